import type { Promotion } from '@quay/contract/discount/promotion'
import { givePresents, isPresent } from '../../discount/effect/give-presents.ts'
import { matchGoods } from '../../discount/effect/match-goods.ts'
import type { Promoted } from '../../discount/effect/promoted.ts'
import type { PromotedLine } from '../../discount/effect/promoted-line.ts'
import type { Trace, TraceReason } from '../../discount/trace.ts'
import type { HeldPromotions } from '../../discount/validity/hold-promotions.ts'
import { discountLines } from '../discount-lines.ts'
import { leftsOf, type StepBill } from '../price/price-lines.ts'
import { promoteBill } from './promote-bill.ts'
import { type PromotedCart, promoteGoods } from './promote-goods.ts'
import { noPromotions, type Promoter, type Promotions } from './promoter.ts'

/** How many promotions that go with nothing else are tried on a bill. */
const mostExclusive = 5

/**
 * Promotions of goods, the seller's discounts of lines, promotions of the bill, in this order. Those that go with nothing else are
 * tried one by one against all others together: the lower rank wins, then what is worth more. A promotion whose budget
 * is short for this bill is not applied at all.
 */
function promote(bill: StepBill, held: HeldPromotions): { bill: StepBill; promotions: Promotions } {
  if (held.compiled.promotions.length === 0) return { bill: discountLines(bill), promotions: noPromotions }
  const lines = linesOf(bill)
  const cart: PromotedCart = { compiled: held.compiled, lines, matched: matchGoods(held.compiled, lines) }
  const without = new Set<number>()
  for (;;) {
    const tried = tryAll(bill, cart, held, without)
    const short = tried.promoted.filter(isOverBudget)
    if (short.length === 0) return { bill: tried.bill, promotions: { promoted: tried.promoted, traces: tried.traces } }
    for (const { promotion } of short) without.add(held.compiled.promotions.indexOf(promotion))
  }
}

/** The step of promotions for those that hold for a bill. */
export const promoterOf =
  (held: HeldPromotions): Promoter =>
  bill =>
    promote(bill, held)

const isOverBudget = ({ promotion: { budget, usedAmount }, amount, giftWorth }: Promoted): boolean =>
  budget !== null && usedAmount + amount + giftWorth > budget

/** The lines whose goods are known to promotions; those that the bill goes without are left out. */
const linesOf = ({ lines }: StepBill): PromotedLine[] =>
  lines.flatMap(({ line: { goods, quantity, unitPrice, isCounted }, gross }, place) =>
    goods && isCounted !== false ? [{ place, goods, quantity, unitPrice, gross }] : [],
  )

interface Tried {
  bill: StepBill
  promoted: Promoted[]
  reasons: Map<number, TraceReason>
  rank: number
  worth: number
}

function tryAll(
  bill: StepBill,
  cart: PromotedCart,
  held: HeldPromotions,
  without: ReadonlySet<number>,
): { bill: StepBill; promoted: Promoted[]; traces: Trace[] } {
  const rest = (places: readonly number[]) => (without.size === 0 ? places : places.filter(at => !without.has(at)))
  const { promotions } = held.compiled
  let best = tryOnce(bill, cart, {
    ofGoods: rest(held.ofGoods),
    ofBill: rest(held.ofBill),
    presents: rest(held.presents),
  })
  let winner: number | null = null
  const reasons = new Map([...held.reasons, ...best.reasons])
  for (const at of without) reasons.set(at, { code: 'budget-short' })
  const alone = rest(held.exclusive).filter(at => cart.matched.goods[at]!.length > 0)
  for (const at of rest(held.exclusive)) if (!alone.includes(at)) reasons.set(at, { code: 'no-goods' })
  for (const at of alone.slice(0, mostExclusive)) {
    const tried = tryOnce(bill, cart, byItself(promotions[at]!, at))
    for (const [place, reason] of tried.reasons) reasons.set(place, reason)
    if (tried.promoted.length === 0) continue
    if (tried.rank < best.rank || (tried.rank === best.rank && tried.worth > best.worth)) {
      best = tried
      winner = at
    }
  }
  const applied = new Map(best.promoted.map(one => [one.promotion, one]))
  const other = winner === null ? null : promotions[winner]!.name
  const traces = promotions.map((promotion, at): Trace => {
    const own = applied.get(promotion)
    if (own) return { promotion, code: 'applied', amount: own.amount, ...(own.present && { present: own.present }) }
    const reason = reasons.get(at)
    if (reason) return { promotion, ...reason }
    if (other !== null) return { promotion, code: 'exclusive', other }
    return { promotion, code: 'beaten', other: best.promoted[0]?.promotion.name ?? '' }
  })
  return { bill: best.bill, promoted: best.promoted, traces }
}

type Places = Pick<HeldPromotions, 'ofGoods' | 'ofBill' | 'presents'>

function byItself(promotion: Promotion, at: number): Places {
  const [isGiven, isOfGoods] = [isPresent(promotion), promotion.level === 'ITEM']
  return {
    ofGoods: isOfGoods && !isGiven ? [at] : [],
    ofBill: isOfGoods || isGiven ? [] : [at],
    presents: isGiven ? [at] : [],
  }
}

function tryOnce(bill: StepBill, cart: PromotedCart, { ofGoods, ofBill, presents }: Places): Tried {
  const goods = promoteGoods(bill, cart, ofGoods)
  const order = promoteBill(discountLines(goods.bill), cart, ofBill)
  const given = present(order.bill, cart, presents)
  const promoted = [...goods.promoted, ...order.promoted, ...given.promoted]
  return {
    bill: order.bill,
    promoted,
    reasons: new Map([...goods.reasons, ...order.reasons, ...given.reasons]),
    rank: promoted.reduce((rank, { promotion }) => Math.min(rank, promotion.rank), Number.POSITIVE_INFINITY),
    worth: promoted.reduce((sum, { amount, giftWorth }) => sum + amount + giftWorth, 0),
  }
}

const nothing = { promoted: [], reasons: new Map<number, TraceReason>() }

/** Points and codes: after all that promotions take off. */
function present(bill: StepBill, { compiled, lines, matched }: PromotedCart, active: readonly number[]) {
  if (active.length === 0) return nothing
  const lefts = leftsOf(bill)
  return givePresents(
    compiled,
    active,
    lines,
    matched,
    lines.map(({ place }) => lefts[place]!),
  )
}
