import type { SaleChannel } from '@quay/contract/enumeration'
import type { Promoted } from '../discount/effect/promoted.ts'
import { earnPaid } from './earn-paid.ts'
import { byGoods, type EarningLine, type EarnRule, earnPoints, pointBases } from './earn-points.ts'
import type { PointRule } from './point-rule.ts'

/** What of the rule says how much a sale earns. */
export type EarningRule = Pick<
  PointRule,
  | 'earnBy'
  | 'earnWhen'
  | 'earnPoints'
  | 'earnPerDong'
  | 'skipsPromotedLines'
  | 'skipsDiscountedBills'
  | 'expiryMonths'
  | 'groupIds'
  | 'channels'
>

/** A sale to a customer, in đồng. */
export interface EarningSale {
  lines: readonly EarningLine[]
  /** What anything but points and the rounding of liều took off. */
  takenOff: number
  promoted: readonly Promoted[]
  /** The customer's group, and the rate of their tier in basis points. */
  groupId: string | null
  tierRate: number
  channel: SaleChannel
  /** What is to be paid, with surcharges and rounding, and what of it is owed. */
  due: number
  owed: number
}

export interface EarnedOfSale {
  /** What the bill keeps of the rule; null where this sale earns nothing by it. */
  rule: EarnRule | null
  /** What of each line earns; of none where the sale earns nothing. */
  bases: number[]
  base: number
  /** Points that promotions give, by their ids: contained in what is earned. */
  presents: ReadonlyMap<string, number>
  points: number
}

/** What a sale earns, on the server and, of one that waits for the network, at the till. */
export function earnOfSale(sale: EarningSale, by: EarningRule): EarnedOfSale {
  const rule = waitingRule(ruleFor(sale, by), sale, by)
  const bases = rule ? pointBases(sale.lines, sale.takenOff, by) : []
  const base = bases.reduce((sum, one) => sum + one, 0)
  const presents = presentsOf(sale.promoted, bases, rule)
  const given = [...presents.values()].reduce((sum, one) => sum + one, 0)
  return { rule, bases, base, presents, points: (rule ? earnedNow(base, rule, sale) : 0) + given }
}

function ruleFor({ groupId, channel, tierRate }: EarningSale, by: EarningRule): EarnRule | null {
  const { earnBy, earnPoints, earnPerDong, groupIds, channels } = by
  if (earnBy === 'BILL' && earnPoints === 0) return null
  if (groupIds && !(groupId && groupIds.includes(groupId))) return null
  if (channels && !channels.includes(channel)) return null
  if (earnBy === 'PRODUCT') return { ...byGoods, tierRate }
  return { earnPoints, earnPerDong, tierRate }
}

/** Of a bill that is owed, where the rule earns by what is paid. */
function waitingRule(rule: EarnRule | null, { owed }: EarningSale, by: EarningRule): EarnRule | null {
  if (!rule || by.earnWhen !== 'PAID' || owed === 0) return rule
  return { ...rule, when: 'PAID', expiryMonths: by.expiryMonths }
}

const earnedNow = (base: number, rule: EarnRule, { due, owed }: EarningSale): number =>
  rule.when === 'PAID' ? earnPaid({ base, due, owed }, rule) : earnPoints(base, rule)

/** Points that promotions give: so many, or a part of what their lines earn, rounded down once for each promotion. */
function presentsOf(
  promoted: readonly Promoted[],
  bases: readonly number[],
  rule: EarnRule | null,
): Map<string, number> {
  const given = promoted.flatMap(({ promotion, present, lines }): [string, number][] => {
    if (!present) return []
    const base = lines.reduce((sum, { place }) => sum + (bases[place] ?? 0), 0)
    const byRate = rule && present.rate > 0 ? multiplyDown(earnPoints(base, rule), present.rate) : 0
    return [[promotion.id, present.points + byRate]]
  })
  return new Map(given)
}

const whole = 10_000n
const multiplyDown = (points: number, rate: number) => Number((BigInt(points) * BigInt(rate)) / whole)
