import { z } from 'zod'
import { version } from '../field.ts'
import { routes } from '../route.ts'

import { fields, store, storePatch, storeUsage } from './shapes.ts'

const refusals = ['tax-code-shape', 'tax-code-check-digit', 'coordinates-invalid', 'not-found'] as const

export const storeRoutes = routes({
  get: {
    method: 'GET',
    path: '/store',
    summary: 'Thông tin cửa hàng',
    permission: { model: 'store', action: 'read' },
    response: store,
  },
  update: {
    method: 'PATCH',
    path: '/store',
    summary: 'Sửa thông tin cửa hàng',
    permission: { model: 'store', action: 'update' },
    body: storePatch,
    response: store,
    audit: 'store.update',
    idempotency: 'key',
    errors: [...refusals, 'version-conflict'],
  },
  usage: {
    method: 'GET',
    path: '/store/usage',
    summary: 'Cửa hàng đã dùng bao nhiêu trong mức máy chủ cho phép: sản phẩm, nhân viên, hình và tệp',
    permission: { model: 'store', action: 'read' },
    response: storeUsage,
  },
  /** For clients that know only the specification's path; docs/decisions/2026-11-21-post-store-saves.md. */
  save: {
    method: 'POST',
    path: '/store',
    summary: 'Lưu thông tin cửa hàng đang đăng nhập (như PATCH, không cần version)',
    permission: { model: 'store', action: 'update' },
    body: z.strictObject({ version: version.optional(), ...fields }),
    response: store,
    audit: 'store.update',
    idempotency: 'key',
    errors: [...refusals, 'version-conflict'],
  },
})
