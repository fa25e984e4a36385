import { kitText } from '../../text/kit/kit.ts'
import { readNumber } from '../../ui/field/read-number.ts'
import type { Reading } from '../../ui/field/use-draft-text.ts'
import type { PriceColumn } from './grid-column.ts'

const largestPrice = 999_999_999_999

/** Reads what was typed into a cell, as the money fields do; null takes a price out of a book. The general list has no gaps. */
export function readPrice(text: string, { bookId }: Pick<PriceColumn, 'bookId'>): Reading<number> {
  const reading = readNumber(text, { min: 0, max: largestPrice, whole: true })
  return 'value' in reading && reading.value === null && bookId === null ? { problem: kitText.empty } : reading
}
