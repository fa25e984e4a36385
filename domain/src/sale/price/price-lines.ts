import type { VatRate } from '@quay/contract/enumeration'
import type { PromotedGoods } from '../../discount/effect/promoted-line.ts'
import type { Discount } from '../../money/discount.ts'
import { isSafeAmount, multiplyAmount } from '../../money/safe-amount.ts'
import { refuse } from '../../refusal.ts'
import { type Adjustment, sumOf } from '../adjustment.ts'
import { type Problem, problemOf } from '../problem.ts'

export interface PriceLine {
  id?: string | undefined
  /** Its place in the request; left out, its place here. */
  index?: number | undefined
  quantity: number
  /** Đồng for one of the unit, VAT included. */
  unitPrice: number
  /** Đồng that the line costs less before any discount, where its price does not divide into whole đồng a unit. */
  rounding?: number | undefined
  /** On the whole line, not on each unit. */
  discount?: Discount | null | undefined
  vatRate: VatRate
  /** Of a combo: its components, by whose list prices (đồng) its price is spread; each pays VAT at its own rate. */
  combo?: readonly { weight: number; vatRate: VatRate }[] | undefined
  /** What promotions know its goods by; left out, none works on it. */
  goods?: PromotedGoods | undefined
  /** False for a line that cannot be sold: it has an amount, and the bill goes without it. */
  isCounted?: boolean | undefined
}

/** A line on its way through the steps. */
export interface StepLine {
  line: PriceLine
  /** Đồng. */
  gross: number
  adjustments: readonly Adjustment[]
  problems: readonly Problem[]
  /** Its amount is beyond what a document holds: it counts as nothing. */
  isVoid: boolean
}

/** What is taken off the whole bill, with the share of each line: one a line, in đồng, together the amount. */
export interface BillAdjustment extends Adjustment {
  shares: readonly number[]
}

/** The value that the steps of the money hand on, each with what it adds. */
export interface StepBill {
  lines: readonly StepLine[]
  /** Of the whole bill. */
  adjustments: readonly BillAdjustment[]
  problems: readonly Problem[]
}

/** What is left of a line by itself after the steps so far, in đồng; nothing of a line that is not counted. */
export const leftOf = ({ line, gross, adjustments }: StepLine): number =>
  line.isCounted === false ? 0 : gross - sumOf(adjustments)

/** What is left of each line after the steps so far, its shares of what the whole bill was lowered by included; đồng. */
export const leftsOf = ({ lines, adjustments }: StepBill): number[] =>
  lines.map((line, place) => adjustments.reduce((left, { shares }) => left - shares[place]!, leftOf(line)))

/** What is left of the whole bill after the steps so far, in đồng. */
export const leftOfBill = ({ lines, adjustments }: StepBill): number =>
  lines.reduce((sum, line) => sum + leftOf(line), 0) - sumOf(adjustments)

const none: readonly never[] = []

/** The first step: quantity × price of each line. An amount beyond the limit is a problem and counts as nothing. */
export function priceLines(lines: readonly PriceLine[]): StepBill {
  return {
    lines: lines.map((line, place): StepLine => {
      const gross = multiplyAmount(line.quantity, line.unitPrice)
      if (gross !== null) return { line, gross, adjustments: none, problems: none, isVoid: false }
      const problem = problemOf(refuse('amount-too-large', {}, `items.${line.index ?? place}.quantity`), line.id)
      return { line, gross: 0, adjustments: none, problems: [problem], isVoid: true }
    }),
    adjustments: none,
    problems: none,
  }
}

/** Holds the limit for the lines together: beyond it there is a problem, and none of them counts. */
export function guardTotal(bill: StepBill): StepBill {
  const total = bill.lines.reduce((sum, { gross, line }) => (line.isCounted === false ? sum : sum + gross), 0)
  if (isSafeAmount(total)) return bill
  return {
    lines: bill.lines.map(line => ({ ...line, gross: 0, adjustments: none, isVoid: true })),
    adjustments: none,
    problems: [...bill.problems, problemOf(refuse('amount-too-large', {}, 'items'))],
  }
}
