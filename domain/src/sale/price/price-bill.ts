import { type Discount, discountOf } from '../../money/discount.ts'
import { type Adjustment, sumOf } from '../adjustment.ts'
import { discountLines } from '../discount-lines.ts'
import type { Problem } from '../problem.ts'
import { noPromotions, type Promoter, type Promotions } from '../promotion/promoter.ts'
import { takeOffBill } from '../take-off-bill.ts'
import type { PointStep } from '../take-off-points.ts'
import { guardTotal, leftOfBill, leftsOf, type PriceLine, priceLines, type StepBill } from './price-lines.ts'
import { splitVat, type VatGroup, type VatPart } from './split-vat.ts'

interface AskedBill {
  lines: readonly PriceLine[]
  /** On the bill, after the discounts of the lines. */
  discount?: Discount | null | undefined
  /** Left out or null where there are no promotions. */
  promoter?: Promoter | null | undefined
  /** What points pay, after all discounts. */
  points?: PointStep | null | undefined
}

/**
 * All in đồng; net = gross − promotionDiscount − lineDiscount − promotionShare − orderShare − pointShare, and holds its VAT.
 * A line that is not counted has a net of 0.
 */
export interface LineMoney {
  gross: number
  /** What promotions of goods take off it. */
  promotionDiscount: number
  /** The seller's own on this line, and `rounding`. */
  lineDiscount: number
  /** What does not divide into whole đồng a unit. */
  rounding: number
  /** Its share of the promotions of the bill. */
  promotionShare: number
  /** Its share of the seller's own discount of the bill. */
  orderShare: number
  /** Its share of what points pay: a return gives points back for it, not money. */
  pointShare: number
  net: number
  vat: number
  /** Of a combo, by component: they add up to the line. */
  parts: VatPart[] | undefined
}

/** All in đồng; payable = totalPrice − discountAmount = Σ net of the lines. */
export interface BillMoney {
  totalPrice: number
  /** Of goods, by promotions. */
  promotionDiscount: number
  lineDiscount: number
  /** Of the whole bill, by promotions. */
  promotionOrder: number
  orderDiscount: number
  pointsAmount: number
  /** promotionDiscount + lineDiscount + promotionOrder + orderDiscount + pointsAmount. */
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
  promotions: Promotions
  problems: Problem[]
}

/**
 * The money of a sale, step by step: price, promotions, the seller's discounts, points, tax. The till and the server use
 * this one function, so their totals are the same. A line rounds once; what is taken off the bill is spread so that its
 * parts add up. What breaks a rule is a problem and is left out.
 */
export function priceBill({ lines: asked, promoter, discount, points }: AskedBill): PricedBill {
  const priced = guardTotal(priceLines(asked))
  const { bill: promoted, promotions } = promoter
    ? promoter(priced)
    : { bill: discountLines(priced), promotions: noPromotions }
  const discounted = takeOffBill(promoted, discountOf(leftOfBill(promoted), discount))
  const bill = points ? points(discounted) : discounted

  const nets = leftsOf(bill)
  const { parts, vatGroups } = splitVat(nets, asked)
  const counted = bill.lines.filter(({ line }) => line.isCounted !== false)
  const ofLines = counted.flatMap(({ adjustments }) => adjustments)
  const promotionDiscount = sumOf(ofLines, 'promotion')
  const lineDiscount = sumOf(ofLines) - promotionDiscount
  return {
    lines: nets.map((net, place) => moneyOf(bill, place, net, parts[place]!)),
    adjustments: [...ofLines, ...bill.adjustments.map(({ shares: _, ...adjustment }) => adjustment)],
    promotions,
    problems: [...bill.lines.flatMap(({ problems }) => problems), ...bill.problems],
    totalPrice: sum(counted.map(({ gross }) => gross)),
    promotionDiscount,
    lineDiscount,
    promotionOrder: sumOf(bill.adjustments, 'promotion'),
    orderDiscount: sumOf(bill.adjustments, 'manual'),
    pointsAmount: sumOf(bill.adjustments, 'points'),
    discountAmount: promotionDiscount + lineDiscount + sumOf(bill.adjustments),
    payable: sum(nets),
    vat: sum(vatGroups.map(group => group.vat)),
    vatGroups,
  }
}

function moneyOf(bill: StepBill, place: number, net: number, parts: VatPart[]): LineMoney {
  const { line, gross, adjustments } = bill.lines[place]!
  const promotionDiscount = sumOf(adjustments, 'promotion')
  const shareOf = (kind: Adjustment['kind']) =>
    bill.adjustments.reduce((share, one) => (one.kind === kind ? share + one.shares[place]! : share), 0)
  return {
    gross,
    promotionDiscount,
    lineDiscount: sumOf(adjustments) - promotionDiscount,
    rounding: sumOf(adjustments, 'dose'),
    promotionShare: shareOf('promotion'),
    orderShare: shareOf('manual'),
    pointShare: shareOf('points'),
    net,
    vat: sum(parts.map(part => part.vat)),
    parts: line.combo && parts,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
