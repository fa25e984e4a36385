import { type EarningRule, earnOfSale } from '@quay/domain/point/earn-of-sale'
import { promotedGoodsOf } from '@quay/domain/sale/promotion/promoted-goods-of'
import type { Cart } from '../../cart/cart.ts'
import type { CartView } from '../../cart/cart-view.ts'
import type { TillContext } from '../../till-facts.ts'

const usualRate = 10_000

/**
 * What a sale that waits for the network will earn, by the rule and the goods as the till knows them. None where it knows too little: of goods that it
 * kept from before it cannot tell whether they earn, and the server says it later.
 */
export function expectedPoints(
  cart: Cart,
  view: CartView,
  { earning, promotesMedicines = false }: TillContext,
): number {
  const { customer } = cart
  const lines = [...view.sold.values()]
  if (!customer || !earning || lines.some(({ product }) => typeof product.earnsPoints !== 'boolean')) return 0
  const { priced, settled, promotions, surcharges } = view
  const rule: EarningRule = earning
  const { points } = earnOfSale(
    {
      lines: lines.map(line => ({
        net: line.net,
        promotionDiscount: line.promotionDiscount,
        unitPoints: line.item.giftOf ? 0 : line.quantity * (line.unit.points ?? 0),
        earns: line.product.earnsPoints === true && promotedGoodsOf(line, promotesMedicines).isPromotable,
      })),
      takenOff: priced.discountAmount - priced.pointsAmount - lines.reduce((sum, { rounding }) => sum + rounding, 0),
      promoted: promotions.promoted,
      groupId: customer.groupId ?? null,
      tierRate: earning.tiers.find(({ id }) => id === customer.tierId)?.earnRate ?? usualRate,
      channel: cart.order ? 'ORDER' : (cart.channel ?? 'COUNTER'),
      due: priced.payable + surcharges.amount + (settled?.cashRounding ?? 0),
      owed: settled?.debt ?? 0,
    },
    rule,
  )
  return points
}
