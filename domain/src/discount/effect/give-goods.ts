import type { Promotion, PromotionRule } from '@quay/contract/discount/promotion'
import type { CompiledPromotions } from '../compile-promotions.ts'
import type { TraceReason } from '../trace.ts'
import { allocateByGoods } from './allocate-by-goods.ts'
import { chooseSets } from './choose-sets.ts'
import { bestOfLine, chainPiece, inPickOrder, offersOf } from './line-offers.ts'
import type { MatchedGoods } from './match-goods.ts'
import type { GoodsSet, PlannedSet } from './plan-set.ts'
import type { Promoted, PromotedUnits } from './promoted.ts'
import { isNamed, type PromotedLine } from './promoted-line.ts'
import { reachTier } from './reach-tier.ts'

export interface Given {
  promoted: Promoted[]
  /** By the place of the promotion: why it does nothing, or what is missing for its next tier. */
  reasons: Map<number, TraceReason>
}

interface Reached {
  at: number
  promotion: Promotion
  rule: PromotionRule
  value: number
  target: readonly number[]
}

/**
 * The promotions of goods: what the lines get from those of the places `active`, each unit from one promotion or from a chain
 * of those that go together, and what sets of units give (docs/topics/promotions.md). Integers; nothing is kept between calls.
 */
export function giveGoods(
  { promotions }: CompiledPromotions,
  active: readonly number[],
  lines: readonly PromotedLine[],
  matched: MatchedGoods,
): Given {
  const reasons: Given['reasons'] = new Map()
  const reached: Reached[] = []
  const sets: GoodsSet[] = []
  for (const at of active) {
    const promotion = promotions[at]!
    const goods = matched.goods[at]!
    const target = matched.target[at]!
    if (goods.length === 0 || target.length === 0) {
      reasons.set(at, { code: matched.barred[at] ?? 'no-goods' } as TraceReason)
      continue
    }
    const parts = partsOf(promotion, goods, lines)
    const { rule, missing } = reachTier(promotion, ...measured(promotion, goods, lines))
    const lacking = missing ?? lackingPart(parts, lines)
    if (lacking) reasons.set(at, lacking)
    if (!rule || (parts && lackingPart(parts, lines))) continue
    if (isSet(promotion)) sets.push(setOf(at, promotion, rule, parts, goods, target, lines))
    else reached.push({ at, promotion, rule, value: rule.value, target })
  }
  const offers = offersOf(lines, reached)
  const { planned, free } = chooseSets(sets, lines, offers)
  const tally = new Tally(promotions)
  for (const set of planned) tally.addSet(set)
  for (const { set, taken } of planned) {
    if (set.promotion.stacking !== 'COMBINE') continue
    for (const { index, triggers, cheaper, off } of taken) {
      const units = triggers + cheaper
      const { chain } = offers[index]!
      const piece = chainPiece(lines[index]!.unitPrice * units - off, units, chain)
      for (const { at, amount } of piece.by) tally.add(at, index, units, amount)
    }
  }
  for (const [index, line] of lines.entries()) {
    const own = offers[index]!
    if (own.singles.length === 0 && own.chain.length === 0) continue
    for (const { units, by } of bestOfLine(line, own, free[index]!, Number.POSITIVE_INFINITY).pieces)
      for (const { at, amount } of by) tally.add(at, index, units, amount)
  }
  const promoted = tally.promoted(lines)
  for (const { at, target } of [...reached, ...sets.map(({ at }) => ({ at, target: matched.goods[at]! }))])
    if (!tally.has(at)) reasons.set(at, tally.beaten(at, target))
  return { promoted, reasons }
}

const isSet = ({ effect }: Promotion) => effect === 'SET_PRICE' || effect === 'GET' || effect === 'GIFT'

/** Đồng and units of the goods that count, before anything is taken off them. */
export function measured(
  { quantityIn }: Promotion,
  goods: readonly number[],
  lines: readonly PromotedLine[],
): [number, number] {
  let amount = 0
  let quantity = 0
  for (const index of goods) {
    const line = lines[index]!
    amount += line.gross
    quantity += quantityIn === 'BASE' ? line.quantity * line.goods.ratio : line.quantity
  }
  return [amount, quantity]
}

type Part = { lines: number[]; quantity: number }

