import { z } from 'zod'
import { id, idParams, nothing } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'
import { mostPrintBytes, printer, printerBody, printerPatch } from './shapes.ts'

/** Base64 is a third longer than its bytes. */
const mostLetters = Math.ceil(mostPrintBytes / 3) * 4
const refusals = ['printer-name-taken', 'printer-address-outside', 'printer-queue-unknown'] as const

export const printerRoutes = routes({
  list: {
    method: 'GET',
    path: '/printer',
    summary: 'Máy in mà máy chủ gọi được cho chi nhánh',
    permission: { anyOf: [{ model: 'sale' }, { model: 'bill', action: 'read' }, { model: 'branch', action: 'read' }] },
    query: z.object(branchFilter),
    response: z.array(printer),
    errors: ['not-found'],
  },
  queues: {
    method: 'GET',
    path: '/printer/queue',
    summary: 'Tên các hàng đợi in của máy chạy máy chủ',
    permission: { model: 'branch', action: 'update' },
    response: z.array(z.string()),
  },
  /** Calls the neighbours of the server at the port of printers; what answers need not be one. */
  search: {
    method: 'GET',
    path: '/printer/neighbour',
    summary: 'Tìm máy in trong mạng của máy chủ: các địa chỉ trả lời ở cổng 9100',
    permission: { model: 'branch', action: 'update' },
    response: z.array(z.string()),
    errors: ['printer-search-off'],
  },
  create: {
    method: 'POST',
    path: '/printer',
    summary: 'Thêm máy in của chi nhánh',
    permission: { model: 'branch', action: 'update' },
    body: printerBody,
    response: printer,
    status: 201,
    audit: 'printer.create',
    idempotency: 'client-id',
    errors: [...refusals, 'not-found', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/printer/:id',
    summary: 'Sửa máy in',
    permission: { model: 'branch', action: 'update' },
    params: idParams,
    body: printerPatch,
    response: printer,
    audit: 'printer.update',
    idempotency: 'key',
    errors: [...refusals, 'version-conflict', 'not-found'],
  },
  delete: {
    method: 'DELETE',
    path: '/printer/:id',
    summary: 'Xóa máy in',
    permission: { model: 'branch', action: 'update' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'printer.delete',
    idempotency: 'key',
    errors: ['not-found'],
  },
  /** Writes nothing of the store: the same job sent again is not printed again for ten minutes. */
  print: {
    method: 'POST',
    lookup: true,
    path: '/printer/:id/print',
    summary: 'In một bản lên máy in của chi nhánh; gửi lại cùng mã bản in thì không in hai lần',
    permission: {
      anyOf: [{ model: 'sale' }, { model: 'bill', action: 'read' }, { model: 'branch', action: 'update' }],
    },
    params: idParams,
    bodyLimit: mostLetters + 1024,
    body: z.strictObject({
      /** Of one paper: sent again under it, it is not printed again. */
      job: id,
      /** Base64 of what the printer reads; empty for the drawer alone. */
      bytes: z
        .string()
        .max(mostLetters, 'Bản in quá dài')
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Bản in không hợp lệ'),
      /** The drawer is opened first, also where there is no paper left to print on. */
      opensDrawer: z.boolean().default(false),
    }),
    response: z.object({
      /** It had been printed before. */
      repeated: z.boolean(),
    }),
    errors: [
      'not-found',
      'printer-address-outside',
      'printer-queue-unknown',
      'printer-paper-out',
      'printer-cover-open',
      'printer-unreachable',
      'printer-busy',
    ],
  },
})
