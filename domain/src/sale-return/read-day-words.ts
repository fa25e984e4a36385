import { parseDate } from '../time/parse-date.ts'

/**
 * A day among the words of a search (22/11, 22/11/2026, 2026-11-22), and the words without it; null where none is said. A day without a
 * year is the last one of that name that was (`today`: YYYY-MM-DD). Digits alone are no day: they are a phone or a code.
 */
export function readDayWords(text: string, today: string): { day: string | null; words: string } {
  const words = text.trim().split(/\s+/)
  for (const [at, word] of words.entries()) {
    const read = /^\d+[/-]\d+/.test(word) ? parseDate(word, { today }) : null
    if (!read) continue
    const isWithoutYear = word.split(/[/-]/).length === 2
    const past = `${Number(read.slice(0, 4)) - 1}${read.slice(4)}`
    const day = isWithoutYear && read > today ? past : read
    return { day, words: words.toSpliced(at, 1).join(' ') }
  }
  return { day: null, words: words.join(' ') }
}
