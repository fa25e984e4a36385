import { allocate } from '../money/allocate.ts'
import { multiplyDivide } from '../money/multiply-divide.ts'
import type { GivenPromotion, ReturnedBill, ReturnLine, SoldLine } from './return-facts.ts'

/** What a return gives back of the use of a promotion; amounts in đồng. */
export interface UseBack {
  discountId: string
  /** The use itself, once nothing of the bill is left. */
  uses: 0 | 1
  amount: number
  giftValue: number
}

type Back = (line: SoldLine) => number

/**
 * The share of each promotion that came off the goods which are back by now, less what earlier returns gave back. So the shares of
 * any split add up to what the promotion gave. Promotions of which nothing comes back are left out.
 */
export function usesBack(bill: ReturnedBill, lines: readonly ReturnLine[], isEmptied: boolean): UseBack[] {
  const back: Back = line =>
    lines.reduce((sum, one) => (one.line === line ? sum + one.baseQuantity : sum), line.returned)
  return bill.promotions
    .map(promotion => ({
      discountId: promotion.discountId,
      uses: isEmptied && promotion.stands.uses > 0 ? (1 as const) : (0 as const),
      amount: leftOf(promotion, 'amount', moneyBack(promotion, bill.lines, back)),
      giftValue: leftOf(promotion, 'giftValue', giftsBack(promotion, bill.lines, back)),
    }))
    .filter(({ uses, amount, giftValue }) => uses + amount + giftValue > 0)
}

/** The share that is back by now less what was given back, and no more than stands: of a bill of an order nothing does. */
function leftOf(promotion: GivenPromotion, field: 'amount' | 'giftValue', share: number): number {
  const { [field]: stands } = promotion.stands
  return Math.max(0, Math.min(stands, share - (promotion[field] - stands)))
}

/** What came off a line falls to the components of a combo as its money does. */
function moneyBack({ lines: touched }: GivenPromotion, sold: readonly SoldLine[], back: Back): number {
  return touched.reduce((sum, { billItemId, amount }) => {
    const own = sold.filter(line => line.billItemId === billItemId)
    if (amount === 0 || own.length === 0) return sum
    return (
      sum +
      shareOf(
        own,
        allocate(
          amount,
          own.map(({ net }) => net),
        ),
        back,
      )
    )
  }, 0)
}

/** What gifts count for goes by the gifts; what points and codes do goes by the goods that they were given for. */
function giftsBack({ discountId, giftValue, lines }: GivenPromotion, sold: readonly SoldLine[], back: Back): number {
  const gifts = sold.filter(line => line.giftDiscountId === discountId)
  if (giftValue === 0) return 0
  if (gifts.length === 0) {
    const own = sold.filter(line => lines.some(({ billItemId }) => billItemId === line.billItemId))
    const nets = own.map(({ net }) => net)
    return own.length === 0 ? 0 : shareOf(own, allocate(giftValue, nets), back)
  }
  return shareOf(
    gifts,
    allocate(
      giftValue,
      gifts.map(line => line.sold / line.ratio),
    ),
    back,
  )
}

const shareOf = (lines: readonly SoldLine[], parts: readonly number[], back: Back) =>
  lines.reduce((sum, line, place) => sum + multiplyDivide(parts[place]!, back(line), line.sold), 0)
