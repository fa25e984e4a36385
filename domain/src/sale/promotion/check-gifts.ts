import type { Promoted } from '../../discount/effect/promoted.ts'
import { refuse } from '../../refusal.ts'
import { type Problem, problemOf } from '../problem.ts'
import type { SaleLine } from '../sale-line.ts'
import { promotedGoodsOf } from './promoted-goods-of.ts'

/** For the server, because a till works its gifts out: gifts that no promotion of the bill gives, that are not among its choices, or that are more than it gives. */
export function checkGifts(
  lines: readonly SaleLine[],
  promoted: readonly Promoted[],
  promotesMedicines: boolean,
): Problem[] {
  const left = new Map(promoted.map(({ promotion, gifts }) => [promotion.id, gifts]))
  return lines.flatMap(line => {
    const { index, id, item, product, unit, quantity } = line
    if (!item.giftOf) return []
    const named = { productId: product.id, product: product.name }
    const path = `items.${index}.giftOf`
    if (!promotedGoodsOf(line, promotesMedicines).isPromotable)
      return problemOf(refuse('gift-not-promotable', named, path), id)
    const choices = promoted.find(({ promotion }) => promotion.id === item.giftOf)?.promotion.gifts ?? []
    const isChoice = choices.some(one => one.productId === product.id && one.unitId === unit.id)
    const earned = isChoice ? left.get(item.giftOf)! : 0
    left.set(item.giftOf, Math.max(earned - quantity, 0))
    return quantity <= earned ? [] : problemOf(refuse('gift-not-earned', { ...named, got: quantity, earned }, path), id)
  })
}
