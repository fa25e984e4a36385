import type { VatRate } from '@quay/contract/enumeration'
import { allocate } from '../money/allocate.ts'
import { containedVat } from '../money/contained-vat.ts'
import { type Discount, discountOf } from '../money/discount.ts'
import { isSafeAmount, multiplyAmount } from '../money/safe-amount.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'

export interface PriceLine {
  quantity: number
  /** Đồng for one of the unit, VAT included. */
  unitPrice: number
  /** Đồng that the line costs less before any discount, where its price does not divide into whole đồng a unit. */
  rounding?: number | undefined
  /** On the whole line, not on each unit. */
  discount?: Discount | null | undefined
  vatRate: VatRate
  /** Of a combo: its components, by whose list prices (đồng) its price is spread; each pays VAT at its own rate. */
  parts?: readonly { weight: number; vatRate: VatRate }[] | undefined
}

interface PriceBillInput {
  lines: readonly PriceLine[]
  /** On the bill, after the discounts of the lines. */
  discount?: Discount | null | undefined
  /** Đồng that points pay; it is spread over the lines like the discount of the bill. */
  pointsAmount?: number | undefined
}

/** All in đồng; net = gross − lineDiscount − orderShare, and holds its VAT. */
export interface PricedLine {
  gross: number
  /** Given and `rounding` together. */
  lineDiscount: number
  rounding?: number
  orderShare: number
  net: number
  vat: number
  /** Of a combo, by component: they add up to the line. */
  parts?: PricedPart[]
}

export interface PricedPart {
  net: number
  vatRate: VatRate
  vat: number
}

export interface VatGroup {
  rate: VatRate
  /** What is paid for the goods of this rate, VAT included. */
  net: number
  vat: number
}

/** All in đồng; payable = totalPrice − discountAmount = Σ net of the lines. */
export interface PricedBill {
  lines: PricedLine[]
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

/**
 * Prices a bill; the cart on the screen and the server use this one function, so their totals are the same.
 * A line rounds once; the discount of the bill is spread so that its parts add up; VAT is contained and computed once
 * for each rate. Refuses a discount over the price and sums over the limit, and never clamps them.
 */
export function priceBill({ lines, discount, pointsAmount = 0 }: PriceBillInput): Outcome<PricedBill> {
  const own: OwnLine[] = []
  for (const [index, line] of lines.entries()) {
    const priced = priceLine(line, index)
    if ('ok' in priced) return priced
    own.push(priced)
  }
  const totalPrice = sum(own.map(line => line.gross))
  if (!isSafeAmount(totalPrice)) return refuse('amount-too-large', {}, 'items')

  const subtotals = own.map(line => line.gross - line.lineDiscount)
  const subtotal = sum(subtotals)
  const orderDiscount = discountOf(subtotal, discount)
  if (orderDiscount > subtotal) {
    return refuse('discount-over-price', { discount: orderDiscount, price: subtotal }, 'discount')
  }
  if (orderDiscount + pointsAmount > subtotal) {
    return refuse('discount-over-price', { discount: orderDiscount + pointsAmount, price: subtotal }, 'points')
  }

  const shares = allocate(orderDiscount + pointsAmount, subtotals)
  const nets = subtotals.map((subtotal, index) => subtotal - shares[index]!)
  const { cells, vatGroups } = splitVat(nets, lines)
  const lineDiscount = totalPrice - subtotal
  return {
    ok: true,
    lines: own.map((line, index) => {
      const parts = cells.filter(cell => cell.line === index)
      return {
        ...line,
        orderShare: shares[index]!,
        net: nets[index]!,
        vat: sum(parts.map(part => part.vat)),
        ...(lines[index]!.parts && { parts: parts.map(({ net, vatRate, vat }) => ({ net, vatRate, vat })) }),
      }
    }),
    totalPrice,
    lineDiscount,
    orderDiscount,
    pointsAmount,
    discountAmount: lineDiscount + orderDiscount + pointsAmount,
    payable: sum(nets),
    vat: sum(cells.map(cell => cell.vat)),
    vatGroups,
  }
}

type OwnLine = Pick<PricedLine, 'gross' | 'lineDiscount' | 'rounding'>

function priceLine({ quantity, unitPrice, rounding = 0, discount }: PriceLine, index: number): OwnLine | Refusal {
  const gross = multiplyAmount(quantity, unitPrice)
  if (gross === null) return refuse('amount-too-large', {}, `items.${index}.quantity`)
  const lineDiscount = rounding + discountOf(gross - rounding, discount)
  if (lineDiscount > gross) {
    return refuse('discount-over-price', { discount: lineDiscount, price: gross }, `items.${index}.discount`)
  }
  return { gross, lineDiscount, ...(rounding > 0 && { rounding }) }
}

/** What pays VAT at one rate: a line, or a component of a combo. */
interface VatCell extends PricedPart {
  line: number
}

function splitVat(nets: readonly number[], lines: readonly PriceLine[]): { cells: VatCell[]; vatGroups: VatGroup[] } {
  const cells = lines.flatMap((line, index) => cellsOf(line, index, nets[index]!))
  const rates = [...new Set(cells.map(cell => cell.vatRate))].sort((a, b) => a - b)
  const vatGroups = rates.map(rate => {
    const members = cells.filter(cell => cell.vatRate === rate)
    const memberNets = members.map(cell => cell.net)
    const net = sum(memberNets)
    const vat = containedVat(net, rate)
    const parts = allocate(vat, memberNets)
    for (const [position, cell] of members.entries()) cell.vat = parts[position]!
    return { rate, net, vat }
  })
  return { cells, vatGroups }
}

function cellsOf({ parts, vatRate }: PriceLine, line: number, net: number): VatCell[] {
  if (!parts || parts.length === 0) return [{ line, net, vatRate, vat: 0 }]
  const shares = allocate(
    net,
    parts.map(part => part.weight),
  )
  return parts.map((part, place) => ({ line, net: shares[place]!, vatRate: part.vatRate, vat: 0 }))
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
