import { multiplyDivide } from '../money/multiply-divide.ts'
import type { GivenPromotion, ReturnedBill, ReturnLine, SoldLine } from './return-facts.ts'

/** Units that customers keep without the goods that earned them, and what was taken off those (đồng). */
export interface SurplusGifts {
  charge: number
  /** For the sentence. */
  names: string[]
}

/**
 * Counts the sets of each promotion again on what the customer keeps: free units beyond them are a surplus. Free units come back
 * before those that were paid for. What was charged before is taken off.
 */
export function surplusGifts(bill: ReturnedBill, lines: readonly ReturnLine[]): SurplusGifts {
  const kept = keptUnits(bill.lines, lines)
  const found = bill.promotions.filter(isOfSets).map(promotion => ({ promotion, charge: chargeOf(promotion, kept) }))
  const surplus = found.filter(({ charge }) => charge > 0)
  const whole = surplus.reduce((sum, { charge }) => sum + charge, 0)
  const names = surplus.flatMap(({ promotion }) =>
    promotion.lines
      .filter(({ role }) => role === 'TARGET')
      .flatMap(({ billItemId }) => bill.lines.find(line => line.billItemId === billItemId)?.productName ?? []),
  )
  return { charge: Math.max(0, whole - bill.before.giftCharge), names: [...new Set(names)] }
}

const isOfSets = ({ effect, times }: GivenPromotion) => (effect === 'GET' || effect === 'GIFT') && times > 0

/** Whole units of each line of the bill that stay with the customer; of a combo as many as all its components make. */
function keptUnits(
  sold: readonly SoldLine[],
  lines: readonly ReturnLine[],
): Map<string, { kept: number; sold: number }> {
  const units = new Map<string, { kept: number; sold: number }>()
  for (const line of sold) {
    const now = lines.reduce((sum, one) => (one.line === line ? sum + one.baseQuantity : sum), 0)
    const unit = line.perCombo ?? line.ratio
    const kept = Math.floor((line.sold - line.returned - now) / unit)
    const before = units.get(line.billItemId)
    units.set(line.billItemId, { kept: Math.min(kept, before?.kept ?? kept), sold: line.sold / unit })
  }
  return units
}

function chargeOf(
  { times, lines, isFreeOther }: GivenPromotion,
  kept: Map<string, { kept: number; sold: number }>,
): number {
  const of = (role: 'TARGET' | 'TRIGGER') => lines.filter(line => line.role === role)
  const unitsOf = (own: GivenPromotion['lines']) => own.reduce((sum, { units }) => sum + units, 0)
  const [targets, triggers] = [of('TARGET'), of('TRIGGER')]
  const [free, bought] = [unitsOf(targets), unitsOf(triggers)]
  const keptOf = (billItemId: string) => kept.get(billItemId) ?? { kept: 0, sold: 0 }
  const [perSet, perFree] = [Math.ceil(bought / times), Math.ceil(free / times)]
  const pool = [...new Set((isFreeOther ? triggers : lines).map(({ billItemId }) => billItemId))]
  const left = pool.reduce((sum, billItemId) => sum + keptOf(billItemId).kept, 0)
  const sets = perSet === 0 ? times : Math.floor(left / (isFreeOther ? perSet : perSet + perFree))
  let allowed = Math.min(sets, times) * perFree
  let charge = 0
  for (const { billItemId, units, amount } of targets) {
    const { kept: stay, sold } = keptOf(billItemId)
    const stillFree = Math.max(0, units - Math.max(0, sold - stay))
    const surplus = Math.max(0, stillFree - allowed)
    allowed -= stillFree - surplus
    charge += surplus === units ? amount : multiplyDivide(amount, surplus, units)
  }
  return charge
}
