import { multiplyDivide } from '../money/multiply-divide.ts'
import { earnPaid } from '../point/earn-paid.ts'
import type { EarnRule } from '../point/earn-points.ts'
import type { ReturnLine, SoldLine } from './return-facts.ts'
import type { ValuedReturn } from './value-return.ts'

/** A bill that earns as it is paid, before the return: what it earned by its rule, and what of it is left. */
interface Waiting {
  rule: EarnRule
  earned: number
  base: number
  due: number
  owed: number
}

/**
 * How many points such a bill has more (below zero: fewer) once the goods are back, beside the presents that the return takes: less of it
 * earns, and more of what is left is paid. The end of the transaction that writes the return reckons the same (earn-what-is-paid.ts).
 */
export function reckonAgain(
  { rule, earned, base, due, owed }: Waiting,
  value: ValuedReturn,
  debtReduced: number,
): number {
  const left = {
    base: base - baseBack(value.bill.lines, value.lines),
    due: due - (value.goodsAmount - value.fee - value.giftCharge) - value.surchargesBack,
  }
  return earnPaid({ ...left, owed: Math.min(owed - debtReduced, Math.max(0, left.due)) }, rule) - earned
}

/** What of the base of the lines comes back with this return: by units, of a combo by what its components brought. */
function baseBack(sold: readonly SoldLine[], lines: readonly ReturnLine[]): number {
  const before = (line: SoldLine) => line.returned
  const after = (line: SoldLine) =>
    lines.reduce((sum, one) => (one.line === line ? sum + one.baseQuantity : sum), line.returned)
  return [...Map.groupBy(sold, ({ billItemId }) => billItemId).values()].reduce(
    (sum, own) => sum + backOf(own, after) - backOf(own, before),
    0,
  )
}

const floorShare = (whole: number, part: number, of: number) => {
  const share = multiplyDivide(whole, part, of)
  // multiplyDivide rounds half up, and points are rounded down.
  return BigInt(share) * BigInt(of) > BigInt(whole) * BigInt(part) ? share - 1 : share
}

function backOf(own: readonly SoldLine[], returnedOf: (line: SoldLine) => number): number {
  const base = own.reduce((sum, { pointBase }) => sum + pointBase, 0)
  const [only] = own
  if (only!.perCombo === null) return floorShare(base, returnedOf(only!), only!.sold)
  const net = own.reduce((sum, line) => sum + line.net, 0)
  if (net === 0) return 0
  return floorShare(
    base,
    own.reduce((sum, line) => sum + floorShare(line.net, returnedOf(line), line.sold), 0),
    net,
  )
}
