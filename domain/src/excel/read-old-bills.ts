import { maxLines } from '@quay/contract/field'
import { fold } from '../text/fold.ts'
import type { RowIssue, SheetRow } from './cell.ts'
import { readMoney, readNumber, readPhone } from './read-cell.ts'
import { type Moment, readMoment } from './read-moment.ts'
import { type ColumnChoice, type RowReader, rowReader } from './row-reader.ts'

export interface OldBillLine {
  productCode: string | null
  productName: string
  unitName: string | null
  /** In the unit, with thousandths at most. */
  quantity: number
  price: number
  discount: number
  amount: number
}

/** A bill of another program, put together of its rows; amounts in đồng. */
export interface OldBillRecord {
  /** Where it begins. */
  row: number
  code: string
  /** By the clock of the shop. */
  soldAt: Moment
  customerCode: string | null
  customerName: string | null
  customerPhone: string | null
  sellerName: string | null
  note: string | null
  discount: number
  payable: number
  /** The other program had cancelled it. */
  isCancelled: boolean
  lines: OldBillLine[]
}

type Head = Omit<OldBillRecord, 'payable' | 'lines'> & { payable: number | null }

const mostQuantity = 999_999_999

/**
 * Reads bills of another program, a row each line of goods; rows of one bill name its code, or none where it is that of the row
 * above. What a bill says of itself stands in its first row. Call `add` for each row and `finish` once.
 */
export function readOldBills({ columns, today }: { columns: readonly ColumnChoice[]; today: string }) {
  const reader = rowReader('bill', columns)
  const bills = new Map<string, { head: Head; lines: OldBillLine[] }>()
  const broken = new Set<string>()
  let above: string | null = null
  return {
    add(row: SheetRow): void {
      const code = reader.text(row, 'code', 40) ?? null
      above = code?.toUpperCase() ?? above
      if (above === null) reader.issue(row, 'code', 'Thiếu mã hóa đơn')
      else if (!broken.has(above)) addTo(above, row, code)
    },
    finish(): { records: OldBillRecord[]; issues: RowIssue[] } {
      const records = [...bills.values()].flatMap(({ head, lines }): OldBillRecord[] =>
        lines.length === 0 ? [] : [{ ...head, lines, payable: head.payable ?? sumOf(lines, head.discount) }],
      )
      return { records, issues: reader.issues }
    },
  }

  function addTo(key: string, row: SheetRow, code: string | null): void {
    const bill = bills.get(key) ?? begin(row, code ?? key)
    if (bill === null) return void broken.add(key)
    bills.set(key, bill)
    const line = lineOf(reader, row)
    if (line === null) return
    if (bill.lines.length >= maxLines) reader.issue(row, 'code', `Hóa đơn này có quá ${maxLines} dòng`)
    else bill.lines.push(line)
  }

  function begin(row: SheetRow, code: string): { head: Head; lines: OldBillLine[] } | null {
    const soldAt = reader.value(row, 'soldAt', cell => readMoment(cell, { today }))
    if (soldAt === undefined) {
      if (!reader.issues.some(issue => issue.row === row.row)) reader.issue(row, 'soldAt', 'Thiếu thời gian bán')
      return null
    }
    if (soldAt.day > today) {
      reader.issue(row, 'soldAt', 'Hóa đơn cũ không thể ở tương lai')
      return null
    }
    const head: Head = {
      row: row.row,
      code,
      soldAt,
      customerCode: reader.text(row, 'customerCode', 40) ?? null,
      customerName: reader.text(row, 'customerName', 120) ?? null,
      customerPhone: reader.value(row, 'phone', readPhone, 'warning') ?? null,
      sellerName: reader.text(row, 'sellerName', 120) ?? null,
      note: reader.text(row, 'note', 500) ?? null,
      discount: reader.value(row, 'billDiscount', readMoney) ?? 0,
      payable: reader.value(row, 'payable', readMoney) ?? null,
      isCancelled: /^(da )?(huy|xoa)|cancel|void/.test(fold(reader.text(row, 'status') ?? '')),
    }
    return { head, lines: [] }
  }
}

/** A line of goods; null, with an issue, where it cannot be read. */
function lineOf(reader: RowReader, row: SheetRow): OldBillLine | null {
  const productName = reader.text(row, 'name', 200)
  const quantity = reader.value(row, 'quantity', readNumber)
  const issues = reader.issues.length
  if (productName === undefined) reader.issue(row, 'name', 'Thiếu tên hàng')
  const rounded = quantity === undefined ? 0 : Math.round(quantity * 1_000) / 1_000
  if (quantity !== undefined && (rounded <= 0 || rounded > mostQuantity))
    reader.issue(row, 'quantity', 'Số lượng phải lớn hơn 0 và không quá lớn')
  else if (quantity === undefined && !reader.issues.some(issue => issue.row === row.row && issue.level === 'error'))
    reader.issue(row, 'quantity', 'Thiếu số lượng')
  if (productName === undefined || reader.issues.length > issues || quantity === undefined) return null
  const price = reader.value(row, 'price', readMoney) ?? 0
  const discount = reader.value(row, 'lineDiscount', readMoney) ?? 0
  const amount = reader.value(row, 'amount', readMoney) ?? Math.max(0, Math.round(rounded * price) - discount)
  return {
    productCode: reader.text(row, 'productCode', 40) ?? null,
    productName,
    unitName: reader.text(row, 'unit', 40) ?? null,
    quantity: rounded,
    price,
    discount,
    amount: Math.min(amount, mostAmount),
  }
}

const mostAmount = 999_999_999_999

const sumOf = (lines: readonly OldBillLine[], discount: number): number =>
  Math.min(mostAmount, Math.max(0, lines.reduce((sum, { amount }) => sum + amount, 0) - discount))
