import { formatNumber } from '../text/format-number.ts'
import { parseDate } from '../time/parse-date.ts'
import { rateOf, readHead, readTotals } from './printed-head.ts'
import { linesOf, type TextRun } from './printed-line.ts'
import { numbersOf, type ReadNumber } from './printed-number.ts'
import { type PrintedRow, readTable } from './printed-rows.ts'
import type { InvoiceLine, SupplierInvoice } from './read-supplier-invoice.ts'

/** Without text it is a picture; without a table whose columns are known it cannot be read. */
export type NotPrinted = 'no-text' | 'no-table'

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
  if (!table || table.rows.length === 0) return { why: 'no-table' }
  const read = numbersOf(
    table.rows.flatMap(({ cells }) => [cells.quantity, cells.price, cells.amount].filter(text => text !== undefined)),
  )
  const head = readHead(table.above)
  const { vatRate, ...totals } = readTotals(table.below, read)
  const lines = table.rows
    .flatMap(row => readLine(row, read, today))
    .map(line => (line.vatRate === null && vatRate !== null ? { ...line, vatRate } : line))
  const sum = lines.reduce((all, { kind, amount }) => all + (kind === 'DISCOUNT' ? -amount : amount), 0)
  const wrongSum = doubtOfSum(totals, sum, lines.length)
  const isUnexplained = wrongSum !== null && lines.every(line => line.doubt === null)
  return {
    invoice: {
      ...head,
      ...totals,
      doubts: [...doubtsOfHead(head), wrongSum, doubtOfTotal(totals), doubtOfOrder(table.rows)].filter(
        doubt => doubt !== null,
      ),
      // Somewhere among them a figure is wrong or a line is missing.
      lines: isUnexplained ? lines.map(line => ({ ...line, doubt: 'tổng các dòng không khớp hóa đơn' })) : lines,
    },
  }
}

function readLine({ cells, isMixed }: PrintedRow, read: ReadNumber, today: string): InvoiceLine[] {
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
  const expiryDate = cells.expiry?.trim() ? parseDate(cells.expiry.trim(), { today, monthEnd: true }) : null
  if (cells.expiry?.trim() && expiryDate === null)
    doubts.push(`không đọc được hạn dùng "${cells.expiry.trim().slice(0, 20)}"`)
  if (cells.vatRate?.trim() && rateOf(cells.vatRate) === null)
    doubts.push(`không đọc được thuế suất "${cells.vatRate.trim().slice(0, 20)}"`)
  return [
    {
      kind: isDiscount ? 'DISCOUNT' : isFree ? 'BONUS' : 'GOODS',
      code: cells.code?.trim() || null,
      name: name.slice(0, 500),
      unitName: cells.unit?.trim() || null,
      quantity: quantity ?? null,
      price: price ?? null,
      amount: Math.abs(Math.round(isFree ? 0 : (amountWritten ?? gross - discount))),
      vatRate: rateOf(cells.vatRate ?? null),
      lotNumber: cells.lot?.trim() || null,
      expiryDate,
      doubt: doubts.length > 0 ? doubts.join('; ') : null,
    },
  ]
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

/** A number that is left out is a line that was not read. */
function doubtOfOrder(rows: readonly PrintedRow[]): string | null {
  const wrong = rows.findIndex(({ cells }, at) => Number.parseInt(cells.index ?? '', 10) !== at + 1)
  return wrong < 0 ? null : `Số thứ tự không liền ở dòng ${wrong + 1}: có thể thiếu dòng.`
}
