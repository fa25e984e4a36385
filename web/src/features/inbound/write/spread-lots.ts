import { formatNumber } from '@quay/domain/text/format-number'

/** What each lot holds: the first one without a quantity of its own takes what the others leave of `total`, never less than 0. */
export function spreadLots(total: number, lots: ReadonlyArray<{ quantity: number | null }>): number[] {
  const fixed = lots.reduce((sum, lot) => sum + (lot.quantity ?? 0), 0)
  const open = lots.findIndex(lot => lot.quantity === null)
  return lots.map((lot, place) => lot.quantity ?? (place === open ? Math.max(0, total - fixed) : 0))
}

export type LotSum = { difference: number; text: string }

/**
 * Whether the lots of a line add up, in words: "Đủ 60 / 60 hộp", "Còn 20 hộp chưa có lô", "Các lô thừa 5 hộp".
 * `difference` is what the lots hold beyond `total`; less than zero, what is missing.
 */
export function lotSum(total: number, lots: ReadonlyArray<{ quantity: number | null }>, unit: string): LotSum {
  const got = spreadLots(total, lots).reduce((sum, quantity) => sum + quantity, 0)
  const difference = got - total
  const word = unit.toLowerCase()
  if (difference < 0) return { difference, text: `Còn ${formatNumber(-difference)} ${word} chưa có lô` }
  if (difference > 0) return { difference, text: `Các lô thừa ${formatNumber(difference)} ${word}` }
  return { difference, text: `Đủ ${formatNumber(got)} / ${formatNumber(total)} ${word}` }
}
