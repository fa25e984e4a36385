import { fold } from '../text/fold.ts'
import { isDate } from '../time/calendar.ts'

export interface ReadLine {
  /** Its row in the file, from 1. */
  row: number
  bookedOn: string
  /** Đồng that came in. */
  amount: number
  content: string
  reference: string | null
}

export type ReadStatement =
  | { ok: true; lines: ReadLine[]; skipped: number }
  | { ok: false; code: 'statement-columns-missing' | 'statement-empty' }
  | { ok: false; code: 'statement-cell-unreadable'; row: number; text: string }

const mostContent = 500
const headRows = 40
const names = {
  date: ['ngay giao dich', 'ngay hach toan', 'ngay gd', 'ngay', 'transaction date', 'date'],
  credit: ['ghi co', 'so tien ghi co', 'phat sinh co', 'tien vao', 'credit', 'so tien', 'amount'],
  content: ['noi dung giao dich', 'noi dung', 'dien giai', 'mo ta', 'description', 'content', 'details'],
  reference: ['so tham chieu', 'ma giao dich', 'so giao dich', 'so chung tu', 'so but toan', 'reference', 'ref'],
} as const

/**
 * Reads the money that came in from a bank's statement (CSV of any bank: the head tells which column is which). A cell that cannot be
 * read stops the whole file: a typo never becomes another amount. Rows without money that came in are passed over.
 */
export function readStatement(text: string): ReadStatement {
  const rows = cellsOf(text.replace(/^\uFEFF/, ''))
  const head = rows.slice(0, headRows).findIndex(row => columnIn(row, 'date') >= 0 && columnIn(row, 'credit') >= 0)
  if (head < 0) return { ok: false, code: 'statement-columns-missing' }
  const [date, credit, content, reference] = (['date', 'credit', 'content', 'reference'] as const).map(name =>
    columnIn(rows[head]!, name),
  ) as [number, number, number, number]
  if (content < 0) return { ok: false, code: 'statement-columns-missing' }
  const lines: ReadLine[] = []
  let skipped = 0
  for (const [place, row] of rows.entries()) {
    if (place <= head) continue
    const paid = (row[credit] ?? '').trim()
    const on = (row[date] ?? '').trim()
    const amount = amountOf(paid)
    // A foot of sums has no day; a row of money that left has nothing in this column.
    if (on === '' || paid === '' || (amount !== null && amount <= 0)) {
      if (row.some(cell => cell.trim() !== '')) skipped += 1
      continue
    }
    if (amount === null)
      return { ok: false, code: 'statement-cell-unreadable', row: place + 1, text: paid.slice(0, 40) }
    const bookedOn = dayOf(on)
    if (bookedOn === null)
      return { ok: false, code: 'statement-cell-unreadable', row: place + 1, text: on.slice(0, 40) }
    lines.push({
      row: place + 1,
      bookedOn,
      amount,
      content: (row[content] ?? '').trim().slice(0, mostContent),
      reference: (reference >= 0 && row[reference]?.trim().slice(0, 60)) || null,
    })
  }
  return lines.length > 0 ? { ok: true, lines, skipped } : { ok: false, code: 'statement-empty' }
}

/** What tells a line from every other of its account; alike lines of one day are told apart by which of them they are. */
export function lineKeys(lines: readonly ReadLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ bookedOn, amount, content, reference }) => {
    const key = [bookedOn, amount, reference ?? '', fold(content).replace(/\s+/g, ' ')].join('|')
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? key : `${key}|${count}`
  })
}

function columnIn(row: readonly string[], name: keyof typeof names): number {
  const folded = row.map(cell =>
    fold(cell)
      .replace(/[^a-z ]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  for (const known of names[name]) {
    const exact = folded.indexOf(known)
    if (exact >= 0) return exact
  }
  for (const known of names[name]) {
    const begins = folded.findIndex(cell => cell.startsWith(`${known} `))
    if (begins >= 0) return begins
  }
  return -1
}

/** "1,234,567", "1.234.567", "+1234567", "1,234,567.00 VND": whole đồng; null for anything else. */
function amountOf(text: string): number | null {
  const plain = text.replace(/\s*(vnd|đ|vnđ)$/i, '').trim()
  const match = /^([+-]?)(\d{1,3}(?:([.,\s])\d{3}(?:\3\d{3})*)?|\d+)(?:[.,]0{1,2})?$/.exec(plain)
  if (!match) return null
  const digits = match[2]!.replace(/\D/g, '')
  const amount = Number(digits)
  return Number.isSafeInteger(amount) && amount <= 999_999_999_999 ? (match[1] === '-' ? 0 - amount : amount) : null
}

/** 23/11/2026, 23-11-2026 or 2026-11-23, with or without a time behind it; a year is always written whole. */
function dayOf(text: string): string | null {
  const [on] = text.split(/[ T]/)
  const local = /^(\d{1,2})[/\-.](\d{1,2})[/\-.](\d{4})$/.exec(on!)
  const day = local ? `${local[3]}-${local[2]!.padStart(2, '0')}-${local[1]!.padStart(2, '0')}` : on!
  return isDate(day) ? day : null
}

/** Cells of a CSV text, with commas, semicolons or tabs between them, whichever its head uses most. */
function cellsOf(text: string): string[][] {
  const head = text.split('\n').slice(0, headRows).join('\n')
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === delimiter) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      row = []
      cell = ''
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
