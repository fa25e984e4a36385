import { multiplyDivide } from '../money/multiply-divide.ts'
import type { GivenPromotion, OrderGifts, OrderSets, ReturnedBill, ReturnLine, SoldLine } from './return-facts.ts'

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
  const ofOrder = bill.order ? surplusOfOrder(bill, bill.order, kept) : noSurplus
  const whole = surplus.reduce((sum, { charge }) => sum + charge, 0) + ofOrder.charge
  const names = surplus.flatMap(({ promotion }) =>
    promotion.lines
      .filter(({ role }) => role === 'TARGET')
      .flatMap(({ billItemId }) => bill.lines.find(line => line.billItemId === billItemId)?.productName ?? []),
  )
  const before = bill.before.giftCharge + (bill.order?.charged ?? 0)
  return { charge: Math.max(0, whole - before), names: [...new Set([...names, ...ofOrder.names])] }
}

const noSurplus: SurplusGifts = { charge: 0, names: [] }

type Kept = Map<string, { kept: number; sold: number }>

/**
 * What bills of an order handed out as free without the goods that earned it, counted again on what the customer keeps of the whole order; and
 * what the other bills come to by themselves, because what their returns charged is taken off the sum.
 */
function surplusOfOrder(bill: ReturnedBill, order: OrderGifts, keptHere: Kept): SurplusGifts {
  const here = {
    kept: keptHere,
    promotions: bill.promotions,
    itemOf: new Map(order.own.map(one => [one.billItemId, one.orderItemId])),
  }
  const others = order.others.map(({ lines, promotions }) => ({
    kept: new Map(lines.map(({ billItemId, kept, sold }) => [billItemId, { kept, sold }])),
    promotions,
    itemOf: new Map(lines.map(one => [one.billItemId, one.orderItemId])),
  }))
  const ofOthers = others.flatMap(one =>
    one.promotions.filter(isOfSets).map(promotion => chargeOf(promotion, one.kept)),
  )
  const loose = order.promotions.map(promotion => looseCharge(promotion, [here, ...others], order.toCome))
  return {
    charge: [...ofOthers, ...loose.map(({ charge }) => charge)].reduce((sum, charge) => sum + charge, 0),
    names: loose.flatMap(({ charge, name }) => (charge > 0 ? [name] : [])),
  }
}

interface Handed {
  kept: Kept
  promotions: readonly GivenPromotion[]
  /** The line of the order, by that of the bill. */
  itemOf: ReadonlyMap<string, string>
}

/** Free units of bills that counted no sets of their own, beyond what the goods that are left over earn. */
function looseCharge(
  { discountId, times, triggers, free }: OrderSets,
  bills: readonly Handed[],
  toCome: ReadonlyMap<string, number>,
): { charge: number; name: string } {
  const given = bills.flatMap(({ promotions, ...bill }) => {
    const promotion = promotions.find(one => one.discountId === discountId)
    return promotion ? [{ ...bill, promotion }] : []
  })
  const isCounted = ({ promotion }: (typeof given)[number]) => promotion.lines.some(({ role }) => role === 'TRIGGER')
  const bought = triggers.reduce((sum, { units }) => sum + units, 0)
  const [perSet, perFree] = [Math.ceil(bought / times), Math.floor(free / times)]
  const loose = given.filter(bill => !isCounted(bill))
  if (loose.length === 0 || perSet === 0) return { charge: 0, name: '' }
  const left = triggers.reduce((sum, { orderItemId, units, quantity }) => {
    const kept = bills.reduce(
      (all, bill) =>
        all + [...bill.kept].reduce((of, [id, line]) => (bill.itemOf.get(id) === orderItemId ? of + line.kept : of), 0),
      toCome.get(orderItemId) ?? 0,
    )
    return sum + Math.floor((kept * units) / quantity)
  }, 0)
  const used = given
    .filter(isCounted)
    .reduce((sum, { promotion, kept }) => sum + setsLeft(promotion, kept, perSet) * perSet, 0)
  let allowed = Math.floor(Math.max(0, left - used) / perSet) * perFree
  let charge = 0
  for (const { promotion, kept } of loose)
    for (const { billItemId, units, amount } of promotion.lines) {
      const { kept: stay, sold } = kept.get(billItemId) ?? { kept: 0, sold: 0 }
      const stillFree = Math.max(0, units - Math.max(0, sold - stay))
      const surplus = Math.max(0, stillFree - allowed)
      allowed -= stillFree - surplus
      charge += surplus === units ? amount : multiplyDivide(amount, surplus, units)
    }
  return { charge, name: loose[0]!.promotion.name }
}

/** Sets of a bill that its own goods still earn. */
function setsLeft({ times, lines }: GivenPromotion, kept: Kept, perSet: number): number {
  const left = lines.reduce(
    (sum, { role, billItemId, units }) =>
      role === 'TRIGGER' ? sum + Math.min(units, kept.get(billItemId)?.kept ?? 0) : sum,
    0,
  )
  return Math.min(times, Math.floor(left / perSet))
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
