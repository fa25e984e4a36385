import { z } from 'zod'
import { bookRow } from '../book/shapes.ts'
import { taxMethods } from '../enumeration.ts'
import { day, id } from '../field.ts'
import { branchFilter } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { activities } from './activity.ts'

/** The books of a household (Thông tư 152/2025/TT-BTC), and what its declaration is written from. */
export const taxBooks = ['S1A', 'S2A', 'S2B', 'S2C', 'S2D', 'S2E', 'DECLARATION', 'NOTICE', 'YEAR_END'] as const
export type TaxBook = (typeof taxBooks)[number]

/** Forms: one a book, and of those with two faces each. */
export const taxForms = [...taxBooks, 'S2D_ALL', 'DECLARATION_RATE'] as const
export type TaxForm = (typeof taxForms)[number]

/** A year with its 29/02, and no day more: a book is of a period that is declared. */
const mostDays = 366

const dayMs = 86_400_000

const fields = {
  /** One of the branches of the tax code; the book is of all of them. */
  ...branchFilter,
  /** Left out: the table of the declaration where the branch deducts VAT, S2a for a household. */
  book: z.enum(taxBooks).optional(),
  from: periodDay,
  to: periodDay,
  /** A row a day, or one a document. */
  by: z.enum(['DAY', 'DOCUMENT']).default('DAY'),
  /** Of S2D: the book of one product; left out, a row a product. */
  productId: id.optional(),
  /** Of S2D: what went out at the value that the ledger gave it, or at the average of the period. */
  valuation: z.enum(['LEDGER', 'AVERAGE']).default('LEDGER'),
}

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const turned = { path: ['to'], message: 'Ngày cuối không được trước ngày đầu' }
const isShort = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from) < mostDays * dayMs
const tooLong = { path: ['from'], message: 'Chọn kỳ tối đa một năm' }

export const taxBookQuery = z.object(fields).refine(inOrder, turned).refine(isShort, tooLong)
export type TaxBookQuery = z.output<typeof taxBookQuery>
export const taxBookBody = z.strictObject(fields).refine(inOrder, turned).refine(isShort, tooLong)
/** With an `id` the progress can be asked for (GET export/:id). */
export const taxBookFile = z
  .strictObject({ id: id.optional(), ...fields })
  .refine(inOrder, turned)
  .refine(isShort, tooLong)

/** Who keeps the books: all branches of one tax code. */
export const household = z.object({
  taxCode: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
  method: z.enum(taxMethods).nullable(),
  branches: z.array(z.object({ id, name: z.string() })),
})
export type Household = z.output<typeof household>

export const taxBookTable = z.object({
  form: z.enum(taxForms),
  household,
  from: day,
  to: day,
  /** What the book is of beside its period: the product, the fund. */
  subject: z.string().nullable(),
  rows: z.array(bookRow),
  /** There are more rows than these; its sums are of all. */
  isCut: z.boolean(),
})
export type TaxBookTable = z.output<typeof taxBookTable>

const taxed = { vat: z.int(), pitByRevenue: z.int().nullable(), pitByIncome: z.int() }

/** What is owed for a year so far: a household owes by either of two methods; a branch that deducts VAT owes that of its sales less that of its purchases. */
export const taxEstimate = z.object({
  household,
  through: day,
  /** Output and input VAT in đồng of each quarter that began, where the branch deducts VAT; null for a household. */
  deduction: z
    .array(z.object({ quarter: z.int(), from: day, to: day, filedBy: day, output: z.int(), input: z.int() }))
    .nullable(),
  /** Null: no rule is known of that day, or the branch deducts VAT. */
  estimate: z
    .object({
      threshold: z.int(),
      source: z.string(),
      revenue: z.int(),
      costs: z.int(),
      isTaxed: z.boolean(),
      /** Basis points of the income. */
      incomeRate: z.int(),
      ...taxed,
      less: z.enum(['REVENUE', 'INCOME']).nullable(),
      next: z.object({ amount: z.int(), day: day.nullable() }).nullable(),
      groups: z.array(
        z.object({
          activity: z.enum(activities),
          revenue: z.int(),
          /** Basis points. */
          vatRate: z.int(),
          pitRate: z.int(),
          vat: z.int(),
          pit: z.int(),
        }),
      ),
      /** Each quarter that began: what it adds to the year. */
      quarters: z.array(z.object({ quarter: z.int(), from: day, to: day, filedBy: day, ...taxed })),
    })
    .nullable(),
  /** What is to be declared next, and until when. */
  filing: z.array(z.object({ kind: z.enum(['MONTH', 'QUARTER']), from: day, to: day, filedBy: day })),
})
