import { type EarnRule, earnPoints, pointBases } from '../point/earn-points.ts'
import { expirePoints, nextExpiry } from '../point/expire-points.ts'
import { expiryOf } from '../point/expiry-of.ts'
import { movePoints, type PointMove } from '../point/move-points.ts'
import { promotedGoodsOf } from '../sale/promoted-goods-of.ts'
import type { BillFacts } from './bill-facts.ts'
import type { BillPlan, BillRow } from './bill-plan.ts'
import type { DecidedBill } from './decided-bill.ts'

type PointColumns = Pick<
  BillRow,
  'pointsEarned' | 'pointsBefore' | 'pointsExpiring' | 'pointsExpireOn' | 'pointRule' | 'pointBase'
>
export interface BillPoints extends Pick<BillPlan, 'pointEntries' | 'pointLotChanges'> {
  columns: PointColumns
  /** What of each line earns, in đồng. */
  bases: number[]
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
export function writeBillPoints(decided: DecidedBill, facts: BillFacts, used: number): BillPoints {
  const { points } = facts
  if (!points) return { columns: noPoints, bases: decided.lines.map(() => 0), pointEntries: [], pointLotChanges: [] }
  const { rule, chain } = points
  const earnRule = earnRuleOf(facts)
  const bases = earnRule && rule ? pointBases(earningLines(decided, facts), takenOff(decided), rule) : []
  const pointBase = bases.reduce((sum, base) => sum + base, 0)
  const pointsEarned = earnRule ? earnPoints(pointBase, earnRule) : 0
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
    pointEntries: moved.pointEntries,
    pointLotChanges: moved.lotChanges,
  }
}

function earnRuleOf({ points, prices }: BillFacts): EarnRule | null {
  if (!points?.rule) return null
  const { earnPoints, earnPerDong, groupIds } = points.rule
  if (earnPoints === 0 || (groupIds && !(prices.groupId && groupIds.includes(prices.groupId)))) return null
  return { earnPoints, earnPerDong, tierRate: points.tierRate }
}

const earningLines = ({ lines }: DecidedBill, { promotesMedicines }: BillFacts) =>
  lines.map(line => ({
    net: line.net,
    promotionDiscount: line.promotionDiscount,
    earns: line.product.earnsPoints && promotedGoodsOf(line, promotesMedicines).isPromotable,
  }))

/** What anything but points and the rounding of liều took off. */
const takenOff = ({ money, lines }: DecidedBill) =>
  money.discountAmount - money.pointsAmount - lines.reduce((sum, { rounding }) => sum + rounding, 0)
