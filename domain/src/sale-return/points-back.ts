import { multiplyDivide } from '../money/multiply-divide.ts'
import { earnPoints } from '../point/earn-points.ts'
import type { ReturnedBill, ReturnLine, SoldLine } from './return-facts.ts'

/**
 * What a return does to the points of the customer. Points that were spent come back by the share of what they paid; of the
 * points that were earned stays what the goods that are kept would have earned. Whole points, as a bill earns them.
 */
export function pointsBack(bill: ReturnedBill, lines: readonly ReturnLine[]) {
  return { pointsTaken: takenOf(bill, lines), pointsBack: spentOf(bill, lines) }
}

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0)

function spentOf(
  { pointsUsed, pointsAmount, before, lines: sold }: ReturnedBill,
  lines: readonly ReturnLine[],
): number {
  if (pointsAmount === 0) return 0
  const share = sumOf(sold, line => line.back.pointShare) + sumOf(lines, line => line.pointShare)
  return Math.max(0, multiplyDivide(pointsUsed, share, pointsAmount) - before.pointsBack)
}

function takenOf({ pointsEarned, pointRule, before, lines: sold }: ReturnedBill, lines: readonly ReturnLine[]): number {
  const earning = (line: SoldLine) => (line.earnsPoints ? 1 : 0)
  const base = sumOf(sold, line => line.net * earning(line))
  const gone = sumOf(sold, line => line.back.net * earning(line)) + sumOf(lines, one => one.net * earning(one.line))
  const left = Math.max(0, base - gone)
  const share = base === 0 ? 0 : Number((BigInt(pointsEarned) * BigInt(left)) / BigInt(base))
  const keeps = pointRule ? Math.min(pointsEarned, earnPoints(left, pointRule)) : share
  return Math.max(0, pointsEarned - keeps - before.pointsTaken)
}
