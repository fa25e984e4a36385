import type { ExcelKind } from '@quay/contract/excel/shapes'
import type { NamedWard } from '../address/ward-book.ts'
import { readCoordinates, writeCoordinates } from '../place/read-coordinates.ts'
import { checkTaxCode } from '../tax/check-tax-code.ts'
import { fold } from '../text/fold.ts'
import type { Cell, RowIssue, SheetRow } from './cell.ts'
import { cellText, type Read, readCount, readDay, readFlag, readMoney, readNumber, readPhone } from './read-cell.ts'
import { type ColumnChoice, type RowReader, rowReader } from './row-reader.ts'

/** A customer or supplier of a file; what is not there is absent. */
export interface PartnerRecord {
  row: number
  code: string | null
  fields: {
    name?: string
    type?: 1 | 2
    phone?: string
    /** Of a customer only, as the two after it. */
    phone2?: string
    identityNumber?: string
    email?: string
    address?: string
    birthday?: string
    gender?: 'male' | 'female'
    taxCode?: string
    note?: string
    contactName?: string
    /** As it stands on invoices. */
    companyName?: string
    status?: 'active' | 'inactive' | 'potential'
    debtLimit?: number
    /** For how many days a customer may owe a bill. */
    debtDays?: number
    facebook?: string
    zalo?: string
    /** "latitude,longitude", as they are kept. */
    coordinates?: string
    allergies?: string
    conditions?: string
    pregnancy?: 'pregnant' | 'breastfeeding'
    /** Until when it is minded. */
    pregnancyUntil?: string
    hasHealthConsent?: boolean
  }
  /** Its ward in words; null where the file names neither ward nor province. */
  ward: NamedWard | null
  /** The name of its group; null where the file names none. */
  groupName: string | null
  /** The name of who of the staff cares for a customer; null where the file names nobody. */
  careName: string | null
  /** Đồng that they owe us, or that we owe them; negative the other way round. */
  debt: number | null
  /** Since when they owe it; null where the file does not say it. */
  debtOn: string | null
  /** What a customer gathered before the first day. */
  points: number | null
  pointsOn: string | null
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
        ward: wardOf(reader, row),
        groupName: reader.text(row, 'group', 100) ?? null,
        careName: kind === 'customer' ? (reader.text(row, 'careName', 120) ?? null) : null,
        debt: debt === null || Math.round(debt) === 0 ? null : Math.round(debt),
        debtOn: reader.value(row, 'debtOn', cell => readDay(cell, { today })) ?? null,
        points: kind === 'customer' ? reader.value(row, 'points', readCount) || null : null,
        pointsOn:
          kind === 'customer' ? (reader.value(row, 'pointsOn', cell => readDay(cell, { today })) ?? null) : null,
      })
    },
    finish: (): { records: PartnerRecord[]; issues: RowIssue[] } => ({ records, issues: reader.issues }),
  }
}

