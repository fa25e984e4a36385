import type { BillBody } from '@quay/contract/bill/shapes'
import type { Promotion } from '@quay/contract/discount/promotion'
import type { Promoted } from './promoted.ts'

/**
 * What a till says that it took off, by the promotions of those ids, whatever became of them since. Null where it does not add up, or
 * names a promotion or a line that is not there.
 */
export function readCharged(
  charged: NonNullable<BillBody['chargedDiscounts']>,
  promotions: readonly Promotion[],
  quantities: readonly number[],
): Promoted[] | null {
  const promoted: Promoted[] = []
  for (const { discountId, amount, times, lines } of charged) {
    const promotion = promotions.find(({ id }) => id === discountId)
    const isSound =
      promotion !== undefined &&
      lines.every(({ place, units }) => units <= (quantities[place] ?? 0)) &&
      new Set(lines.map(({ place }) => place)).size === lines.length &&
      lines.reduce((sum, line) => sum + line.amount, 0) === amount
    if (!isSound || promoted.some(one => one.promotion === promotion)) return null
    promoted.push({ promotion, amount, times, gifts: 0, giftWorth: 0, lines })
  }
  return promoted
}
