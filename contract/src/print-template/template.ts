import { z } from 'zod'
import { text } from '../field.ts'

/**
 * What is printed by a template of blocks. `shift` holds for its count, for the end of a day and for the slip of a drawer; `report` is the
 * count and the end of a day in tables, on a sheet. `bag` is the label of a liều, `parcel` that of a delivery.
 */
export const printKinds = [
  'bill',
  'return',
  'order',
  'quotation',
  'delivery',
  'voucher',
  'shift',
  'report',
  'prescription',
  'bag',
  'parcel',
] as const
export type PrintKind = (typeof printKinds)[number]

/** Labels by width and height in millimetres. */
export const templateLabels = ['70x50', '50x30', '75x100'] as const
export type TemplateLabel = (typeof templateLabels)[number]
const rollsAndSheets = ['80', '58', 'A5', 'A4'] as const
/** Rolls by their width in millimetres, sheets, and labels. */
export const printPapers = [...rollsAndSheets, ...templateLabels] as const
export type PrintPaper = (typeof printPapers)[number]

/** On which papers a kind can be printed (printing paper, §2). */
export const papersOf: Readonly<Record<PrintKind, readonly PrintPaper[]>> = {
  bill: rollsAndSheets,
  return: rollsAndSheets,
  order: rollsAndSheets,
  quotation: rollsAndSheets,
  delivery: ['80', '58', 'A5'],
  voucher: rollsAndSheets,
  shift: ['80', '58'],
  report: ['A4'],
  prescription: ['80', 'A5', 'A4'],
  bag: ['70x50', '50x30'],
  parcel: ['75x100'],
}

export const isLabel = (paper: PrintPaper): paper is TemplateLabel => templateLabels.some(label => label === paper)

/** The words that a text may have filled in, between braces. */
export const textFields = ['store', 'branch', 'phone', 'seller'] as const

/** At most so many letters stand in a text of a template. */
export const longestText = 300
const knownFields = new RegExp(`^(?:[^{}]|\\{(?:${textFields.join('|')})\\})*$`)
const plainText = text(longestText).regex(
  knownFields,
  'Trong ngoặc nhọn chỉ dùng được {store}, {branch}, {phone}, {seller}',
)

export const printSizes = ['S', 'M', 'L'] as const
export type PrintSize = (typeof printSizes)[number]
const placed = {
  on: z.boolean(),
  size: z.enum(printSizes).optional(),
  align: z.enum(['left', 'middle']).optional(),
}

const personRows = ['seller', 'till', 'customer', 'phone', 'prescription', 'priceBook'] as const
const [bagFacts, parcelFacts] = [['patient', 'day'] as const, ['wished', 'note'] as const]
export const factRows = [...personRows, ...bagFacts, ...parcelFacts] as const
const goodsRows = ['unitPrice', 'discount', 'vat', 'lots', 'directions', 'code', 'doseParts', 'comboParts'] as const
/** Tables of a report. */
export const reportRows = ['sales', 'returned', 'cancelled', 'money', 'notes', 'shifts', 'sellers', 'goods'] as const
const bagRows = ['strength', 'directions', 'lots'] as const
export const lineRows = [...goodsRows, 'strength', ...reportRows] as const
export const sumRows = ['promotions', 'words', 'vat', 'paid', 'debt', 'points', 'saved'] as const
export type FactRow = (typeof factRows)[number]
export type LineRow = (typeof lineRows)[number]
export type SumRow = (typeof sumRows)[number]
export type ReportRow = (typeof reportRows)[number]

/** Which rows the blocks of a kind of paper know, where these are others than those of most. */
const ownRows: Partial<Record<PrintKind, { facts: readonly FactRow[]; lines: readonly LineRow[] }>> = {
  report: { facts: [], lines: reportRows },
  bag: { facts: bagFacts, lines: bagRows },
  parcel: { facts: [...parcelFacts, 'seller'], lines: [] },
}

