import { z } from 'zod'
import { bookRow } from '../book/shapes.ts'
import { day, id, instant, phone, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { periodDay } from '../period-day.ts'

/** The books of a pharmacy that an inspector asks for and that are written out here. */
export const gppBooks = [
  'CONTROLLED',
  'BUYERS',
  'FORM_06',
  'TAKE_BACK',
  'PRESCRIPTION',
  'ANTIBIOTIC',
  'COMPLAINT',
  'ADR',
  'RECALL',
  'ADVICE',
] as const
export type GppBook = (typeof gppBooks)[number]

/** Those that have a screen and a paper of their own. */
export const otherGppBooks = ['PURCHASE', 'QUALITY', 'EXPIRY', 'CLIMATE', 'DISPOSAL', 'INCIDENT'] as const
export type OtherGppBook = (typeof otherGppBooks)[number]

/** Forms: one a book; that of controlled medicines by their group, and all of them in one table. */
export const gppForms = [...gppBooks, 'CONTROLLED_XVI', 'CONTROLLED_ALL'] as const
export type GppForm = (typeof gppForms)[number]

/** ADVICE is what was said to a customer who was not in the shop (TT 02/2018, annex I-1a, III.2.d). */
export const noteKinds = ['COMPLAINT', 'ADR', 'RECALL', 'ADVICE'] as const
export type NoteKind = (typeof noteKinds)[number]

/** How a customer asked who was not in the shop. */
export const adviceChannels = ['PHONE', 'ZALO', 'FACEBOOK', 'WEB', 'OTHER'] as const
export type AdviceChannel = (typeof adviceChannels)[number]

const mostDays = 366
const dayMs = 86_400_000
const period = { ...branchFilter, from: periodDay, to: periodDay }
const fields = {
  ...period,
  book: z.enum(gppBooks),
  /** Of CONTROLLED: the book of one medicine; left out, all of them in one table. */
  productId: id.optional(),
}
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const turned = { path: ['to'], message: 'Ngày cuối không được trước ngày đầu' }
const isShort = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from) < mostDays * dayMs
const tooLong = { path: ['from'], message: 'Chọn kỳ tối đa một năm' }

export const gppPeriod = z.object(period).refine(inOrder, turned).refine(isShort, tooLong)
export const gppBookQuery = z.object(fields).refine(inOrder, turned).refine(isShort, tooLong)
export type GppBookQuery = z.output<typeof gppBookQuery>
export const gppBookBody = z.strictObject(fields).refine(inOrder, turned).refine(isShort, tooLong)
/** With an `id` the progress can be asked for (GET export/:id). */
export const gppBookFile = z
  .strictObject({ id: id.optional(), ...fields })
  .refine(inOrder, turned)
  .refine(isShort, tooLong)

export const gppBookTable = z.object({
  form: z.enum(gppForms),
  branch: z.object({ id, name: z.string(), address: z.string().nullable(), storeName: z.string() }),
  from: day,
  to: day,
  /** What the book is of beside its period: name, strength, unit, registration, maker. */
  lines: z.array(z.string()),
  rows: z.array(bookRow),
  /** There are more rows than these. */
  isCut: z.boolean(),
})
export type GppBookTable = z.output<typeof gppBookTable>

/** A book as the page of all books shows it. */
export const gppOverview = z.object({
  items: z.array(
    z.object({
      book: z.enum([...gppBooks, ...otherGppBooks]),
      /** Rows, or documents, in the period. */
      count: z.int(),
      /** What should be there and is not; what it is the book says. */
      missing: z.int(),
      lastPrint: z.object({ at: instant, by: z.string(), content: z.string().nullable() }).nullable(),
    }),
  ),
  signing: z.object({
    /** The last signed day; null where the book has no signature. */
    signedThrough: day.nullable(),
    /** Days with rows that are over and not signed, the oldest first. */
    unsigned: z.array(day),
  }),
})

/** Signing goes in order: every day with rows until this one that is not signed yet. */
export const signBody = z.strictObject({ branchId: id.optional(), through: day })
export const signedBook = z.object({
  items: z.array(z.object({ day, rowCount: z.int(), hash: z.string(), signedByName: z.string(), signedAt: instant })),
})

export const noteBody = z
  .strictObject({
    id: id.optional(),
    branchId: id.optional(),
    kind: z.enum(noteKinds),
    /** The day of the complaint, reaction or recall; not after today. */
    notedOn: day,
    /** Of ADVICE alone. */
    channel: z.enum(adviceChannels).optional(),
    /** The other party: customer, patient or authority. */
    personName: text(120).nullish(),
    personPhone: phone.nullish(),
    productId: id.nullish(),
    /** The medicine in words, where it is none of the shop's goods. */
    productName: text(200).optional(),
    lotNumber: text(60).nullish(),
    content: text(1_000, 1),
    action: text(500).nullish(),
  })
  .refine(({ productId, productName }) => productId || productName, { path: ['productName'], message: 'Thuốc nào?' })
  .refine(({ kind, channel }) => (kind === 'ADVICE') === (channel !== undefined), {
    path: ['channel'],
    message: 'Khách hỏi qua đâu?',
  })
  .refine(({ kind, personName, personPhone }) => kind !== 'ADVICE' || personName || personPhone, {
    path: ['personName'],
    message: 'Ghi tên tài khoản hoặc điện thoại của khách',
  })
  .refine(({ kind, action }) => kind !== 'ADVICE' || action, { path: ['action'], message: 'Đã tư vấn gì?' })
export type NoteBody = z.output<typeof noteBody>

export const gppNote = z.object({ id, kind: z.enum(noteKinds), version: z.int() })
