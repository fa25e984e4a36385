import { formatNumber } from '../text/format-number.ts'
import { parseDate } from '../time/parse-date.ts'
import { lotInName } from './lot-in-name.ts'
import type { ColumnKind } from './printed-columns.ts'
import { rateOf, readHead, readTotals } from './printed-head.ts'
import { linesOf, type TextRun } from './printed-line.ts'
import { numbersOf, type ReadNumber } from './printed-number.ts'
import { type PrintedRow, readTable } from './printed-rows.ts'
import { type InvoiceLine, type SupplierInvoice, takenBack, takesBack } from './read-supplier-invoice.ts'

/** Without text it is a picture; without a table whose columns are known and stand apart it cannot be read. */
export type NotPrinted = 'no-text' | 'no-table' | 'no-columns'

/**
 * Reads an invoice from where its words stand on the pages (the PDF that suppliers send beside the e-invoice). Columns are
 * known by their titles only. Every line has to come to its amount and all lines to the sum; what does not is said, nothing is
 * put right. `today` gives the century of an expiry with a short year.
 */
export function readPrintedInvoice(
  pages: readonly (readonly TextRun[])[],
  today: string,
): { invoice: SupplierInvoice } | { why: NotPrinted } {
  const printed = pages.map(linesOf)
  if (printed.every(page => page.length === 0)) return { why: 'no-text' }
  const table = readTable(printed)
  if (typeof table === 'string') return { why: table }
  const read = numbersOf(
    table.rows.flatMap(({ cells }) => [cells.quantity, cells.price, cells.amount].filter(text => text !== undefined)),
  )
  const head = readHead(table.above)
  const { vatRate, ...totals } = readTotals(table.below, read)
  const lines = table.rows
    .flatMap(row => readLine(row, table.kinds, read, today))
    .map(line => (line.vatRate === null && vatRate !== null ? { ...line, vatRate } : line))
  const sum = lines.reduce((all, { kind, amount }) => all + (kind === 'DISCOUNT' ? -amount : amount), 0)
  const wrongSum = doubtOfSum(totals, sum, lines.length)
  const isUnexplained = wrongSum !== null && lines.every(line => line.doubt === null)
  return {
    invoice: {
      ...head,
      ...totals,
      doubts: [
        ...doubtsOfHead(head),
        wrongSum,
        doubtOfTotal(totals),
        // Of other lines the VAT is another too.
        wrongSum === null ? doubtOfVat(lines, totals.vatAmount) : null,
        doubtOfOrder(table.rows),
      ].filter(doubt => doubt !== null),
      // Somewhere among them a figure is wrong or a line is missing.
      lines: isUnexplained ? lines.map(line => ({ ...line, doubt: 'tổng các dòng không khớp hóa đơn' })) : lines,
    },
  }
}

function readLine(
  { cells, isMixed }: PrintedRow,
  kinds: readonly ColumnKind[],
  read: ReadNumber,
  today: string,
): InvoiceLine[] {
  const name = cells.name?.trim() ?? ''
  const [quantity, price, discountWritten, amountWritten] = [
    cells.quantity,
    cells.price,
    cells.discount,
    cells.amount,
  ].map(text => figureOf(text, read))
  // A remark among the goods.
  if (![cells.quantity, cells.price, cells.amount].some(text => text?.trim())) return []
  const isDiscount = !cells.quantity && /^(chiết khấu|giảm giá)/i.test(name)
  const doubts: string[] = []
  if (name === '') doubts.push('không có tên hàng')
  if (takesBack(isDiscount ? 'DISCOUNT' : 'GOODS', [quantity, price, amountWritten])) doubts.push(takenBack)
  if (isMixed) doubts.push('tên có thể lẫn với dòng bên cạnh')
  for (const [word, text, figure] of [
    ['số lượng', cells.quantity, quantity],
    ['đơn giá', cells.price, price],
    ['tiền chiết khấu', cells.discount, discountWritten],
    ['thành tiền', cells.amount, amountWritten],
  ] as const)
    if (text?.trim() && figure === null) doubts.push(`không đọc được ${word} "${text.trim().slice(0, 20)}"`)
  const gross = (quantity ?? 0) * (price ?? 0)
  const rate = figureOf(cells.discountRate?.replace('%', ''), read)
  const discount = discountWritten ?? (rate ? (gross * rate) / 100 : 0)
  const isFree = !amountWritten && !price && quantity !== null
  if (!isDiscount && !isFree && !doubts.some(doubt => doubt.startsWith('không đọc'))) {
    const missing = [!quantity && 'số lượng', !price && 'đơn giá', !amountWritten && 'thành tiền'].filter(Boolean)
    if (missing.length > 0) doubts.push(`không thấy ${missing.join(', ')}`)
    else if (!isNear(gross - discount, amountWritten!, 1 + (quantity! * 0.5) / 10 ** decimalsOf(cells.price, read)))
      doubts.push(`${formatNumber(quantity!)} × ${formatNumber(price!)} không ra ${formatNumber(amountWritten!)}`)
  }
  // It may have run into the name.
  if (!isDiscount && kinds.includes('unit') && !cells.unit?.trim()) doubts.push('không thấy đơn vị tính')
  const { lot, expiry } = lotOf(cells)
  const named = lotInName(name.slice(0, 500), today)
  const expiryDate = expiry === null ? null : parseDate(expiry, { today, monthEnd: true })
  if (expiry !== null && expiryDate === null) doubts.push(`không đọc được hạn dùng "${expiry.slice(0, 20)}"`)
  if (cells.vatRate?.trim() && rateOf(cells.vatRate) === null)
    doubts.push(`không đọc được thuế suất "${cells.vatRate.trim().slice(0, 20)}"`)
  return [
    {
      kind: isDiscount ? 'DISCOUNT' : isFree ? 'BONUS' : 'GOODS',
      code: cells.code?.trim() || null,
      name: named.name,
      unitName: cells.unit?.trim() || null,
      quantity: quantity ?? null,
      price: price ?? null,
      amount: Math.abs(Math.round(isFree ? 0 : (amountWritten ?? gross - discount))),
      vatRate: rateOf(cells.vatRate ?? null),
      lotNumber: lot ?? named.lotNumber,
      expiryDate: expiryDate ?? (expiry === null ? named.expiryDate : null),
      doubt: doubts.length > 0 ? doubts.join('; ') : null,
    },
  ]
}

