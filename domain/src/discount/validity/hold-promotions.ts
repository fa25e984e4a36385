import type { CompiledPromotions } from '../compile-promotions.ts'
import { isPresent } from '../effect/give-presents.ts'
import type { TraceReason } from '../trace.ts'
import type { PromotionContext } from './promotion-context.ts'
import { whyInactive } from './why-inactive.ts'

/** The promotions that hold for a bill, whatever is in it: found once for a minute and a customer. */
export interface HeldPromotions {
  compiled: CompiledPromotions
  /** Places in the compiled list: of goods, of the bill, of points and codes as presents, and those that go with nothing else. */
  ofGoods: readonly number[]
  ofBill: readonly number[]
  presents: readonly number[]
  exclusive: readonly number[]
  /** Why the others do not hold, by their place. */
  reasons: ReadonlyMap<number, TraceReason>
}

/** Marks which of the promotions hold in the context. */
export function holdPromotions(compiled: CompiledPromotions, context: PromotionContext): HeldPromotions {
  const ofGoods: number[] = []
  const ofBill: number[] = []
  const presents: number[] = []
  const exclusive: number[] = []
  const reasons = new Map<number, TraceReason>()
  for (const [at, promotion] of compiled.promotions.entries()) {
    const reason = whyInactive(promotion, context)
    if (reason) reasons.set(at, reason)
    else if (promotion.stacking === 'EXCLUSIVE') exclusive.push(at)
    else if (isPresent(promotion)) presents.push(at)
    else if (promotion.level === 'ITEM') ofGoods.push(at)
    else ofBill.push(at)
  }
  return { compiled, ofGoods, ofBill, presents, exclusive, reasons }
}
