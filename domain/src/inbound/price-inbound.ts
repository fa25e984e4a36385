import type { VatRate } from '@quay/contract/enumeration'
import { allocate } from '../money/allocate.ts'
import { type Discount, discountOf } from '../money/discount.ts'
import { percentOf, toBasisPoints } from '../money/percent-of.ts'
import { isSafeAmount, multiplyAmount } from '../money/safe-amount.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'

/**
 * Whether the VAT of a purchase is part of what the goods cost. A household pharmacy pays VAT as a percentage of its
 * revenue and deducts none, so for it the VAT is spent money. A company that deducts input VAT would say no here.
 */
const vatIsCost = true

export interface InboundPriceLine {
  quantity: number
  /** Đồng for one of the unit, without VAT. Bonus goods have no price: they make the others cheaper. */
  price: number
  /** On the whole line. */
  discount?: Discount | null | undefined
  /** Left out, none. */
  vatRate?: VatRate | null | undefined
}

interface PriceInboundInput {
  lines: readonly InboundPriceLine[]
  /** On the document, after the discounts of the lines and before VAT. */
  discount?: Discount | null | undefined
}

/** All in đồng; net = gross − lineDiscount − documentShare, without VAT. */
export interface PricedInboundLine {
  gross: number
  lineDiscount: number
  documentShare: number
  net: number
  vat: number
  /** What the goods of the line are worth on the shelf, bonus goods among them. */
  cost: number
}

/** All in đồng; payable = goodsAmount − discountAmount + vatAmount. */
export interface PricedInbound {
  lines: PricedInboundLine[]
  goodsAmount: number
  lineDiscount: number
  documentDiscount: number
  discountAmount: number
  vatAmount: number
  payable: number
}

/**
 * Prices an import as the supplier's invoice does: VAT is added to each line and rounds half up once, the discount of
 * the document is spread so that its parts add up. Refuses a discount over the price and sums over the limit.
 */
export function priceInbound({ lines, discount }: PriceInboundInput): Outcome<PricedInbound> {
  const own: OwnLine[] = []
  for (const [index, line] of lines.entries()) {
    const priced = priceLine(line, index)
    if ('ok' in priced) return priced
    own.push(priced)
  }
  const subtotals = own.map(line => line.gross - line.lineDiscount)
  const subtotal = sum(subtotals)
  const documentDiscount = discountOf(subtotal, discount)
  if (documentDiscount > subtotal) {
    return refuse('discount-over-price', { discount: documentDiscount, price: subtotal }, 'discount')
  }
  const shares = allocate(documentDiscount, subtotals)
  const priced = own.map((line, index) => addVat(line, shares[index]!, lines[index]!.vatRate))
  const goodsAmount = sum(own.map(line => line.gross))
  const vatAmount = sum(priced.map(line => line.vat))
  if (!isSafeAmount(goodsAmount) || !isSafeAmount(subtotal + vatAmount)) return refuse('amount-too-large', {}, 'items')
  return {
    ok: true,
    lines: priced,
    goodsAmount,
    lineDiscount: goodsAmount - subtotal,
    documentDiscount,
    discountAmount: goodsAmount - subtotal + documentDiscount,
    vatAmount,
    payable: subtotal - documentDiscount + vatAmount,
  }
}

type OwnLine = Pick<PricedInboundLine, 'gross' | 'lineDiscount'>

function priceLine({ quantity, price, discount }: InboundPriceLine, index: number): OwnLine | Refusal {
  const gross = multiplyAmount(quantity, price)
  if (gross === null) return refuse('amount-too-large', {}, `items.${index}.quantity`)
  const lineDiscount = discountOf(gross, discount)
  if (lineDiscount > gross) {
    return refuse('discount-over-price', { discount: lineDiscount, price: gross }, `items.${index}.discount`)
  }
  return { gross, lineDiscount }
}

function addVat(line: OwnLine, documentShare: number, vatRate: VatRate | null | undefined): PricedInboundLine {
  const net = line.gross - line.lineDiscount - documentShare
  const vat = vatRate && vatRate > 0 ? percentOf(net, toBasisPoints(vatRate)) : 0
  return { ...line, documentShare, net, vat, cost: vatIsCost ? net + vat : net }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
