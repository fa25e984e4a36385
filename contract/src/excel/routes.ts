import { z } from 'zod'
import { id, idParams, nothing, text } from '../field.ts'
import { branchFilter, pageQuery } from '../page.ts'
import { customerFilter, customerOrder, providerFilter, providerOrder } from '../partner/shapes.ts'
import { priceFilter } from '../price-book/shapes.ts'
import { productFilter } from '../product/shapes.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'
import { excelFileLimit } from './limits.ts'

import {
  counts,
  type ExcelList,
  excelFile,
  excelKinds,
  excelLists,
  issue,
  pictures,
  priceMove,
  taking,
} from './shapes.ts'

const excelBodyLimit = Math.ceil(excelFileLimit / 3) * 4 + 4096

const importPermission = {
  anyOf: [
    { model: 'list_product', action: 'create' },
    { model: 'list_product', action: 'update' },
    { model: 'price_setting', action: 'update' },
    { model: 'import_product', action: 'create' },
    { model: 'customer', action: 'create' },
    { model: 'provider', action: 'create' },
    { model: 'bill', action: 'create' },
  ],
} as const
const readPermission = {
  anyOf: [
    { model: 'list_product', action: 'read' },
    { model: 'price_setting', action: 'read' },
    { model: 'customer', action: 'read' },
    { model: 'provider', action: 'read' },
  ],
} as const

const keyword = pageQuery.shape.keyword
/** What a list is narrowed to when it goes out, and its order, by the list that shows it: as on its screen. */
const filters = {
  products: z.strictObject({ keyword, ...productFilter }).optional(),
  prices: z.strictObject(priceFilter).optional(),
  customers: z.strictObject({ keyword, ...customerFilter, ...customerOrder }).optional(),
  providers: z.strictObject({ keyword, ...providerFilter, ...providerOrder }).optional(),
}
const filtersOf: Readonly<Record<ExcelList, readonly (keyof typeof filters)[]>> = {
  product: ['products'],
  stock: ['products'],
  price: ['products', 'prices'],
  customer: ['customers'],
  provider: ['providers'],
}
const filterNames = Object.values(filtersOf).flat()

const readErrors = [
  'forbidden',
  'quota-reached',
  'not-found',
  'excel-finished',
  'excel-unreadable',
  'excel-cancelled',
  'excel-columns',
  'excel-busy',
  'branch-inactive',
  'files-waiting',
] as const