/** The rows that can be switched on in a block of a kind of paper. */
export function rowsOf(kind: PrintKind, block: 'facts' | 'lines' | 'sums'): readonly (FactRow | LineRow | SumRow)[] {
  const own = ownRows[kind]
  if (block === 'sums') return own ? [] : sumRows
  return own?.[block] ?? (block === 'facts' ? personRows : goodsRows)
}
const chosen = <const Rows extends readonly [string, ...string[]]>(rows: Rows) => z.array(z.enum(rows)).max(rows.length)

/** A text that is null is the store's. */
const shopText = plainText.nullable()

/** One block of a paper. It has neither markup nor colours nor fonts, so nothing of it can run, and every printer can print it. */
export const printBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('logo'), ...placed }),
  z.strictObject({ type: z.literal('shop'), ...placed }),
  z.strictObject({ type: z.literal('header'), ...placed, text: shopText }),
  z.strictObject({ type: z.literal('text'), ...placed, text: plainText }),
  z.strictObject({ type: z.literal('policy'), ...placed, text: shopText }),
  z.strictObject({ type: z.literal('thanks'), ...placed, text: shopText }),
  z.strictObject({ type: z.literal('space'), ...placed }),
  z.strictObject({ type: z.literal('rule'), ...placed }),
  z.strictObject({ type: z.literal('title') }),
  z.strictObject({ type: z.literal('marks') }),
  z.strictObject({ type: z.literal('facts'), rows: chosen(factRows) }),
  z.strictObject({ type: z.literal('lines'), rows: chosen(lineRows), perLine: z.literal([1, 2]) }),
  z.strictObject({ type: z.literal('sums'), rows: chosen(sumRows) }),
  z.strictObject({ type: z.literal('vietQr'), when: z.enum(['owed', 'always', 'never']) }),
  z.strictObject({ type: z.literal('pageQr'), on: z.boolean() }),
  z.strictObject({ type: z.literal('signatures'), on: z.boolean(), names: z.array(plainText.min(1)).min(2).max(4) }),
])
export type PrintBlock = z.output<typeof printBlock>
export type BlockType = PrintBlock['type']

/** Blocks that no template leaves out: what the paper is, what became of it, its number and time, and the amount. */
export const fixedBlocks = ['title', 'marks', 'facts', 'lines', 'sums'] as const satisfies readonly BlockType[]
/** The same by the kind: the bag of a liều has neither marks nor sums. */
export const fixedBlocksOf = (kind: PrintKind): readonly BlockType[] =>
  kind === 'bag' ? ['title', 'facts', 'lines'] : fixedBlocks
/** Blocks that stand on a paper more than once. */
const repeated: readonly BlockType[] = ['text', 'space', 'rule']

export const printTemplate = z
  .strictObject({
    version: z.literal(1),
    kind: z.enum(printKinds),
    paper: z.enum(printPapers, 'Không có khổ giấy này'),
    copies: z.int('Phải là số nguyên').min(1, 'Ít nhất 1 bản').max(3, 'Tối đa 3 bản'),
    /** Printed as soon as a sale is done, where the till does not say otherwise. */
    autoPrint: z.boolean(),
    blocks: z.array(printBlock).max(40, 'Tối đa 40 khối'),
  })
  .superRefine(({ kind, paper, blocks }, context) => {
    const issue = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (!papersOf[kind].includes(paper)) issue(['paper'], 'Không in loại phiếu này trên khổ giấy này')
    for (const type of fixedBlocksOf(kind)) {
      const count = blocks.filter(block => block.type === type).length
      if (count !== 1) issue(['blocks'], 'Tiêu đề, dấu, thông tin, dòng hàng và tổng tiền luôn có, mỗi khối một lần')
    }
    for (const [place, { type }] of blocks.entries())
      if (!repeated.includes(type) && blocks.findIndex(block => block.type === type) < place)
        issue(['blocks', place], 'Khối này đã có')
  })
export type PrintTemplate = z.output<typeof printTemplate>
