import { fold } from '../text/fold.ts'
import { formatDate } from '../text/format-date.ts'
import { isDate } from '../time/calendar.ts'
import { checkBalances } from './check-balances.ts'

export interface ReadLine {
  /** Its row in the file, from 1. */
  row: number
  bookedOn: string
  /** Đồng that came in; below zero what left. */
  amount: number
  /** What lay on the account behind it; null where the file does not say. */
  balance: number | null
  content: string
  reference: string | null
}

/** Which column is which, by its place from 0; the row of titles too. */
export interface StatementLayout {
  head: number
  date: number
  /** What came in; where a file has one column of amounts, that, with a sign for what left, or a word in the column `way`. */
  credit: number
  content: number
  /** −1 where the file has none. */
  debit: number
  balance: number
  reference: number
  /** Which way the amount went, where that stands in a column of its own. */
  way: number
}

export type StatementColumn = Exclude<keyof StatementLayout, 'head'>
export const statementColumns = ['date', 'credit', 'debit', 'balance', 'content', 'reference', 'way'] as const

/** Titles of columns as a person chose them once; a later file with the same titles is read by them. */
export type StatementTitles = Partial<Record<StatementColumn, string>>

export type ReadStatement =
  | { ok: true; lines: ReadLine[]; skipped: number; opening: number | null; closing: number | null }
  | { ok: false; code: 'statement-columns-missing' | 'statement-empty' }
  | { ok: false; code: 'statement-cell-unreadable' | 'statement-day-later'; row: number; text: string }
  | { ok: false; code: 'statement-not-balanced'; row: number }

const mostContent = 500
const headRows = 40
const names = {
  date: ['ngay giao dich', 'ngay hach toan', 'ngay gd', 'ngay', 'transaction date', 'date'],
  credit: ['ghi co', 'so tien ghi co', 'phat sinh co', 'tien vao', 'credit', 'so tien', 'amount'],
  debit: ['ghi no', 'so tien ghi no', 'phat sinh no', 'tien ra', 'debit'],
  balance: ['so du', 'so du cuoi', 'so du sau giao dich', 'balance', 'running balance'],
  content: ['noi dung giao dich', 'noi dung', 'dien giai', 'mo ta', 'description', 'content', 'details'],
  way: [
    'ghi no co',
    'no co',
    'co no',
    'loai giao dich',
    'loai gd',
    'chieu giao dich',
    'chieu',
    'loai',
    'debit credit',
    'dr cr',
    'd c',
    'cd',
    'type',
  ],
  reference: ['so tham chieu', 'ma giao dich', 'so giao dich', 'so chung tu', 'so but toan', 'reference', 'ref'],
} as const

/** How banks say that money came in, and that it left. */
const ways: Readonly<Record<string, 1 | -1>> = Object.fromEntries([
  ...['c', 'cr', 'credit', 'co', 'ghi co', 'thu', 'vao', 'tien vao', 'nhan', 'in', '+'].map(word => [word, 1]),
  ...['d', 'dr', 'db', 'debit', 'no', 'ghi no', 'chi', 'ra', 'tien ra', 'chuyen di', 'out', '-'].map(word => [
    word,
    -1,
  ]),
])
const wayOf = (cell: string): 1 | -1 | undefined =>
  ways[
    fold(cell)
      .replace(/[.\s]+/g, ' ')
      .trim()
  ]

/** The layout by the titles that a person chose before; undefined where no row has all of them, and where one stands there twice. */
export function layoutByTitles(
  rows: readonly (readonly string[])[],
  titles: StatementTitles,
): StatementLayout | undefined {
  const asked = statementColumns.flatMap(name => (titles[name] === undefined ? [] : [[name, titles[name]] as const]))
  const head = rows
    .slice(0, headRows)
    .findIndex(row => asked.length > 0 && asked.every(([, title]) => row.map(titleKey).includes(titleKey(title))))
  if (head < 0) return undefined
  const places = rows[head]!.map(titleKey)
  if (asked.some(([, title]) => isTwice(places, titleKey(title)))) return undefined
  const none = { date: -1, credit: -1, debit: -1, balance: -1, content: -1, reference: -1, way: -1 }
  return { ...none, head, ...Object.fromEntries(asked.map(([name, title]) => [name, places.indexOf(titleKey(title))])) }
}

/** The titles of a layout, to be known again; undefined where a column has none, or one that stands there twice: it would be taken for another. */
export function titlesOf(
  rows: readonly (readonly string[])[],
  { head, ...places }: StatementLayout,
): StatementTitles | undefined {
  const row = rows[head] ?? []
  const keys = row.map(titleKey)
  const titles: StatementTitles = {}
  for (const name of statementColumns) {
    if (places[name] < 0) continue
    const key = keys[places[name]]
    if (!key || isTwice(keys, key)) return undefined
    titles[name] = row[places[name]]!.trim().slice(0, 80)
  }
  return titles
}

const isTwice = (keys: readonly string[], key: string) => keys.indexOf(key) !== keys.lastIndexOf(key)

