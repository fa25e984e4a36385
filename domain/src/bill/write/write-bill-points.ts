import { earnPaid } from '../../point/earn-paid.ts'
import { byGoods, type EarnRule, earnPoints, pointBases } from '../../point/earn-points.ts'
import { expirePoints, nextExpiry } from '../../point/expire-points.ts'
import { expiryOf } from '../../point/expiry-of.ts'
import { movePoints, type PointMove } from '../../point/move-points.ts'
import { promotedGoodsOf } from '../../sale/promotion/promoted-goods-of.ts'
import type { BillFacts, BillInput } from '../bill-facts.ts'
import type { BillPlan, BillRow } from '../bill-plan.ts'
import { channelOf } from '../channel-of.ts'
import type { DecidedBill } from '../decided-bill.ts'

type PointColumns = Pick<
  BillRow,
  'pointsEarned' | 'pointsBefore' | 'pointsExpiring' | 'pointsExpireOn' | 'pointRule' | 'pointBase'
>
export interface BillPoints extends Pick<BillPlan, 'pointEntries' | 'pointLotChanges'> {
  columns: PointColumns
  /** What of each line earns, in đồng. */
  bases: number[]
  /** Points that promotions gave, by their ids: contained in what is earned. */
  presents: ReadonlyMap<string, number>
}

const noPoints: PointColumns = {
  pointsEarned: 0,
  pointsBefore: null,
  pointsExpiring: null,
  pointsExpireOn: null,
  pointRule: null,
  pointBase: 0,
}

/** What a sale does to the customer's points: what has ended goes first, then what is spent, then what the rule of its day earns. */
export function writeBillPoints(input: BillInput, decided: DecidedBill, facts: BillFacts): BillPoints {
  const { points } = facts
  const used = input.points ?? 0
  if (!points) return nothing(decided)
  const { rule, chain } = points
  const earnRule = waitingRule(earnRuleOf(input, facts), decided, facts)
  const bases = earnRule && rule ? pointBases(earningLines(decided, facts), takenOff(decided), rule) : []
  const pointBase = bases.reduce((sum, base) => sum + base, 0)
  const presents = rule ? presentsOf(decided, bases, earnRule) : noPresents
  const pointsEarned =
    (earnRule ? earnedNow(pointBase, earnRule, decided) : 0) + [...presents.values()].reduce((sum, one) => sum + one, 0)
  const ended = expirePoints(chain.lots, facts.businessDay)
  const expiresOn = expiryOf(facts.businessDay, rule?.expiryMonths ?? null)
  const moves: PointMove[] = [
    ...ended,
    { kind: 'SPEND', amount: 0 - used },
    { kind: 'EARN', amount: pointsEarned, expiresOn },
  ]
  const moved = movePoints(
    chain,
    moves.filter(({ amount }) => amount !== 0),
  )
  const next = nextExpiry(moved.lotsLeft, facts.businessDay)
  return {
    columns: {
      pointsEarned,
      pointsBefore: ended.reduce((balance, { amount }) => balance + amount, chain.balance),
      pointsExpiring: next?.points ?? null,
      pointsExpireOn: next?.on ?? null,
      pointRule: pointBase > 0 ? earnRule : null,
      pointBase,
    },
    bases: bases.length > 0 ? bases : decided.lines.map(() => 0),
    presents,
    pointEntries: moved.pointEntries,
    pointLotChanges: moved.lotChanges,
  }
}

const nothing = ({ lines }: DecidedBill): BillPoints => ({
  columns: noPoints,
  bases: lines.map(() => 0),
  presents: noPresents,
  pointEntries: [],
  pointLotChanges: [],
})

const noPresents: ReadonlyMap<string, number> = new Map()

/** Points that promotions give: so many, or a part of what their lines earn, rounded down once for each promotion. */
function presentsOf({ promoted }: DecidedBill, bases: readonly number[], rule: EarnRule | null): Map<string, number> {
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

function earnRuleOf(input: BillInput, facts: BillFacts): EarnRule | null {
  const { points, prices } = facts
  if (!points?.rule) return null
  const { earnBy, earnPoints, earnPerDong, groupIds, channels } = points.rule
  if (earnBy === 'BILL' && earnPoints === 0) return null
  if (groupIds && !(prices.groupId && groupIds.includes(prices.groupId))) return null
  if (channels && !channels.includes(channelOf(input, facts))) return null
  if (earnBy === 'PRODUCT') return { ...byGoods, tierRate: points.tierRate }
  return { earnPoints, earnPerDong, tierRate: points.tierRate }
}

/** Of a bill that is owed, where the rule earns by what is paid. */
function waitingRule(rule: EarnRule | null, { payment }: DecidedBill, { points }: BillFacts): EarnRule | null {
  if (!rule || points?.rule?.earnWhen !== 'PAID' || payment.debt === 0) return rule
  return { ...rule, when: 'PAID', expiryMonths: points.rule.expiryMonths }
}

function earnedNow(base: number, rule: EarnRule, { money, surcharges, payment }: DecidedBill): number {
  if (rule.when !== 'PAID') return earnPoints(base, rule)
  return earnPaid({ base, due: money.payable + surcharges.amount + payment.cashRounding, owed: payment.debt }, rule)
}

const earningLines = ({ lines }: DecidedBill, { promotesMedicines }: BillFacts) =>
  lines.map(line => ({
    net: line.net,
    promotionDiscount: line.promotionDiscount,
    unitPoints: line.item.giftOf ? 0 : line.quantity * (line.unit.points ?? 0),
    earns: line.product.earnsPoints && promotedGoodsOf(line, promotesMedicines).isPromotable,
  }))

/** What anything but points and the rounding of liều took off. */
const takenOff = ({ money, lines }: DecidedBill) =>
  money.discountAmount - money.pointsAmount - lines.reduce((sum, { rounding }) => sum + rounding, 0)