function wardOf(reader: RowReader, row: SheetRow): NamedWard | null {
  const ward = reader.text(row, 'ward', 100) ?? null
  const province = reader.text(row, 'province', 100) ?? null
  return ward === null && province === null ? null : { ward, province }
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

function fieldsOf(reader: RowReader, row: SheetRow, kind: ReadOptions['kind'], today: string): PartnerRecord['fields'] {
  const given: Record<string, unknown> = {
    name: reader.text(row, 'name', kind === 'customer' ? 120 : 160),
    phone: reader.value(row, 'phone', readPhone, 'warning'),
    email: emailOf(reader, row),
    address: reader.text(row, 'address', 300),
    taxCode: taxCodeOf(reader, row),
    note: reader.text(row, 'note', 500),
    contactName: reader.text(row, 'contactName', 120),
  }
  given.status = statusOf(reader, row, kind)
  given.companyName = reader.text(row, 'companyName', 200)
  if (kind === 'customer') {
    given.phone2 = reader.value(row, 'phone2', readPhone, 'warning')
    given.identityNumber = reader.text(row, 'identityNumber', 20)
    given.birthday = reader.value(row, 'birthday', cell => readDay(cell, { today }), 'warning')
    const gender = fold(reader.text(row, 'gender') ?? '')
    if (gender === 'nam' || gender === '1') given.gender = 'male'
    else if (gender === 'nu' || gender === '0') given.gender = 'female'
    const type = fold(reader.text(row, 'type') ?? '')
    if (type !== '') given.type = /cong ty|to chuc|doanh nghiep/.test(type) ? 2 : 1
    given.allergies = reader.text(row, 'allergies', 300)
    given.conditions = reader.text(row, 'conditions', 300)
    given.pregnancy = reader.value(row, 'pregnancy', readPregnancy, 'warning')
    given.pregnancyUntil = reader.value(row, 'pregnancyUntil', cell => readDay(cell, { today }), 'warning')
    given.hasHealthConsent = reader.value(row, 'hasHealthConsent', readFlag, 'warning')
    given.debtLimit = reader.value(row, 'debtLimit', readMoney, 'warning')
    given.debtDays = reader.value(row, 'debtDays', readCount, 'warning')
    given.facebook = reader.text(row, 'facebook', 200)
    given.zalo = reader.text(row, 'zalo', 100)
    given.coordinates = reader.value(row, 'coordinates', readPlace, 'warning')
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function readPlace(cell: Cell | undefined): Read<string> {
  const text = cellText(cell)
  if (text === '') return { ok: true, value: null }
  if (readCoordinates(text)) return { ok: true, value: writeCoordinates(text) }
  return { ok: false, message: 'Cần vĩ độ, kinh độ như 10.7769,106.7009' }
}

const pregnancies: Readonly<Record<string, 'pregnant' | 'breastfeeding'>> = {
  'mang thai': 'pregnant',
  'dang mang thai': 'pregnant',
  'co thai': 'pregnant',
  bau: 'pregnant',
  'cho con bu': 'breastfeeding',
  'dang cho con bu': 'breastfeeding',
  'cho bu': 'breastfeeding',
}

/** Words alone: a tick would not say which of the two it is. */
function readPregnancy(cell: Cell | undefined): Read<'pregnant' | 'breastfeeding'> {
  const text = cellText(cell)
  if (text === '') return { ok: true, value: null }
  const value = pregnancies[fold(text)]
  return value ? { ok: true, value } : { ok: false, message: 'Ghi Mang thai hoặc Cho con bú' }
}

function emailOf(reader: RowReader, row: SheetRow): string | undefined {
  const text = reader.text(row, 'email', 200)
  if (text === undefined || emailShape.test(text)) return text
  reader.issue(row, 'email', 'Không hợp lệ: ô này bị bỏ qua', 'warning')
  return undefined
}

/** What of a tax code a number cell has lost: the zero that all of them begin with. */
const withZero = (text: string) => (/^(?:\d{9}|[1-9]\d{10,11}|\d{9}-\d{3})$/.test(text) ? `0${text}` : text)

const taxCodeProblems = { shape: 'Không phải mã số thuế', 'check-digit': 'Mã số thuế sai số kiểm tra' } as const

function taxCodeOf(reader: RowReader, row: SheetRow): string | undefined {
  const text = reader.text(row, 'taxCode', 200)
  if (text === undefined) return undefined
  const checked = checkTaxCode(withZero(text))
  if (checked.ok) return checked.code
  reader.issue(row, 'taxCode', `${taxCodeProblems[checked.problem]}: ô này bị bỏ qua`, 'warning')
  return undefined
}

const stopped = /^(?:0|khong|no|inactive|da xoa|(?:da |tam )?(?:ngung|dung|khoa)\b.*|khong (?:con )?hoat dong)$/
const going = /^(?:1|co|yes|active|dang .*|hoat dong|con hoat dong|su dung|binh thuong|kich hoat)$/
const likely = /^(?:potential|tiem nang|khach (?:hang )?tiem nang)$/

function statusOf(reader: RowReader, row: SheetRow, kind: ReadOptions['kind']) {
  const text = fold(reader.text(row, 'status') ?? '')
  if (text === '') return undefined
  if (stopped.test(text)) return 'inactive'
  if (going.test(text)) return 'active'
  if (kind === 'customer' && likely.test(text)) return 'potential'
  reader.issue(row, 'status', 'Không rõ trạng thái này: ô này bị bỏ qua', 'warning')
  return undefined
}
