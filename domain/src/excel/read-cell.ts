import { fold } from '../text/fold.ts'
import { parseNumber } from '../text/parse-number.ts'
import { addDays, isDate } from '../time/calendar.ts'
import { parseDate } from '../time/parse-date.ts'
import type { Cell } from './cell.ts'

/** What a cell says, or why it cannot be read. An empty cell says null. */
export type Read<Value> = { ok: true; value: Value | null } | { ok: false; message: string }

const none = { ok: true, value: null } as const
const bad = (message: string) => ({ ok: false, message }) as const
const excelErrors = new Set(['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!'])

/** The text of a cell: trimmed, one line of digits for a number, nothing for an error of Excel. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return plainNumber(cell)
  if (typeof cell === 'boolean') return cell ? '1' : '0'
  const text = cell.trim()
  return excelErrors.has(text) ? '' : text
}

/** The error of Excel that stands in a cell, as in #N/A; null for any other cell. */
export function excelErrorIn(cell: Cell | undefined): string | null {
  const text = typeof cell === 'string' ? cell.trim() : ''
  return excelErrors.has(text) ? text : null
}

/** A number without an exponent: a barcode in a number cell keeps all its digits. */
function plainNumber(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString()
  return String(value)
}

/** A number, its separators as people in Vietnam or KiotViet write them: 1.080.000, 1,080,000, 12,5. */
export function readNumber(cell: Cell | undefined): Read<number> {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { ok: true, value: cell } : bad('Số không đọc được')
  const text = cellText(cell)
  if (text === '' || text === '-') return none
  // A file writes an exponent where a person would not: 1E+05.
  if (/^-?\d+(\.\d+)?e\+?\d+$/i.test(text)) return { ok: true, value: Number(text) }
  const value = parseNumber(text.replace(/(đ|₫|vnđ|vnd)$/i, ''))
  return value === null ? bad('Không phải là số') : { ok: true, value }
}

/** An amount in đồng: other systems keep costs with decimals, these are rounded. */
export function readMoney(cell: Cell | undefined): Read<number> {
  const read = readNumber(cell)
  if (!read.ok || read.value === null) return read
  if (read.value < 0) return bad('Số tiền không được âm')
  if (read.value > 999_999_999_999) return bad('Số tiền quá lớn')
  return { ok: true, value: Math.round(read.value) }
}

/** A whole number; what a division by a ratio left (3.0000000001) is taken for the whole one beside it. */
export function readCount(cell: Cell | undefined): Read<number> {
  const read = readNumber(cell)
  if (!read.ok || read.value === null) return read
  const whole = Math.round(read.value)
  if (Math.abs(read.value - whole) > 1e-6 * Math.max(1, Math.abs(whole))) return bad('Cần số nguyên')
  return { ok: true, value: whole + 0 }
}

const yes = new Set([
  '1',
  'co',
  'x',
  'yes',
  'y',
  'true',
  'dung',
  'rx',
  'ke don',
  'thuoc ke don',
  'dang kinh doanh',
  'v',
])
const no = new Set([
  '0',
  'khong',
  'no',
  'n',
  'false',
  'sai',
  'otc',
  'khong ke don',
  'thuoc khong ke don',
  'ngung kinh doanh',
])

/** A flag: 1/0, Có/Không, x; and what lists of medicines say of prescription (RX/OTC). */
export function readFlag(cell: Cell | undefined): Read<boolean> {
  const text = fold(cellText(cell))
  if (text === '') return none
  if (yes.has(text)) return { ok: true, value: true }
  return no.has(text) ? { ok: true, value: false } : bad('Cần 1 hoặc 0 (Có hoặc Không)')
}

/** Days are counted from 1900 with a leap day that never was, hence the thirtieth of December. */
const firstSerial = '1899-12-30'

/**
 * A day: a date cell, a serial number, or text (31/12/2027, 31-12-27, 2027-12-31, with or without a time behind it).
 * With `monthEnd` a month without a day is its last one, as on packs of medicine.
 */
export function readDay(cell: Cell | undefined, options: { today: string; monthEnd?: boolean }): Read<string> {
  const text = cellText(cell)
  if (text === '') return none
  // A serial number of 1955 to 2119 has five digits, which a typed day never has.
  if (/^[2-7]\d{4}(\.\d+)?$/.test(text)) return { ok: true, value: addDays(firstSerial, Math.floor(Number(text))) }
  const day = text.replace(/[T ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?Z?( ?[AP]M)?$/i, '')
  const value = isDate(day) ? day : parseDate(day, options)
  return value ? { ok: true, value } : bad('Ngày không đọc được, ghi như 31/12/2027')
}

/** A phone; a number cell has lost the zero it began with. */
export function readPhone(cell: Cell | undefined): Read<string> {
  const text = cellText(cell)
  if (text === '') return none
  const digits = text.replace(/[ .()\-']/g, '')
  const isCut = /^([35789]\d{8}|2\d{9})$/.test(digits)
  const phone = isCut ? `0${digits}` : text.replace(/^'/, '')
  return /^(?:[+ .()-]*\d){8,15}[+ .()-]*$/.test(phone) && phone.length <= 20
    ? { ok: true, value: phone }
    : bad('Số điện thoại không hợp lệ')
}

/**
 * The barcodes of a cell (several between commas or semicolons). A number cell has lost the zeros it began with: they
 * come back where the check digit says so. Digits that Excel has rounded away are gone: then it says so.
 */
export function readBarcodes(cell: Cell | undefined): Read<string[]> {
  const text = cellText(cell)
  if (text === '') return none
  const codes = text.split(/[,;|\n]+/).map(code => code.trim().replace(/^'/, ''))
  const found: string[] = []
  for (const code of codes.filter(one => one !== '')) {
    if (/^\d+([.,]\d+)?e\+\d+$/i.test(code) || (typeof cell === 'number' && cell > Number.MAX_SAFE_INTEGER))
      return bad('Excel đã làm tròn mã vạch này: đặt cột thành dạng Văn bản rồi nhập lại')
    if (!/^[\x21-\x7e]{1,48}$/.test(code)) return bad('Mã vạch gồm tối đa 48 ký tự không dấu, không khoảng trắng')
    const whole = typeof cell === 'number' ? withZeros(code) : code
    if (!found.includes(whole)) found.push(whole)
  }
  return { ok: true, value: found }
}

/** EAN-8 of seven digits, UPC-A of eleven: filled up where the check digit is then right, left alone otherwise. */
function withZeros(digits: string): string {
  const length = { 7: 8, 6: 8, 11: 12, 10: 12 }[digits.length]
  if (!length || hasCheckDigit(digits)) return digits
  const filled = digits.padStart(length, '0')
  return hasCheckDigit(filled) ? filled : digits
}

/** Whether the last digit of an EAN-8, UPC-A or EAN-13 follows from those before it. */
function hasCheckDigit(digits: string): boolean {
  if (![8, 12, 13].includes(digits.length)) return false
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
