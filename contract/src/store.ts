import { z } from 'zod'
import { id, phone, text, version } from './field.ts'
import { placeAnswer, placeBody } from './place.ts'
import { routes } from './route.ts'

const email = z.email('Địa chỉ email không hợp lệ').max(200)
const image = z.object({ id, address: z.string() })

export const store = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  taxCode: z.string().nullable(),
  isAgency: z.boolean(),
  logo: image.nullable(),
  ...placeAnswer,
  receiptHeader: z.string().nullable(),
  receiptFooter: z.string().nullable(),
  returnPolicy: z.string().nullable(),
  version: z.int(),
})
export type Store = z.output<typeof store>

const fields = {
  name: text(120, 1).optional(),
  phone: phone.optional(),
  email: email.nullish(),
  /** Checked by domain/tax/check-tax-code. */
  taxCode: text(20).nullish(),
  /** A picture of purpose "logo" that was uploaded before. */
  logoId: id.nullish(),
  ...placeBody,
  receiptHeader: text(200).nullish(),
  receiptFooter: text(300).nullish(),
  returnPolicy: text(300).nullish(),
}
export const storePatch = z.strictObject({ version, ...fields })

const quota = z.object({ used: z.int(), limit: z.int().nullable() })
/** How much of what the server gives the store is filled; storage in bytes. */
export const storeUsage = z.object({ products: quota, employees: quota, files: quota, storage: quota })
export type StoreUsage = z.output<typeof storeUsage>

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
