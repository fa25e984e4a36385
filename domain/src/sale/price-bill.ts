import { allocate } from '../money/allocate.ts'
import { type Discount, discountOf } from '../money/discount.ts'
import { type Adjustment, sumOf } from './adjustment.ts'
import { discountLines } from './discount-lines.ts'
import { guardTotal, leftOf, leftOfBill, type PriceLine, priceLines, type StepLine } from './price-lines.ts'
import type { Problem } from './problem.ts'
import { promoteBill } from './promote-bill.ts'
import { promoteGoods } from './promote-goods.ts'
import { splitVat, type VatGroup, type VatPart } from './split-vat.ts'
import { takeOffBill } from './take-off-bill.ts'

interface AskedBill {
  lines: readonly PriceLine[]
  /** On the bill, after the discounts of the lines. */
  discount?: Discount | null | undefined
  /** Đồng that points pay; it is spread over the lines like the discount of the bill. */
  pointsAmount?: number | undefined
}

/** All in đồng; net = gross − lineDiscount − orderShare, and holds its VAT. A line that is not counted has a net of 0. */
export interface LineMoney {
  gross: number
  /** Given and `rounding` together. */
  lineDiscount: number
  /** What does not divide into whole đồng a unit. */
  rounding: number
  orderShare: number
  net: number
  vat: number
  /** Of a combo, by component: they add up to the line. */
  parts: VatPart[] | undefined
}

/** All in đồng; payable = totalPrice − discountAmount = Σ net of the lines. */
export interface BillMoney {
  totalPrice: number
  lineDiscount: number
  orderDiscount: number
  pointsAmount: number
  /** lineDiscount + orderDiscount + pointsAmount. */
  discountAmount: number
  payable: number
  vat: number
  /** By rate, the lowest first. */
  vatGroups: VatGroup[]
}

export interface PricedBill extends BillMoney {
  /** One for each line that was asked for. */
  lines: LineMoney[]
  adjustments: Adjustment[]
  problems: Problem[]
}

/**
 * The money of a sale, step by step: price, promotions, the seller's discounts, points, tax. The till and the server use
 * this one function, so their totals are the same. A line rounds once; what is taken off the bill is spread so that its
 * parts add up. What breaks a rule is a problem and is left out.
 */
export function priceBill({ lines: asked, discount, pointsAmount = 0 }: AskedBill): PricedBill {
  const ofGoods = guardTotal(discountLines(promoteGoods(priceLines(asked))))
  const promoted = promoteBill(ofGoods)
  const discounted = takeOffBill(promoted, 'manual', discountOf(leftOfBill(promoted), discount), 'discount')
  const bill = takeOffBill(discounted, 'points', pointsAmount, 'points')

  const subtotals = bill.lines.map(leftOf)
  const taken = sumOf(bill.adjustments)
  const shares = allocate(taken, subtotals)
  const nets = subtotals.map((subtotal, index) => subtotal - shares[index]!)
  const { parts, vatGroups } = splitVat(nets, asked)
  const counted = bill.lines.filter(({ line }) => line.isCounted !== false)
  const totalPrice = sum(counted.map(({ gross }) => gross))
  const lineDiscount = sum(counted.map(({ adjustments }) => sumOf(adjustments)))
  const pointsPaid = sumOf(bill.adjustments, 'points')
  return {
    lines: bill.lines.map((line, index) => moneyOf(line, shares[index]!, nets[index]!, parts[index]!)),
    adjustments: [...counted.flatMap(({ adjustments }) => adjustments), ...bill.adjustments],
    problems: [...bill.lines.flatMap(({ problems }) => problems), ...bill.problems],
    totalPrice,
    lineDiscount,
    orderDiscount: taken - pointsPaid,
    pointsAmount: pointsPaid,
    discountAmount: lineDiscount + taken,
    payable: sum(nets),
    vat: sum(vatGroups.map(group => group.vat)),
    vatGroups,
  }
}

function moneyOf({ line, gross, adjustments }: StepLine, orderShare: number, net: number, parts: VatPart[]): LineMoney {
  return {
    gross,
    lineDiscount: sumOf(adjustments),
    rounding: sumOf(adjustments, 'dose'),
    orderShare,
    net,
    vat: sum(parts.map(part => part.vat)),
    parts: line.combo && parts,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