/** The layout by the titles that banks use; undefined where day, money or content has no column. */
export function layoutOfBanks(rows: readonly (readonly string[])[]): StatementLayout | undefined {
  const head = rows.slice(0, headRows).findIndex(row => columnIn(row, 'date') >= 0 && columnIn(row, 'credit') >= 0)
  if (head < 0) return undefined
  const places = Object.fromEntries(statementColumns.map(name => [name, columnIn(rows[head]!, name)]))
  if (places.content! < 0 || (places.debit! < 0 && isSpread(rows, head, places.credit!))) return undefined
  const layout = { head, ...places } as unknown as StatementLayout
  return { ...layout, way: saysWays(rows, layout) ? layout.way : -1 }
}

/** Whether each row with an amount says which way it went: a column of that title may hold anything else. */
function saysWays(rows: readonly (readonly string[])[], { head, date, credit, debit, way }: StatementLayout): boolean {
  if (way < 0 || debit >= 0) return false
  const moved = rows.slice(head + 1).filter(row => row[date]?.trim() && row[credit]?.trim())
  return moved.length > 0 && moved.every(row => wayOf(row[way] ?? '') !== undefined)
}

/** The title stands over the column beside it too, which holds something: which of both is what came, the titles do not say. */
const isSpread = (rows: readonly (readonly string[])[], head: number, column: number) =>
  (rows[head]![column + 1] ?? '').trim() === '' &&
  rows.slice(head + 1).some(row => (row[column + 1] ?? '').trim() !== '')

/**
 * Reads a bank's statement (of any bank: the head tells which column is which, or a person did): what came in and, where it stands there, what left, with the
 * balance behind it. A cell that cannot be read stops the whole file: a typo never becomes another amount; so does a balance that does not
 * go with the amounts, a word that does not say which way one went, and a day behind `latest`. A dash is how banks write nothing. Rows without money are passed over.
 */
export function readStatement(
  rows: readonly (readonly string[])[],
  layout: StatementLayout | undefined = layoutOfBanks(rows),
  latest?: string,
): ReadStatement {
  if (!layout) return { ok: false, code: 'statement-columns-missing' }
  const { head, date, credit, debit, balance, content, reference, way } = layout
  const lines: ReadLine[] = []
  let skipped = 0
  for (const [place, row] of rows.entries()) {
    if (place <= head) continue
    const cellOf = (column: number) => (column >= 0 ? (row[column] ?? '').trim() : '')
    const on = cellOf(date)
    const [came, left, lay] = [credit, debit, balance].map(column => cellOf(column).replace(/^[-–—]$/, '')) as [
      string,
      string,
      string,
    ]
    const [paidIn, paidOut, behind] = [came, left, lay].map(cell => (cell === '' ? 0 : amountOf(cell)))
    // A foot of sums has no day.
    if (on === '' || (paidIn === 0 && paidOut === 0)) {
      if (row.some(cell => cell.trim() !== '')) skipped += 1
      continue
    }
    if (paidIn === null || paidOut === null || behind === null) {
      const text = (paidIn === null ? came : paidOut === null ? left : lay).slice(0, 40)
      return { ok: false, code: 'statement-cell-unreadable', row: place + 1, text }
    }
    const side = way >= 0 ? wayOf(cellOf(way)) : undefined
    // A sign that says another way than the word cannot be read, nor can a word that is not known.
    if (way >= 0 && (side === undefined || (paidIn! < 0 && side > 0)))
      return { ok: false, code: 'statement-cell-unreadable', row: place + 1, text: cellOf(way).slice(0, 40) }
    // A column of what left has it with a sign or without.
    const amount = (side === undefined ? paidIn! : side * Math.abs(paidIn!)) - Math.abs(paidOut!)
    if (amount === 0) {
      skipped += 1
      continue
    }
    const bookedOn = dayOf(on)
    if (bookedOn === null)
      return { ok: false, code: 'statement-cell-unreadable', row: place + 1, text: on.slice(0, 40) }
    if (latest !== undefined && bookedOn > latest)
      return { ok: false, code: 'statement-day-later', row: place + 1, text: formatDate(bookedOn) }
    lines.push({
      row: place + 1,
      bookedOn,
      amount,
      balance: lay === '' ? null : behind!,
      content: (row[content] ?? '').trim().slice(0, mostContent),
      reference: (reference >= 0 && row[reference]?.trim().slice(0, 60)) || null,
    })
  }
  if (lines.length === 0) return { ok: false, code: 'statement-empty' }
  const balances = checkBalances(lines)
  if (!balances.ok) return { ok: false, code: 'statement-not-balanced', row: balances.row }
  return { lines, skipped, ...balances }
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

/** A title without marks, signs and runs of spaces. */
const titleKey = (title: string) =>
  fold(title)
    .replace(/[^a-z0-9]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const isWayTitle = (folded: string) => (names.way as readonly string[]).includes(folded)

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
    // "Ghi nợ/có" begins like the column of what left, and is the one of ways.
    const begins = folded.findIndex(cell => cell.startsWith(`${known} `) && !isWayTitle(cell))
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
  return isDate(day) && day >= earliestDay && day <= lastDay ? day : null
}

/** A day outside of these is a typo: no bank of today has lines of it. */
const earliestDay = '1990-01-01'
const lastDay = '2199-12-31'

/** Rows of a statement that came as text: cells of a CSV, with commas, semicolons or tabs between them, whichever its head uses most. */
export function statementRows(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '')
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
