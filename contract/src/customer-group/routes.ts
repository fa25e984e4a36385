import { z } from 'zod'
import { dong, id, idParams, nothing, text, version } from '../field.ts'
import { debtDays } from '../partner/shapes.ts'
import { routes } from '../route.ts'

import { customerGroup, groupModes, groupRule } from './shapes.ts'

const fields = {
  name: text(80, 1),
  note: text(300).nullish(),
  debtLimit: dong.nullish(),
  debtDays: debtDays.nullish(),
  mode: z.enum(groupModes).optional(),
  /** With a mode other than MANUAL. */
  rule: groupRule.nullish(),
}

export const customerGroupRoutes = routes({
  list: {
    method: 'GET',
    path: '/customer-group',
    summary: 'Nhóm khách hàng',
    permission: {
      anyOf: [
        { model: 'group_customer', action: 'read' },
        { model: 'customer', action: 'read' },
        { model: 'price_setting', action: 'read' },
      ],
    },
    response: z.object({ items: z.array(customerGroup) }),
  },
  create: {
    method: 'POST',
    path: '/customer-group',
    summary: 'Thêm nhóm khách hàng',
    permission: { model: 'group_customer', action: 'create' },
    body: z.strictObject({ id: id.optional(), ...fields }),
    response: customerGroup,
    status: 201,
    audit: 'customer-group.create',
    idempotency: 'client-id',
    errors: ['group-name-taken', 'group-rule-missing', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/customer-group/:id',
    summary: 'Sửa nhóm khách hàng',
    permission: { model: 'group_customer', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, ...fields, name: fields.name.optional() }),
    response: customerGroup,
    audit: 'customer-group.update',
    idempotency: 'key',
    errors: ['group-name-taken', 'group-rule-missing', 'not-found', 'version-conflict'],
  },
  apply: {
    method: 'POST',
    path: '/customer-group/apply',
    summary: 'Xếp khách vào các nhóm theo điều kiện ngay bây giờ; khách xếp bằng tay thì giữ nguyên',
    permission: { model: 'group_customer', action: 'update' },
    body: z.strictObject({}),
    response: z.object({ added: z.int(), removed: z.int() }),
    audit: 'customer-group.apply',
    idempotency: 'natural',
  },
  delete: {
    method: 'DELETE',
    path: '/customer-group/:id',
    summary: 'Xóa nhóm khách hàng; khách trong nhóm ở lại, không thuộc nhóm nào',
    permission: { model: 'group_customer', action: 'delete' },
    params: idParams,
    body: z.strictObject({ version }),
    response: nothing,
    status: 204,
    audit: 'customer-group.delete',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict'],
  },
})
