import type { Bill } from '@quay/contract/bill/shapes'
import { fixedBlocksOf, type PrintBlock, type PrintTemplate } from '@quay/contract/print-template/template'
import { describeParcel } from '../delivery/describe-parcel.ts'
import type { Bag, BagLine } from '../label/fill-bags.ts'
import { formatDate } from '../text/format-date.ts'
import { formatDong, formatNumber } from '../text/format-number.ts'
import { billMarks } from './bill-content.ts'
import type { LabelRow } from './label-rows.ts'
import { maskPhone } from './mask-phone.ts'
import { ordinaryTemplate } from './ordinary-template.ts'
import { paperWords as said } from './paper-words.ts'

const { label: words } = said

export interface BagHead {
  storeName: string
  branchName: string
  phone: string | null
  sellerName: string
  patient: string
  day: string
}

/** What a label of a template is for: the bag of a liều, or goods on their way to a customer. */
export type LabelDocument =
  | { kind: 'bag'; bag: Bag; head: BagHead }
  | { kind: 'parcel'; bill: Bill; isUnsent?: boolean }

type Text = Extract<LabelRow, { row: 'text' }>
type Block<Type extends PrintBlock['type']> = Extract<PrintBlock, { type: Type }>

/** What the blocks of a template say on a label. */
interface Said {
  shop: { storeName: string; branchName: string; phone: string | null; seller: string }
  title: LabelRow
  marks: readonly string[]
  facts(rows: Block<'facts'>['rows']): readonly LabelRow[]
  lines(rows: Block<'lines'>['rows']): readonly LabelRow[]
  sums: readonly LabelRow[]
}

/** So many goods are named on a parcel; the others are counted, so that what is to be collected always has its room. */
const mostGoods = 12

/** A label in the look of a template, from the top down. What it must say stands there whatever the template leaves out. */
export function labelRows(document: LabelDocument, { kind, paper, blocks }: PrintTemplate): LabelRow[] {
  const content = document.kind === 'bag' ? bagSays(document) : parcelSays(document)
  const missing = ordinaryTemplate(kind, paper).blocks.filter(
    ({ type }) => fixedBlocksOf(kind).includes(type) && !blocks.some(block => block.type === type),
  )
  return [...blocks, ...missing].flatMap(block => rowsOf(block, content))
}

function rowsOf(block: PrintBlock, content: Said): readonly LabelRow[] {
  if ('on' in block && !block.on) return []
  const { shop } = content
  switch (block.type) {
    case 'shop':
      return [text([shop.storeName, shop.phone].filter(Boolean).join(' · '), lookOf(block, 'left'))]
    case 'text':
      return [text(filled(block.text, shop), { ...lookOf(block, 'left'), atMost: 3 })]
    case 'rule':
      return [{ row: 'rule' }]
    case 'space':
      return [text('')]
    case 'title':
      return [content.title]
    case 'marks':
      return content.marks.map(mark => text(mark, { bold: true, align: 'middle' }))
    case 'facts':
      return content.facts(block.rows)
    case 'lines':
      return content.lines(block.rows)
    case 'sums':
      return content.sums
    default:
      return []
  }
}

const text = (words: string, look: Partial<Text> = {}): Text => ({ row: 'text', text: words, ...look })

function lookOf(block: Block<'shop'> | Block<'text'>, usual: 'left' | 'middle'): Partial<Text> {
  return { align: block.align ?? usual, isSmall: block.size === 'S', isLarge: block.size === 'L' }
}

/** The words between braces filled in, once. */
function filled(words: string, { storeName, branchName, phone, seller }: Said['shop']): string {
  const known: Readonly<Record<string, string>> = { store: storeName, branch: branchName, phone: phone ?? '', seller }
  return words.replace(/\{(store|branch|phone|seller)\}/g, (_, name: string) => known[name] ?? '')
}

function bagSays({ bag, head }: Extract<LabelDocument, { kind: 'bag' }>): Said {
  const { storeName, branchName, phone, sellerName, patient, day } = head
  return {
    shop: { storeName, branchName, phone, seller: sellerName },
    title: { row: 'pair', left: bag.doseName, right: words.bag(bag.number, bag.of), bold: true },
    marks: [],
    facts: rows => [
      ...(rows.includes('patient') && patient ? [text(words.patient(patient))] : []),
      ...(rows.includes('day') ? [text(words.day(formatDate(day)))] : []),
    ],
    lines: rows => bag.lines.flatMap(line => bagLine(line, rows)),
    sums: [],
  }
}

function bagLine(line: BagLine, rows: Block<'lines'>['rows']): LabelRow[] {
  const { productName, strength, quantity, unitName, directions, lots } = line
  const named =
    rows.includes('strength') && strength && !productName.includes(strength)
      ? `${productName} ${strength}`
      : productName
  const lotWords = lots.map(lot => words.lot(lot.lotNumber, lot.expiryDate && formatDate(lot.expiryDate)))
  return [
    { row: 'pair', left: named, right: `${formatNumber(quantity, 2)} ${unitName.toLowerCase()}`, bold: true },
    ...(rows.includes('directions') && directions ? [text(directions, { atMost: 2 })] : []),
    ...(rows.includes('lots') && lots.length > 0 ? [text(lotWords.join('; '), { isSmall: true })] : []),
  ]
}

/** Who gets the goods stands there with the middle of the phone hidden: a label is read by everybody on the way. */
function parcelSays({ bill, isUnsent = false }: Extract<LabelDocument, { kind: 'parcel' }>): Said {
  const { issuer, delivery, items, debt, code } = bill
  const shown = items.slice(0, items.length > mostGoods ? mostGoods - 1 : mostGoods)
  return {
    shop: {
      storeName: issuer.storeName,
      branchName: issuer.branchName,
      phone: issuer.phone,
      seller: bill.sellerName,
    },
    title: { row: 'pair', left: words.parcel, right: code, bold: true },
    marks: billMarks(bill, isUnsent),
    facts: rows => {
      if (!delivery) return []
      const { receiverName, phone, addressLine, note, wishedOn, wishedTime, carrier } = delivery
      const parcel = describeParcel(delivery)
      return [
        text(said.deliverTo(receiverName), { bold: true, isLarge: true, atMost: 2 }),
        ...(phone ? [text(said.phone(maskPhone(phone)), { bold: true })] : []),
        text(addressLine, { atMost: 3 }),
        ...(rows.includes('wished') && wishedOn
          ? [text(said.deliverAt([wishedTime, formatDate(wishedOn)].filter(Boolean).join(' ')))]
          : []),
        ...(rows.includes('note') && note ? [text(note, { atMost: 2 })] : []),
        ...(carrier ? [text(said.carrier(carrier))] : []),
        ...(parcel ? [text(parcel)] : []),
        ...(rows.includes('seller') ? [text(said.seller(bill.sellerName), { isSmall: true })] : []),
      ]
    },
    lines: () => [
      ...shown.map(
        ({ productName, quantity, unitName }): LabelRow => ({
          row: 'pair',
          left: productName,
          right: `${formatNumber(quantity)} ${unitName.toLowerCase()}`,
        }),
      ),
      ...(shown.length < items.length ? [text(words.moreGoods(formatNumber(items.length - shown.length)))] : []),
    ],
    sums: [
      debt > 0
        ? text(said.collect(formatDong(debt)), { bold: true, isLarge: true, align: 'middle', atMost: 2 })
        : text(said.nothingToCollect, { bold: true, align: 'middle' }),
      { row: 'barcode', text: code, share: 0.12 },
      text(code, { isSmall: true, align: 'middle' }),
    ],
  }
}