/** Lot and expiry as they are written, also where one column has both. */
function lotOf(cells: PrintedRow['cells']): { lot: string | null; expiry: string | null } {
  const both = cells.lotExpiry?.trim() ?? ''
  const [, first = '', day = ''] = /^(.*?)((?:\d{1,2}[/.-])?\d{1,2}[/.-]\d{2,4})$/.exec(both) ?? [both, both]
  const lot = cells.lot?.trim() || first.replace(/[\s,;:/-]+(hsd|hd|hạn dùng)?[\s:.-]*$/i, '').trim()
  return { lot: lot || null, expiry: cells.expiry?.trim() || day || null }
}

const figureOf = (text: string | undefined, read: ReadNumber) => (text?.trim() ? read(text.trim()) : null)
const isNear = (one: number, other: number, by: number) => Math.abs(one - other) <= by

/** Places behind the decimal sign: a price is right to half of its last one. */
function decimalsOf(text: string | undefined, read: ReadNumber): number {
  const fraction = /[.,](\d+)$/.exec(text?.trim() ?? '')?.[1] ?? ''
  const value = figureOf(text, read)
  // Three digits may be thousands.
  return value !== null && String(value).includes('.') ? fraction.length : fraction.length === 3 ? 0 : fraction.length
}

function doubtsOfHead({
  number,
  series,
  date,
  seller,
}: Pick<SupplierInvoice, 'number' | 'series' | 'date' | 'seller'>) {
  const missing = [
    number === '' && 'số hóa đơn',
    series === '' && 'ký hiệu',
    date === null && 'ngày',
    seller.taxCode === null && 'mã số thuế người bán',
  ].filter(word => word !== false)
  return missing.length > 0 ? [`Không thấy ${missing.join(', ')} trên hóa đơn.`] : []
}

type Sums = Pick<SupplierInvoice, 'goodsAmount' | 'vatAmount' | 'total'>

function doubtOfSum({ goodsAmount, vatAmount, total }: Sums, sum: number, lines: number): string | null {
  const expected = goodsAmount ?? (total === null ? null : total - (vatAmount ?? 0))
  if (expected === null) return 'Không thấy dòng cộng tiền để đối chiếu các dòng.'
  // Each line may have been rounded by half a đồng.
  if (isNear(sum, expected, Math.max(1, Math.ceil(lines / 2)))) return null
  return `Các dòng cộng lại được ${formatNumber(sum)}, hóa đơn ghi ${formatNumber(expected)}.`
}

function doubtOfTotal({ goodsAmount, vatAmount, total }: Sums): string | null {
  if (goodsAmount === null || total === null || isNear(goodsAmount + (vatAmount ?? 0), total, 1)) return null
  return 'Tiền hàng cộng tiền thuế không ra tổng thanh toán của hóa đơn.'
}

/** By the rates that were read; where one was not, nothing can be said. A rate is rounded for each line or for all. */
function doubtOfVat(lines: readonly InvoiceLine[], vatAmount: number | null): string | null {
  if (vatAmount === null || lines.some(line => line.kind !== 'GOODS' && line.kind !== 'BONUS')) return null
  if (lines.some(({ amount, vatRate }) => amount > 0 && vatRate === null))
    return vatAmount > 0 ? 'Có dòng không thấy thuế suất: thuế GTGT của nó đang để 0%.' : null
  const vat = lines.reduce((sum, { amount, vatRate }) => sum + (amount * Math.max(vatRate ?? 0, 0)) / 100, 0)
  if (isNear(vat, vatAmount, Math.max(1, lines.length))) return null
  return `Thuế của các dòng cộng lại được ${formatNumber(Math.round(vat))}, hóa đơn ghi ${formatNumber(vatAmount)}.`
}

/** A number that is left out is a line that was not read. */
function doubtOfOrder(rows: readonly PrintedRow[]): string | null {
  const wrong = rows.findIndex(({ cells }, at) => Number.parseInt(cells.index ?? '', 10) !== at + 1)
  return wrong < 0 ? null : `Số thứ tự không liền ở dòng ${wrong + 1}: có thể thiếu dòng.`
}
