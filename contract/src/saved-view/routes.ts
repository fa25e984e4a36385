import { z } from 'zod'
import { id, idParams, nothing, text, version } from '../field.ts'
import { routes } from '../route.ts'

import { savedView } from './shapes.ts'

/** The id of a list whose views are kept, as the list itself declares it. */
const viewScreen = z.string().regex(/^[a-z][a-z-]{0,40}$/, 'Tên danh sách không hợp lệ')

/** The filters of a list as its address has them. */
const viewQuery = z
  .record(z.string().regex(/^[A-Za-z]\w{0,40}$/, 'Tên bộ lọc không hợp lệ'), text(200))
  .refine(query => Object.keys(query).length <= 30, 'Tối đa 30 bộ lọc')
/** Columns that are shown, by their ids; null is the list's own choice. */
const viewColumns = z
  .array(z.string().regex(/^[A-Za-z]\w{0,40}$/, 'Tên cột không hợp lệ'))
  .max(40, 'Tối đa 40 cột')
  .nullable()
const viewName = text(60, 1)

export const savedViewRoutes = routes({
  list: {
    method: 'GET',
    path: '/saved-view',
    summary: 'Cách xem đã lưu của một danh sách: của mình và của người khác cho dùng chung',
    permission: 'signed-in',
    query: z.object({ screen: viewScreen }),
    response: z.array(savedView),
  },
  pinned: {
    method: 'GET',
    path: '/saved-view/pinned',
    summary: 'Cách xem ở trang chủ: của mình và của người khác cho dùng chung',
    permission: 'signed-in',
    response: z.array(savedView),
  },
  create: {
    method: 'POST',
    path: '/saved-view',
    summary: 'Lưu một cách xem',
    permission: 'signed-in',
    body: z.strictObject({
      id: id.optional(),
      screen: viewScreen,
      name: viewName,
      query: viewQuery,
      columns: viewColumns.optional(),
      isShared: z.boolean().optional(),
      isPinned: z.boolean().optional(),
    }),
    response: savedView,
    status: 201,
    audit: 'saved-view.create',
    idempotency: 'key',
    errors: ['view-name-taken', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/saved-view/:id',
    summary: 'Sửa cách xem của mình',
    permission: 'signed-in',
    params: idParams,
    body: z.strictObject({
      version,
      name: viewName.optional(),
      query: viewQuery.optional(),
      columns: viewColumns.optional(),
      isShared: z.boolean().optional(),
      isPinned: z.boolean().optional(),
    }),
    response: savedView,
    audit: 'saved-view.update',
    idempotency: 'key',
    errors: ['view-name-taken', 'version-conflict', 'not-found'],
  },
  delete: {
    method: 'DELETE',
    path: '/saved-view/:id',
    summary: 'Xóa cách xem của mình',
    permission: 'signed-in',
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'saved-view.delete',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
