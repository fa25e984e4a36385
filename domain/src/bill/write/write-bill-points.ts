import { type EarnedOfSale, type EarningSale, earnOfSale } from '../../point/earn-of-sale.ts'
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
  const earned = rule ? earnOfSale(earningSale(input, decided, facts), rule) : earnsNothing
  const { bases, presents, base: pointBase, points: pointsEarned } = earned
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
      pointRule: pointBase > 0 ? earned.rule : null,
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
const earnsNothing: EarnedOfSale = { rule: null, bases: [], base: 0, presents: noPresents, points: 0 }

const earningSale = (input: BillInput, decided: DecidedBill, facts: BillFacts): EarningSale => ({
  lines: earningLines(decided, facts),
  takenOff: takenOff(decided),
  promoted: decided.promoted,
  groupId: facts.prices.groupId,
  tierRate: facts.points!.tierRate,
  channel: channelOf(input, facts),
  due: decided.money.payable + decided.surcharges.amount + decided.payment.cashRounding,
  owed: decided.payment.debt,
})

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
