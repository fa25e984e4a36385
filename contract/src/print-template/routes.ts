import { z } from 'zod'
import { id } from '../field.ts'
import { routes } from '../route.ts'
import { answeredTemplate, branchPrint } from './branch-print.ts'
import { printKinds, printTemplate } from './template.ts'

/** A template as it is kept: of one branch, or of the store for all branches that have none of their own. */
export const keptTemplate = z.object({
  branchId: id.nullable(),
  kind: z.enum(printKinds),
  template: answeredTemplate,
  version: z.int(),
})
export type KeptTemplate = z.output<typeof keptTemplate>

export const printTemplateRoutes = routes({
  print: {
    method: 'GET',
    path: '/print-template',
    summary: 'Mẫu in đang dùng ở chi nhánh, với logo và lời in chung của cửa hàng',
    permission: 'signed-in',
    query: z.object({ branchId: id.optional() }),
    response: branchPrint,
    errors: ['not-found'],
  },
  kept: {
    method: 'GET',
    path: '/print-template/kept',
    summary: 'Mẫu in riêng của chi nhánh và mẫu chung của cửa hàng, để sửa',
    permission: { model: 'branch', action: 'read' },
    query: z.object({ branchId: id.optional() }),
    response: z.array(keptTemplate),
    errors: ['not-found'],
  },
  save: {
    method: 'PUT',
    path: '/print-template',
    summary: 'Lưu mẫu in của chi nhánh hoặc của cả cửa hàng; mẫu để trống thì trở lại mẫu chung',
    permission: { model: 'branch', action: 'update' },
    body: z.strictObject({
      /** Null is of the whole store; with store/update. */
      branchId: id.nullable(),
      kind: z.enum(printKinds),
      /** Of the template that was seen; 0 where there was none. */
      version: z.int().min(0).max(2_147_483_647),
      template: printTemplate.nullable(),
    }),
    response: z.array(keptTemplate),
    audit: 'print-template.change',
    idempotency: 'natural',
    errors: ['not-found', 'forbidden', 'version-conflict', 'template-kind-differs'],
  },
})
