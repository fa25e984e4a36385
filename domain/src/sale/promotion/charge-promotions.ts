import type { Promoted } from '../../discount/effect/promoted.ts'
import { discountLines } from '../discount-lines.ts'
import { type BillAdjustment, leftsOf, type StepBill } from '../price/price-lines.ts'
import { takeOffLines } from './promote-goods.ts'
import { noPromotions, type Promoter } from './promoter.ts'

/**
 * The step of promotions for a sale whose customer left with what the till charged: what was taken off then, in the place of
 * what the promotions would give now. Where that is more than a line costs, nothing of it counts.
 */
export const chargedPromoter =
  (charged: readonly Promoted[]): Promoter =>
  bill => {
    const goods = discountLines(
      takeOffLines(
        bill,
        charged.filter(({ promotion }) => promotion.level === 'ITEM'),
      ),
    )
    const whole = charged.filter(({ promotion }) => promotion.level === 'ORDER').map(one => shareOut(goods, one))
    const promoted = { ...goods, adjustments: [...goods.adjustments, ...whole] }
    if (leftsOf(promoted).some(left => left < 0)) return { bill: discountLines(bill), promotions: noPromotions }
    return { bill: promoted, promotions: { promoted: charged, traces: [] } }
  }

function shareOut({ lines }: StepBill, { promotion, amount, lines: own }: Promoted): BillAdjustment {
  const shares = lines.map(() => 0)
  for (const one of own) shares[one.place] = one.amount
  return { kind: 'promotion', source: promotion.id, amount, shares }
}