export const excelRoutes = routes({
  upload: {
    method: 'POST',
    path: '/excel',
    work: 'file',
    summary: 'Tải tệp Excel hoặc CSV lên để nhập: nhận ra mẫu tệp và các cột, chưa ghi gì',
    permission: importPermission,
    body: z.strictObject({
      id: id.optional(),
      kind: z.enum(excelKinds),
      fileName: text(200, 1),
      /** The file in base64. What it is, its bytes tell, not its name. */
      content: z
        .string()
        .min(1, 'Chưa chọn tệp')
        .max(Math.ceil(excelFileLimit / 3) * 4, 'Tệp quá lớn, tối đa 10 MB'),
    }),
    bodyLimit: excelBodyLimit,
    response: excelFile,
    status: 201,
    audit: 'excel.upload',
    idempotency: 'client-id',
    errors: [
      'forbidden',
      'quota-reached',
      'excel-unreadable',
      'excel-no-header',
      'files-waiting',
      'idempotency-conflict',
    ],
  },
  get: {
    method: 'GET',
    path: '/excel/:id',
    summary: 'Một tệp đã tải lên: các cột của nó, đã nhập xong chưa',
    permission: importPermission,
    params: idParams,
    response: excelFile,
    errors: ['forbidden', 'not-found'],
  },
  check: {
    method: 'POST',
    path: '/excel/:id/check',
    work: 'file',
    summary: 'Nhập thử: đọc cả tệp và cho biết từng dòng sai, chưa ghi gì',
    permission: importPermission,
    lookup: true,
    params: idParams,
    body: taking,
    response: counts.extend({ issues: z.array(issue), prices: z.array(priceMove) }),
    errors: readErrors,
  },
  issues: {
    method: 'POST',
    path: '/excel/:id/issues',
    summary: 'Các dòng sai của một lần nhập thử, thành tệp Excel',
    permission: importPermission,
    lookup: true,
    params: idParams,
    body: taking.extend({ id: id.optional() }),
    file: sheetType,
    response: z.null(),
    errors: readErrors,
  },
  run: {
    method: 'POST',
    path: '/excel/:id/run',
    work: 'file',
    summary: 'Nhập cả tệp: mọi dòng hoặc không dòng nào',
    permission: importPermission,
    params: idParams,
    body: taking,
    response: counts.extend({ documents: z.array(z.string()) }),
    audit: 'excel.import',
    idempotency: 'natural',
    errors: [...readErrors, 'excel-has-errors'],
  },
  progress: {
    method: 'GET',
    path: '/excel/:id/progress',
    summary: 'Một tệp đang đọc hay đang nhập đã tới dòng nào',
    permission: importPermission,
    params: idParams,
    response: z.object({ done: z.int(), total: z.int(), isWriting: z.boolean() }),
    errors: ['not-found'],
  },
  cancel: {
    method: 'POST',
    path: '/excel/:id/cancel',
    summary: 'Dừng một lần nhập đang chạy: không dòng nào được ghi',
    permission: importPermission,
    // Only says to the work under way that it shall undo itself; that one answers for what it did.
    lookup: true,
    params: idParams,
    body: z.strictObject({}),
    response: z.object({ isCancelled: z.boolean() }),
    errors: ['not-found'],
  },
  pictures: {
    method: 'GET',
    path: '/excel/:id/pictures',
    summary: 'Hình theo địa chỉ trong một tệp đã nhập: đã tải được bao nhiêu, hình nào không tải được và vì sao',
    permission: importPermission,
    params: idParams,
    response: pictures,
    errors: ['forbidden', 'not-found'],
  },
  retryPictures: {
    method: 'POST',
    path: '/excel/:id/pictures/retry',
    summary: 'Tải lại ngay các hình chưa tải được của một tệp',
    permission: importPermission,
    params: idParams,
    body: z.strictObject({}),
    response: nothing,
    status: 204,
    audit: 'excel.retry-pictures',
    idempotency: 'natural',
    errors: ['forbidden', 'not-found'],
  },
  template: {
    method: 'GET',
    path: '/excel/template',
    summary: 'Tệp mẫu để điền',
    permission: importPermission,
    query: z.object({ kind: z.enum(excelKinds) }),
    file: sheetType,
    response: z.null(),
  },
  export: {
    method: 'POST',
    path: '/excel/export',
    summary: 'Xuất danh sách, cả hay theo bộ lọc của nó, ra tệp Excel theo đúng mẫu nhập',
    permission: readPermission,
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z
      .strictObject({
        id: id.optional(),
        kind: z.enum(excelLists),
        ...branchFilter,
        /** Prices of this book in the place of the general ones. */
        priceBookId: id.optional(),
        /** At most one of them, that of the list; without, all of it goes out. */
        ...filters,
      })
      .refine(
        ({ kind, ...asked }) => {
          const given = new Set(filterNames.filter(name => asked[name]))
          return given.size === 0 || (given.size === 1 && filtersOf[kind].some(name => given.has(name)))
        },
        { path: ['kind'], message: 'Bộ lọc không phải của danh sách này' },
      )
      .refine(({ kind, priceBookId }) => kind === 'price' || priceBookId === undefined, {
        path: ['priceBookId'],
        message: 'Bảng giá chỉ chọn cho giá bán',
      }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found', 'price-cost-right-missing'],
  },
})
