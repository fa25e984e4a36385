import { multiplyDivide } from '../money/multiply-divide.ts'
import { earnPoints } from '../point/earn-points.ts'
import { returnPoints } from '../point/return-points.ts'
import type { ReturnedBill, ReturnLine, SoldLine } from './return-facts.ts'

/** What a return takes of the points that the bill gave, and gives back of those that paid it. */
export interface PointsBack {
  pointsTaken: number
  pointsBack: number
}

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0)

/** Of what a line earned by its units, the share of those that are back by now, with this return. */
function goodsBack(line: SoldLine, lines: readonly ReturnLine[]): number {
  const back = lines.reduce((sum, one) => (one.line === line ? sum + one.baseQuantity : sum), line.returned)
  return multiplyDivide(line.pointBase, back, line.sold)
}

/**
 * What the rest of the bill does not earn by its own rule is taken; what its rule does not explain goes by its share of the base.
 * Of a bill that earns as it is paid only the presents: the rest is reckoned again by what is paid.
 */
export function pointsBack(bill: ReturnedBill, lines: readonly ReturnLine[]): PointsBack {
  const waits = bill.pointRule?.when === 'PAID'
  const pointRule = waits ? null : bill.pointRule
  const pointsEarned = waits ? bill.presentPoints : bill.pointsEarned
  const { before, lines: sold } = bill
  // Where nothing earned by the rule, the points are presents: they go by the share of all goods.
  const earns = sold.some(line => line.earnsPoints && line.net > 0)
  const earning = (line: SoldLine) => (line.earnsPoints || !earns ? 1 : 0)
  const isByGoods = pointRule?.by === 'PRODUCT'
  const base = isByGoods ? sumOf(sold, line => line.pointBase) : sumOf(sold, line => line.net * earning(line))
  const { taken, back } = returnPoints(
    {
      rule: pointRule ?? null,
      base,
      earned: pointsEarned,
      presents: pointsEarned - (pointRule ? Math.min(pointsEarned, earnPoints(base, pointRule)) : 0),
      used: bill.pointsUsed,
      usedAmount: bill.pointsAmount,
    },
    {
      base: isByGoods
        ? sumOf(sold, line => goodsBack(line, lines))
        : sumOf(sold, line => line.back.net * earning(line)) + sumOf(lines, one => one.net * earning(one.line)),
      pointShare: sumOf(sold, line => line.back.pointShare) + sumOf(lines, line => line.pointShare),
      taken: before.pointsTaken,
      back: before.pointsBack,
    },
  )
  return { pointsTaken: taken, pointsBack: back }
}