/** Goods that have to be bought together, by component, the dearest lines first; null where the promotion asks for none. */
export function partsOf({ buy }: Promotion, goods: readonly number[], lines: readonly PromotedLine[]): Part[] | null {
  if (buy.length === 0) return null
  return [...Map.groupBy(buy, row => row.component).values()].map(rows => ({
    lines: inOrder(
      goods.filter(index => rows.some(row => isNamed(row, lines[index]!.goods))),
      lines,
      'DEAREST',
    ),
    quantity: rows[0]!.quantity,
  }))
}

export function lackingPart(parts: Part[] | null, lines: readonly PromotedLine[]): TraceReason | null {
  for (const { lines: own, quantity } of parts ?? []) {
    const missing = quantity - own.reduce((sum, index) => sum + lines[index]!.quantity, 0)
    if (missing > 0) return { code: 'below-quantity', missing }
  }
  return null
}

const inOrder = (places: readonly number[], lines: readonly PromotedLine[], pick: Promotion['pick']): number[] =>
  places.toSorted((a, b) => inPickOrder(lines[a]!, lines[b]!, pick))

function setOf(
  at: number,
  promotion: Promotion,
  rule: PromotionRule,
  parts: Part[] | null,
  goods: readonly number[],
  target: readonly number[],
  lines: readonly PromotedLine[],
): GoodsSet {
  const dearest = inOrder(goods, lines, 'DEAREST')
  const ofQuantity = rule.minQuantity === null ? [] : [{ lines: dearest, quantity: rule.minQuantity }]
  const isGet = promotion.effect === 'GET'
  return {
    at,
    promotion,
    rule,
    parts: parts ?? ofQuantity,
    byAmount: parts || rule.minQuantity !== null ? [] : dearest,
    cheaper: isGet ? inOrder(target, lines, promotion.pick) : [],
    isWhole: isGet && promotion.target.length === 0 && parts === null,
  }
}

/** What each promotion gives which line, while it is being found out. */
class Tally {
  readonly #promotions: readonly Promotion[]
  readonly #of = new Map<number, { times: number; gifts: number; worth: number; lines: Map<number, PromotedUnits> }>()

  constructor(promotions: readonly Promotion[]) {
    this.#promotions = promotions
  }

  #entry(at: number) {
    let entry = this.#of.get(at)
    if (!entry) {
      entry = { times: 1, gifts: 0, worth: 0, lines: new Map() }
      this.#of.set(at, entry)
    }
    return entry
  }

  add(at: number, index: number, units: number, amount: number, role: PromotedUnits['role'] = 'TARGET'): void {
    const { lines } = this.#entry(at)
    const own = lines.get(index)
    lines.set(index, {
      place: index,
      role: own?.role === 'TARGET' ? 'TARGET' : role,
      units: (own?.units ?? 0) + units,
      amount: (own?.amount ?? 0) + amount,
    })
  }

  addSet({ set, times, gifts, taken }: PlannedSet): void {
    const entry = this.#entry(set.at)
    entry.times = times
    entry.gifts = gifts
    entry.worth = gifts * (set.rule.giftWorth ?? 0)
    for (const { index, triggers, cheaper, off } of taken)
      this.add(set.at, index, triggers + cheaper, off, off > 0 ? 'TARGET' : 'TRIGGER')
  }

  has(at: number): boolean {
    return this.#of.has(at)
  }

  /** Another one took the goods of this one. */
  beaten(at: number, target: readonly number[]): TraceReason {
    for (const [other, { lines }] of this.#of)
      if (other !== at && target.some(index => lines.has(index)))
        return { code: 'beaten', other: this.#promotions[other]!.name }
    return { code: 'nothing-left' }
  }

  /** In the order of the promotions; what is above the most of one is cut over its lines. */
  promoted(lines: readonly PromotedLine[]): Promoted[] {
    return [...this.#of.entries()]
      .sort(([a], [b]) => a - b)
      .map(([at, { times, gifts, worth, lines: own }]) => {
        const promotion = this.#promotions[at]!
        const units = [...own.values()].sort((a, b) => a.place - b.place)
        const amount = units.reduce((sum, one) => sum + one.amount, 0)
        const most = Math.min(amount, promotion.maxAmount ?? amount)
        const amounts =
          most === amount
            ? null
            : allocateByGoods(
                most,
                units.map(one => lines[one.place]!),
                units.map(one => one.amount),
              )
        return {
          promotion,
          amount: most,
          times,
          gifts,
          giftWorth: worth,
          lines: units.map((one, position) => ({
            ...one,
            place: lines[one.place]!.place,
            amount: amounts?.[position] ?? one.amount,
          })),
        }
      })
  }
}
