import type { BillBody } from '@quay/contract/bill/shapes'
import type { Promotion } from '@quay/contract/discount/promotion'
import { presentOf } from './effect/give-presents.ts'
import type { Promoted } from './effect/promoted.ts'

/**
 * What a till says that it took off, by the promotions of those ids, whatever became of them since. Null where it does not add up, or
 * names a promotion or a line that is not there.
 */
export function readCharged(
  charged: NonNullable<BillBody['chargedDiscounts']>,
  promotions: readonly Promotion[],
  items: readonly Pick<BillBody['items'][number], 'productId' | 'unitId' | 'quantity' | 'giftOf'>[],
): Promoted[] | null {
  const promoted: Promoted[] = []
  for (const { discountId, amount, times, value, lines } of charged) {
    const promotion = promotions.find(({ id }) => id === discountId)
    const isSound =
      promotion !== undefined &&
      isOfTier(promotion, value) &&
      lines.every(({ place, units }) => units <= (items[place]?.quantity ?? 0)) &&
      new Set(lines.map(({ place }) => place)).size === lines.length &&
      lines.reduce((sum, line) => sum + line.amount, 0) === amount
    if (!isSound || promoted.some(one => one.promotion.id === discountId)) return null
    // What was given away is gone with the customer, also where the choices are others by now.
    const given = items.filter(({ giftOf }) => giftOf === discountId)
    const gifts = given.reduce((sum, { quantity }) => sum + quantity, 0)
    const rule = promotion.rules.find(one => one.value === value)
    promoted.push({
      promotion: { ...promotion, gifts: given.map(({ productId, unitId }) => ({ productId, unitId })) },
      amount,
      times,
      gifts,
      giftWorth: gifts * (promotion.rules[0]?.giftWorth ?? 0),
      ...(promotion.effect === 'POINTS' && rule && { present: presentOf(promotion, rule, times) }),
      lines,
    })
  }
  return promoted
}

/** Points are those of a tier that is there: a till cannot make up any. */
const isOfTier = ({ effect, rules }: Promotion, value: number | undefined) =>
  effect !== 'POINTS' || value === undefined || rules.some(rule => rule.value === value)
