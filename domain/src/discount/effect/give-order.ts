import type { Promotion, PromotionRule } from '@quay/contract/discount/promotion'
import { percentOf } from '../../money/percent-of.ts'
import type { CompiledPromotions } from '../compile-promotions.ts'
import type { TraceReason } from '../trace.ts'
import { allocateByGoods } from './allocate-by-goods.ts'
import type { Given } from './give-goods.ts'
import type { MatchedGoods } from './match-goods.ts'
import type { Promoted } from './promoted.ts'
import type { PromotedLine } from './promoted-line.ts'
import { reachTier } from './reach-tier.ts'

interface OrderGiven extends Given {
  /** What is taken off each line, by its place in the list. */
  shares: { at: number; amounts: number[] }[]
}

/**
 * The promotions of the whole bill: those that go together, one after the other on what is left, or one by itself; the lower
 * rank, then what is worth more. `lefts`: đồng that are left of each line after all that was taken off it. Thresholds
 * are measured on what is left of the goods that count.
 */
export function giveOrder(
  { promotions }: CompiledPromotions,
  active: readonly number[],
  lines: readonly PromotedLine[],
  matched: MatchedGoods,
  lefts: readonly number[],
): OrderGiven {
  const reasons: Given['reasons'] = new Map()
  const tried: Choice[] = []
  let chain: Choice | null = null
  for (const at of inChainOrder(active, promotions)) {
    const promotion = promotions[at]!
    const goods = matched.goods[at]!
    if (goods.length === 0) {
      reasons.set(at, { code: matched.barred[at] ?? 'no-goods' } as TraceReason)
      continue
    }
    const isCombined = promotion.stacking === 'COMBINE'
    const taken = tryOne(at, promotion, goods, lines, isCombined && chain ? chain.lefts : lefts, reasons)
    if (!taken) continue
    if (taken.worth === 0) {
      reasons.set(at, { code: 'nothing-left' })
      continue
    }
    if (!isCombined) tried.push(taken)
    else if (!chain) {
      chain = taken
      tried.push(chain)
    } else {
      chain.steps.push(...taken.steps)
      chain.lefts = taken.lefts
      chain.worth += taken.worth
    }
  }
  let best: Choice | null = null
  for (const one of tried) if (!best || isBefore(one, best)) best = one
  for (const one of tried)
    for (const { at } of one === best ? [] : one.steps)
      reasons.set(at, { code: 'beaten', other: promotions[best!.steps[0]!.at]!.name })
  const steps = best?.steps ?? []
  return {
    promoted: steps.map(step => promotedOf(promotions[step.at]!, step, lines)),
    shares: steps.map(({ at, amounts }) => ({ at, amounts })),
    reasons,
  }
}

/** Those that go together work in their own order: a percentage before đồng, because it gives more. */
const inChainOrder = (active: readonly number[], promotions: readonly Promotion[]): number[] =>
  active.toSorted((a, b) => {
    const [first, second] = [promotions[a]!, promotions[b]!]
    return first.rank - second.rank || Number(first.effect !== 'PERCENT') - Number(second.effect !== 'PERCENT') || a - b
  })

const isBefore = (one: Choice, best: Choice): boolean =>
  (one.rank - best.rank || best.worth - one.worth || one.steps[0]!.at - best.steps[0]!.at) < 0

interface Step {
  at: number
  rule: PromotionRule
  amounts: number[]
  gifts: number
}

interface Choice {
  rank: number
  steps: Step[]
  worth: number
  lefts: readonly number[]
}

function tryOne(
  at: number,
  promotion: Promotion,
  goods: readonly number[],
  lines: readonly PromotedLine[],
  lefts: readonly number[],
  reasons: Given['reasons'],
): Choice | null {
  const base = goods.reduce((sum, index) => sum + lefts[index]!, 0)
  const quantity = goods.reduce((sum, index) => {
    const { quantity, goods } = lines[index]!
    return sum + (promotion.quantityIn === 'BASE' ? quantity * goods.ratio : quantity)
  }, 0)
  const { rule, missing } = reachTier(promotion, base, quantity)
  if (missing) reasons.set(at, missing)
  if (!rule) return null
  const off = Math.min(offOf(promotion, rule, base), promotion.maxAmount ?? base, base)
  const weights = goods.map(index => lefts[index]!)
  const shares = allocateByGoods(
    off,
    goods.map(index => lines[index]!),
    weights,
  )
  const amounts = lines.map(() => 0)
  for (const [position, index] of goods.entries()) amounts[index] = shares[position]!
  const gifts = promotion.effect === 'GIFT' ? (rule.getQuantity ?? 0) : 0
  return {
    rank: promotion.rank,
    steps: [{ at, rule, amounts, gifts }],
    worth: off + gifts * (rule.giftWorth ?? 0),
    lefts: lefts.map((left, index) => left - amounts[index]!),
  }
}

function offOf({ effect }: Promotion, { value }: PromotionRule, base: number): number {
  if (effect === 'PERCENT') return percentOf(base, value)
  return effect === 'MONEY' ? value : 0
}

function promotedOf(promotion: Promotion, { rule, amounts, gifts }: Step, lines: readonly PromotedLine[]): Promoted {
  return {
    promotion,
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    times: 1,
    gifts,
    giftWorth: gifts * (rule.giftWorth ?? 0),
    lines: lines.flatMap(({ place, quantity }, index) =>
      amounts[index] === 0 ? [] : [{ place, role: 'TARGET' as const, units: quantity, amount: amounts[index]! }],
    ),
  }
}
