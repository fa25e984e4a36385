import { z } from 'zod'
import { day, id, instant } from '../field.ts'

/** Areas of the owner's reports; each is a page and a right `{area}_report/read`. */
export const reportAreas = ['sale', 'product', 'customer', 'provider', 'employee'] as const
export type ReportArea = (typeof reportAreas)[number]

/** What a report can show, by area (spec §3: report kinds and discount filters). What each shows: domain/src/report/views.ts. */
export const reportViews = {
  sale: [
    'TIME',
    'WEEK',
    'REVENUE',
    'EMPLOYEE',
    'DISCOUNT',
    'PROMOTION',
    'SALE_RETURN',
    'PRESCRIBER',
    'RESULT',
    'BRIDGE',
  ],
  product: [
    'SALE',
    'REVENUE',
    'EMPLOYEE',
    'CUSTOMER',
    'WAREHOUSE_VALUE',
    'INVENTORY',
    'INVENTORY_DETAIL',
    'CANCEL',
    'SLOW',
    'EXPIRY',
    'ABC',
    'UNIT',
    'PRICE',
    'PROVIDER',
    'RETURNED',
  ],
  customer: ['SALE', 'REVENUE', 'PRODUCT', 'DEBT'],
  provider: ['INBOUND', 'PRODUCT', 'DEBT'],
  employee: ['SALE', 'REVENUE', 'PRODUCT'],
} as const satisfies Record<ReportArea, readonly string[]>
export type ReportView = (typeof reportViews)[ReportArea][number]

/** By what the rows of a report stand. */
export const reportGroups = [
  'hour',
  'weekday',
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'branch',
  'seller',
  'channel',
  'method',
  'reason',
  'taker',
  'lossReason',
  'customer',
  'customerGroup',
  'visit',
  'product',
  'lot',
  'expiryStep',
  'unit',
  'price',
  'productGroup',
  'topGroup',
  'midGroup',
  'priceBook',
  'prescriber',
  'maker',
  'provider',
  'boughtOf',
  'writer',
  'taxRate',
  'promotion',
  'voucherKind',
  'term',
] as const
export type ReportGroup = (typeof reportGroups)[number]

/** What a report is compared with: nothing, the time just before, the same days of the year before. */
/** What of a store's goods is asked by how long it lasts: what has expired, or expires within so many days. */
export const reportExpiries = ['EXPIRED', 'D30', 'D90', 'D180'] as const
export type ReportExpiry = (typeof reportExpiries)[number]

/** The types of goods (`productType`) as an address names them. */
export const goodsTypes = ['1', '2', '3', '4'] as const

/** By what goods are ranked into A, B and C. */
export const reportRanks = ['REVENUE', 'PROFIT', 'QUANTITY'] as const
export type ReportRank = (typeof reportRanks)[number]

/** Of bills those with a discount of any kind, or of one. */
export const reportDiscounts = ['ANY', 'HAND', 'PROMOTION', 'POINTS'] as const
export type ReportDiscount = (typeof reportDiscounts)[number]

export const reportCompares = ['NONE', 'PREVIOUS', 'YEAR'] as const
export type ReportCompare = (typeof reportCompares)[number]

/** Of a combo either itself counts, or what it consists of; both are the same money. */
export const reportParts = ['COMBO', 'COMPONENT'] as const
export type ReportParts = (typeof reportParts)[number]

/**
 * What a figure is: đồng, a number of something, base units, a part of a whole in basis points, hundredths of one, days that something lasts; a
 * day by how many there are from 1970-01-01 to it; the letters A, B, C or X, Y, Z by their place from 1.
 */
export const figureKinds = ['money', 'count', 'quantity', 'rate', 'hundredths', 'days', 'day', 'abc', 'xyz'] as const
export type FigureKind = (typeof figureKinds)[number]

export const reportColumn = z.object({
  id: z.string(),
  kind: z.enum(figureKinds),
  /** The rows of the column add up to its total, and the documents of a row to the row. */
  isSum: z.boolean(),
})

/** A time of the day, hours and minutes. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ dạng 14:35')

/** Figures by column; null where there is nothing to divide by. */
const figures = z.record(z.string(), z.int().nullable())

export const reportRow = z.object({
  /** Names the row when its documents are asked for. */
  key: z.string(),
  label: z.string(),
  /** A code, a unit, a phone: a second line. */
  detail: z.string().nullable(),
  values: figures,
  /** The same row in the time that it is compared with. */
  previous: figures.nullable(),
})
export type ReportRow = z.output<typeof reportRow>

/** What stands above a report, on paper and in its file. */
export const reportHead = z.object({
  storeName: z.string(),
  /** The branches by their names; of many how many there are. */
  branchName: z.string(),
  title: z.string(),
  /** The days, as people write them. */
  period: z.string(),
  /** What the rows are narrowed to: a name and what is chosen. */
  filters: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The days that it is compared with; null for none. */
  compared: z.string().nullable(),
})
export type ReportHead = z.output<typeof reportHead>

export const report = z.object({
  head: reportHead,
  /** All figures are of this instant. */
  asOf: instant,
  from: day,
  to: day,
  compareFrom: day.nullable(),
  compareTo: day.nullable(),
  /** Of a running day that is compared: until this time of the day what it is compared with counts, "14:35" by the clock of the branch. */
  compareUntil: clock.nullable(),
  /** Only those that the caller may see. */
  columns: z.array(reportColumn),
  items: z.array(reportRow),
  total: figures,
  previousTotal: figures.nullable(),
  totalItem: z.int(),
  nextCursor: z.string().nullable(),
})
export type Report = z.output<typeof report>

export const reportDocument = z.object({
  /** As links to documents name it: `bill`, `sale-return`, `disposal`, `voucher` …; `balance` is what lay there before, no document. */
  kind: z.string(),
  /** Of a balance all zeros. */
  id,
  code: z.string(),
  /** When the goods were sold, came in or came back. */
  at: instant,
  businessDay: day,
  customerName: z.string().nullable(),
  /** Who sold, or wrote it. */
  sellerName: z.string(),
  /** What it adds to the row, or takes off. */
  values: figures,
  /** Of a bill all that was taken off it, by what; together they are its discount. Null in views that are not about discounts. */
  discounts: z
    .array(
      z.object({
        /** A promotion by its name of then; what was given by hand, and points, by their words. */
        label: z.string(),
        amount: z.int(),
        /** Of goods that it gave, at their price; not in the amount. */
        giftValue: z.int(),
      }),
    )
    .nullable(),
})

export const reportDocuments = z.object({
  asOf: instant,
  from: day,
  to: day,
  columns: z.array(reportColumn),
  items: z.array(reportDocument),
  total: figures,
  totalItem: z.int(),
  nextCursor: z.string().nullable(),
})
export type ReportDocuments = z.output<typeof reportDocuments>
