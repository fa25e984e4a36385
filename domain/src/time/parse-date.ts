import { isDate, lastDayOfMonth } from './calendar.ts'

interface ParseDateOptions {
  /** YYYY-MM-DD; gives the year that was left out and the century of a year of two digits. */
  today: string
  /** Expiry fields: a month without a day (0827, 08/2027) means its last day; otherwise four digits are day and month. */
  monthEnd?: boolean
}

/**
 * Reads a day as it is typed or printed on a box, with or without separators; null when there is no such day.
 * 31/08/2027, 31-8-27, 31082027, 310827, 2027-08-31; with `monthEnd` also 08/2027, 8/27, 082027, 0827;
 * without it also 31/08 and 3108 (of this year).
 */
export function parseDate(text: string, { today, monthEnd = false }: ParseDateOptions): string | null {
  const parts = partsOf(text.trim(), monthEnd)
  if (!parts) return null
  const [first, second, third] = parts
  if (first.length === 4) return third ? dayOf(first, second, third) : null
  if (third) return dayOf(fullYear(third, today), second, first)
  if (monthEnd) return endOfMonth(fullYear(second, today), first)
  return second.length > 2 ? null : dayOf(today.slice(0, 4), second, first)
}

type Parts = [first: string, second: string, third?: string]

function partsOf(text: string, monthEnd: boolean): Parts | null {
  const separated = /^(\d{1,4})[/\-. ](\d{1,4})(?:[/\-. ](\d{1,4}))?$/.exec(text)
  if (separated) return [separated[1]!, separated[2]!, separated[3]]
  if (!/^(\d{4}|\d{6}|\d{8})$/.test(text)) return null
  const [first, second, rest] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
  if (text.length === 4) return [first, second]
  // 082027: twenty is no month, so six digits are never both DDMMYY and MMYYYY.
  if (text.length === 6 && monthEnd && Number(second) > 12) return [first, second + rest]
  return [first, second, rest]
}

/** A year of two digits is the one within 49 years back and 50 ahead of today, as GS1 reads expiry dates. */
function fullYear(year: string, today: string): string {
  if (year.length !== 2) return year
  const thisYear = Number(today.slice(0, 4))
  let full = thisYear - (thisYear % 100) + Number(year)
  if (full - thisYear > 50) full -= 100
  if (thisYear - full > 49) full += 100
  return String(full)
}

function dayOf(year: string, month: string, day: string): string | null {
  if (year.length !== 4 || month.length > 2 || day.length > 2) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(text) ? text : null
}

function endOfMonth(year: string, month: string): string | null {
  const first = dayOf(year, month, '1')
  return first && lastDayOfMonth(first)
}
