import type { Parts } from './shared/pay-parts.tsx'

/** What money pays of the chosen documents: the discount is taken off the last of them, and what it pays alone is left out. */
export function moneyOfParts(parts: Parts, discount: number): { entryId: string; amount: number }[] {
  let left = discount
  const paid = Object.entries(parts)
    .toReversed()
    .flatMap(([entryId, part]) => {
      const given = Math.min(left, part ?? 0)
      left -= given
      const amount = (part ?? 0) - given
      return amount > 0 ? [{ entryId, amount }] : []
    })
  return paid.toReversed()
}
