import { earnPoints } from '../point/earn-points.ts'
import type { MovedPoints, PointLot, PointMove } from '../point/move-points.ts'
import { movePoints } from '../point/move-points.ts'
import { returnPoints } from '../point/return-points.ts'
import { returnedUntil, type WrittenPoints } from '../point/undo-points.ts'
import type { PostingFacts, ReturnCustomer, ReturnedBill, ReturnLine, SoldLine } from './return-facts.ts'

/** What a return takes of the points that the bill gave, and gives back of those that paid it. */
export interface PointsBack {
  pointsTaken: number
  pointsBack: number
}

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0)
const earning = (line: SoldLine) => (line.earnsPoints ? 1 : 0)

/** What the rest of the bill does not earn by its own rule is taken; what its rule does not explain goes by its share of the base. */
export function pointsBack(bill: ReturnedBill, lines: readonly ReturnLine[]): PointsBack {
  const { pointsEarned, pointRule, before, lines: sold } = bill
  const base = sumOf(sold, line => line.net * earning(line))
  const { taken, back } = returnPoints(
    {
      rule: pointRule,
      base,
      earned: pointsEarned,
      presents: pointsEarned - (pointRule ? Math.min(pointsEarned, earnPoints(base, pointRule)) : 0),
      used: bill.pointsUsed,
      usedAmount: bill.pointsAmount,
    },
    {
      base: sumOf(sold, line => line.back.net * earning(line)) + sumOf(lines, one => one.net * earning(one.line)),
      pointShare: sumOf(sold, line => line.back.pointShare) + sumOf(lines, line => line.pointShare),
      taken: before.pointsTaken,
      back: before.pointsBack,
    },
  )
  return { pointsTaken: taken, pointsBack: back }
}

/** Points that were earned go first, of the lot that they made; what was spent comes back into the lots that it was taken from. */
export function moveBack(
  { id, points, pointEntryCount }: ReturnCustomer,
  value: PointsBack,
  before: number,
  { billPoints, pointLots, businessDay }: PostingFacts,
): MovedPoints {
  const of = (kind: WrittenPoints['kind']) => billPoints.filter(row => row.kind === kind)
  const moves: PointMove[] = [
    { kind: 'RETURN_EARN', amount: 0 - value.pointsTaken, from: of('EARN').flatMap(({ lotId }) => lotId ?? []) },
    { kind: 'RETURN_SPEND', amount: value.pointsBack, into: spentLots(of('SPEND'), before, businessDay) },
  ]
  return movePoints(
    { customerId: id, balance: points, entryCount: pointEntryCount, lots: pointLots },
    moves.filter(({ amount }) => amount !== 0),
  )
}

/** The lots that paid, without what earlier returns gave back to the first of them. */
function spentLots(spends: readonly WrittenPoints[], before: number, day: string): PointLot[] {
  let given = before
  return spends
    .flatMap(({ took }) => took)
    .flatMap(({ lotId, amount, expiresOn }) => {
      const skipped = Math.min(given, amount)
      given -= skipped
      const remaining = amount - skipped
      return remaining > 0 ? [{ id: lotId, remaining, expiresOn: returnedUntil(expiresOn, day) }] : []
    })
}
