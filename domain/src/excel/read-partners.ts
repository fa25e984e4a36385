import type { ExcelKind } from '@quay/contract/excel'
import { fold } from '../text/fold.ts'
import type { RowIssue, SheetRow } from './cell.ts'
import { readCount, readDay, readMoney, readNumber, readPhone } from './read-cell.ts'
import { type ColumnChoice, type RowReader, rowReader } from './row-reader.ts'

/** A customer or supplier of a file; what is not there is absent. */
export interface PartnerRecord {
  row: number
  code: string | null
  fields: {
    name?: string
    type?: 1 | 2
    phone?: string
    email?: string
    address?: string
    birthday?: string
    gender?: 'male' | 'female'
    taxCode?: string
    note?: string
    contactName?: string
    status?: 'active' | 'inactive'
    debtLimit?: number
  }
  /** Đồng that they owe us, or that we owe them; negative the other way round. */
  debt: number | null
  /** What a customer gathered before the first day. */
  points: number | null
}

interface ReadOptions {
  kind: Extract<ExcelKind, 'customer' | 'provider'>
  columns: readonly ColumnChoice[]
  today: string
}

/** Reads a list of customers or suppliers, row after row. Call `add` for each row and `finish` once. */
export function readPartners({ kind, columns, today }: ReadOptions) {
  const reader = rowReader(kind, columns)
  const records: PartnerRecord[] = []
  const codes = new Map<string, number>()
  return {
    add(row: SheetRow): void {
      const code = reader.text(row, 'code', 40) ?? null
      const fields = fieldsOf(reader, row, kind, today)
      const before = code === null ? undefined : codes.get(code.toUpperCase())
      if (fields.name === undefined && code === null) reader.issue(row, 'name', 'Thiếu tên')
      if (before !== undefined) reader.issue(row, 'code', `Mã này đã có ở dòng ${before}`)
      if (before !== undefined || (fields.name === undefined && code === null)) return
      if (code !== null) codes.set(code.toUpperCase(), row.row)
      const debt = reader.value(row, 'debt', readNumber) ?? null
      records.push({
        row: row.row,
        code,
        fields,
        debt: debt === null || Math.round(debt) === 0 ? null : Math.round(debt),
        points: kind === 'customer' ? reader.value(row, 'points', readCount) || null : null,
      })
    },
    finish: (): { records: PartnerRecord[]; issues: RowIssue[] } => ({ records, issues: reader.issues }),
  }
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

function fieldsOf(reader: RowReader, row: SheetRow, kind: ReadOptions['kind'], today: string): PartnerRecord['fields'] {
  const given: Record<string, unknown> = {
    name: reader.text(row, 'name', kind === 'customer' ? 120 : 160),
    phone: reader.value(row, 'phone', readPhone, 'warning'),
    email: shaped(reader, row, 'email', emailShape),
    address: reader.text(row, 'address', 300),
    taxCode: shaped(reader, row, 'taxCode', /^\d{10}(-?\d{3})?$|^\d{12}$/),
    note: reader.text(row, 'note', 500),
    contactName: reader.text(row, 'contactName', 120),
  }
  const status = fold(reader.text(row, 'status') ?? '')
  if (status !== '') given.status = /ngung|khong|^0$/.test(status) ? 'inactive' : 'active'
  if (kind === 'customer') {
    given.birthday = reader.value(row, 'birthday', cell => readDay(cell, { today }), 'warning')
    const gender = fold(reader.text(row, 'gender') ?? '')
    if (gender === 'nam' || gender === '1') given.gender = 'male'
    else if (gender === 'nu' || gender === '0') given.gender = 'female'
    const type = fold(reader.text(row, 'type') ?? '')
    if (type !== '') given.type = /cong ty|to chuc|doanh nghiep/.test(type) ? 2 : 1
    given.debtLimit = reader.value(row, 'debtLimit', readMoney, 'warning')
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Text that must have a shape; what has not is told and left out. A tax code in a number cell has lost its zero. */
function shaped(reader: RowReader, row: SheetRow, field: string, shape: RegExp): string | undefined {
  const text = reader.text(row, field, 200)
  if (text === undefined) return undefined
  const whole = field === 'taxCode' && /^\d{9}(-?\d{3})?$/.test(text) ? `0${text}` : text
  if (shape.test(whole)) return whole
  reader.issue(row, field, 'Không hợp lệ: ô này bị bỏ qua', 'warning')
  return undefined
}
