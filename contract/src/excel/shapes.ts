import { z } from 'zod'
import { id, instant, namedProduct, text } from '../field.ts'
import { excelColumnsAtMost } from './limits.ts'

/** What of a shop goes out into a file and comes back from it: goods with stock and prices, opening stock, prices, customers, suppliers. */
export const excelLists = ['product', 'stock', 'price', 'customer', 'provider'] as const
export type ExcelList = (typeof excelLists)[number]

/** What an Excel file may hold: those, and bills of another program. */
export const excelKinds = [...excelLists, 'bill'] as const
export type ExcelKind = (typeof excelKinds)[number]

/** By whose titles a file is written. */
export const excelLayouts = ['own', 'kiotviet-pharmacy', 'kiotviet-retail', 'kiotviet', 'webnhathuoc', 'other'] as const
export type ExcelLayout = (typeof excelLayouts)[number]

const column = z.object({
  index: z.int(),
  /** As it stands in the file. */
  title: z.string(),
  /** What stands beneath it in the first rows. */
  samples: z.array(z.string()),
  /** The field that it is taken for; null: it is not read. */
  field: z.string().nullable(),
})

export const counts = z.object({
  created: z.int(),
  updated: z.int(),
  /** There already, and left as they are. */
  skipped: z.int(),
  /** Goods that get opening stock. */
  stocked: z.int(),
  /** Pictures that are fetched from their addresses afterwards. */
  pictures: z.int(),
  errors: z.int(),
  warnings: z.int(),
})
export type ExcelCounts = z.output<typeof counts>

export const issue = z.object({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
  level: z.enum(['error', 'warning']),
})
export type ExcelIssue = z.output<typeof issue>

const failedPicture = z.object({
  id,
  ...namedProduct,
  address: z.string(),
  problem: z.string(),
})
export type FailedPicture = z.output<typeof failedPicture>

export const pictures = z.object({
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Tried in vain, and to be tried again. */
  delayed: z.int(),
  /** The first of those that did not come. */
  failures: z.array(failedPicture),
})
export type ExcelPictures = z.output<typeof pictures>

export const priceMove = z.object({
  row: z.int(),
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  before: z.int().nullable(),
  after: z.int(),
})
export type PriceMove = z.output<typeof priceMove>

export const excelFile = z.object({
  id,
  kind: z.enum(excelKinds),
  fileName: z.string(),
  layout: z.enum(excelLayouts),
  /** The row of the titles, as Excel numbers it. */
  headerRow: z.int(),
  rowCount: z.int(),
  columns: z.array(column),
  /** Whether the columns are taken as they were the last time for a file of this layout. */
  isRemembered: z.boolean(),
  status: z.enum(['WAITING', 'DONE']),
  result: counts.nullable(),
  createdAt: instant,
  createdByName: z.string(),
})
export type ExcelFile = z.output<typeof excelFile>

/** How a file is read and taken over. */
export const taking = z.strictObject({
  columns: z
    .array(z.strictObject({ index: z.int().min(0).max(excelColumnsAtMost), field: text(40, 1) }))
    .min(1, 'Chưa chọn cột nào')
    .max(excelColumnsAtMost),
  /** What becomes of what is there already, by its code. */
  duplicates: z.enum(['skip', 'overwrite']),
  /** Whether the stock in the file becomes opening stock. */
  withStock: z.boolean().default(false),
  branchId: id.optional(),
  /** Whose prices the file holds, for kind `price` only; absent: the general price list. */
  priceBookId: id.optional(),
})
export type ExcelTaking = z.output<typeof taking>
