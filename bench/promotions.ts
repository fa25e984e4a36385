import type { Promotion } from '@quay/contract/discount/promotion'
import { compilePromotions } from '@quay/domain/discount/compile-promotions'
import { holdPromotions } from '@quay/domain/discount/validity/hold-promotions'
import { priceBill } from '@quay/domain/sale/price/price-bill'
import { promoterOf } from '@quay/domain/sale/promotion/promote'
import { ofProducts, promotedLine, promotion, saleContext } from '../domain/test/promotion-factory.ts'
import { median, percentile, round } from './statistics.ts'

/** The whole money of a cart with promotions of all kinds, as a till prices it on each key; milliseconds of CPU. */
export function measurePromotions({ lines = 100, promotions = 200, times = 1500 } = {}) {
  const compiled = compilePromotions(Array.from({ length: promotions }, (_, place) => kindOf(place, lines)))
  const cart = Array.from({ length: lines }, (_, place) =>
    promotedLine(`p${place}`, 1 + (place % 9), 1000 * (7 + ((place * 37) % 400)), { groupIds: [`g${place % 10}`] }),
  )
  const promoter = promoterOf(holdPromotions(compiled, saleContext))
  const taken: number[] = []
  let applied = 0
  for (let time = 0; time < times; time += 1) {
    // A key changes the cart, so nothing of the key before may be used.
    const now = cart.map((line, place) => (place === time % lines ? { ...line, quantity: line.quantity + 1 } : line))
    const begin = process.cpuUsage()
    applied = priceBill({ lines: now, promoter }).promotions.promoted.length
    const { user, system } = process.cpuUsage(begin)
    if (time >= times / 5) taken.push((user + system) / 1000)
  }
  return {
    lines,
    promotions,
    applied,
    medianMs: round(median(taken)),
    p95Ms: round(percentile(taken, 0.95)),
    asked: { p95Ms: 5 },
  }
}

/** Every kind in turn, each of some products or of a group, most of which are in the cart. */
function kindOf(place: number, lines: number): Promotion {
  const some = ofProducts(...[0, 1, 2, 3].map(step => `p${(place * 7 + step * 13) % (lines * 2)}`))
  const stacking = place % 5 === 0 ? ('COMBINE' as const) : ('SINGLE' as const)
  const part = { goods: place % 10 === 0 ? [{ kind: 'GROUP' as const, id: `g${place % 9}` }] : some, stacking }
  const name = `k${String(place).padStart(4, '0')}`
  switch (place % 7) {
    case 0:
      return promotion(name, 'PERCENT', [{ value: 500 + place }], part)
    case 1:
      return promotion(name, 'MONEY', [{ minQuantity: 2, value: 3000 + place }], part)
    case 2:
      return promotion(name, 'GET', [{ minQuantity: 2, getQuantity: 1, value: 10_000 }], part)
    case 3:
      return promotion(name, 'SET_PRICE', [{ minQuantity: 3, value: 50_000 }], part)
    case 4:
      return promotion(name, 'GIFT', [{ minQuantity: 3, getQuantity: 1, giftWorth: 20_000 }], part)
    case 5:
      return promotion(name, 'PERCENT', [{ minAmount: 200_000, value: 200 }], { ...part, level: 'ORDER' })
    default:
      return place % 40 === 6
        ? promotion(name, 'PERCENT', [{ value: 300 }], { level: 'ORDER', stacking: 'EXCLUSIVE' })
        : promotion(name, 'PRICE', [{ value: 9000 }], part)
  }
}
