import type { Promotion, PromotionRule } from '@quay/contract/discount/promotion'
import type { CompiledPromotions } from '../compile-promotions.ts'
import type { TraceReason } from '../trace.ts'
import { type Given, lackingPart, measured, partsOf } from './give-goods.ts'
import type { MatchedGoods } from './match-goods.ts'
import type { Present, Promoted } from './promoted.ts'
import type { PromotedLine } from './promoted-line.ts'
import { reachTier } from './reach-tier.ts'

/** Whether it gives points or codes: it takes nothing off, so it leaves the goods to all others. */
export const isPresent = ({ effect }: Pick<Promotion, 'effect'>): boolean => effect === 'POINTS' || effect === 'VOUCHER'

/**
 * Points and codes as presents. Those of goods are measured before any discount and count each time, those of the bill once and on what is
 * left of the lines (`lefts`, đồng).
 */
export function givePresents(
  { promotions }: CompiledPromotions,
  active: readonly number[],
  lines: readonly PromotedLine[],
  matched: MatchedGoods,
  lefts: readonly number[],
): Given {
  const reasons: Given['reasons'] = new Map()
  const promoted = active.flatMap((at): Promoted[] => {
    const promotion = promotions[at]!
    const goods = matched.goods[at]!
    if (goods.length === 0) {
      reasons.set(at, { code: matched.barred[at] ?? 'no-goods' } as TraceReason)
      return []
    }
    const parts = partsOf(promotion, goods, lines)
    const [gross, quantity] = measured(promotion, goods, lines)
    const amount = promotion.level === 'ORDER' ? goods.reduce((sum, index) => sum + lefts[index]!, 0) : gross
    const { rule, missing } = reachTier(promotion, amount, quantity)
    const lacking = lackingPart(parts, lines)
    const reason = missing ?? lacking
    if (reason) reasons.set(at, reason)
    if (!rule || lacking) return []
    const times = timesOf(promotion, rule, amount, quantity, parts, lines)
    const present = presentOf(promotion, rule, times)
    return [
      {
        promotion,
        amount: 0,
        times,
        gifts: 0,
        giftWorth: (present.points + present.vouchers) * (rule.giftWorth ?? 0),
        present,
        lines: goods.map(index => {
          const { place, quantity: units } = lines[index]!
          return { place, role: 'TRIGGER', units, amount: 0 }
        }),
      },
    ]
  })
  return { promoted, reasons }
}

/** What a tier gives so many times. A part of what the goods earn is no matter of times. */
export function presentOf(
  { effect }: Pick<Promotion, 'effect'>,
  { value, pointsIn, getQuantity }: Pick<PromotionRule, 'value' | 'pointsIn' | 'getQuantity'>,
  times: number,
): Present {
  if (effect === 'VOUCHER') return { points: 0, rate: 0, vouchers: (getQuantity ?? 0) * times }
  const isRate = pointsIn === 'RATE'
  return { points: isRate ? 0 : value * times, rate: isRate ? value : 0, vouchers: 0 }
}

/** How often the goods are bought that it asks for; once, where it asks for none, or is of the bill. */
function timesOf(
  { level, maxTimes }: Promotion,
  { minAmount, minQuantity, pointsIn }: PromotionRule,
  amount: number,
  quantity: number,
  parts: ReturnType<typeof partsOf>,
  lines: readonly PromotedLine[],
): number {
  if (level === 'ORDER' || pointsIn === 'RATE') return 1
  const most = [
    minAmount === null ? null : Math.floor(amount / minAmount),
    minQuantity === null ? null : Math.floor(quantity / minQuantity),
    ...(parts ?? []).map(part =>
      Math.floor(part.lines.reduce((sum, index) => sum + lines[index]!.quantity, 0) / part.quantity),
    ),
  ].filter(one => one !== null)
  const times = most.length === 0 ? 1 : Math.min(...most)
  return Math.min(times, maxTimes ?? times)
}
