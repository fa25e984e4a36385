import type { CostPayer, VatRate } from '@quay/contract/enumeration'
import { allocate } from '../money/allocate.ts'
import { type Discount, discountOf } from '../money/discount.ts'
import { percentOf, toBasisPoints } from '../money/percent-of.ts'
import { isSafeAmount, multiplyAmount } from '../money/safe-amount.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'

export interface InboundPriceLine {
  quantity: number
  /** Đồng for one of the unit, without VAT. Bonus goods have no price: they make the others cheaper. */
  price: number
  /** On the whole line. */
  discount?: Discount | null | undefined
  /** Left out, none. */
  vatRate?: VatRate | null | undefined
}

/** A cost beside the goods, đồng. */
export interface InboundPriceCost {
  amount: number
  payer: CostPayer
  isRefundable?: boolean | null | undefined
}

interface PriceInboundInput {
  lines: readonly InboundPriceLine[]
  /** On the document, after the discounts of the lines and before VAT. */
  discount?: Discount | null | undefined
  costs?: readonly InboundPriceCost[] | null | undefined
  /**
   * Whether the buyer deducts the VAT (`deductsVat`): then the goods cost none of it, and it changes nothing of what is
   * paid. Who pays VAT by revenue deducts none, so there it is spent money.
   */
  deductsVat: boolean
}

/** All in đồng; net = gross − lineDiscount − documentShare, without VAT. */
export interface PricedInboundLine {
  gross: number
  lineDiscount: number
  documentShare: number
  net: number
  vat: number
  /** Of the costs beside the goods, by the net value of the line. */
  costShare: number
  /** Of that, what the supplier gives back with the goods. */
  refundableShare: number
  /** What the goods of the line are worth on the shelf, bonus goods among them; without VAT that is deducted. */
  cost: number
}

/** All in đồng; payable = goodsAmount − discountAmount + vatAmount + costAmount. */
export interface PricedInbound {
  lines: PricedInboundLine[]
  goodsAmount: number
  lineDiscount: number
  documentDiscount: number
  discountAmount: number
  vatAmount: number
  /** What the supplier charges beside the goods. */
  costAmount: number
  /** What others charge: it is paid to them. */
  otherCost: number
  payable: number
}

/**
 * Prices an import as the supplier's invoice does: VAT is added to each line and rounds half up once, the discount of
 * the document and the costs beside the goods are spread so that their parts add up. Refuses a discount over the price and sums over the limit.
 */
export function priceInbound({ lines, discount, costs, deductsVat }: PriceInboundInput): Outcome<PricedInbound> {
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
  const nets = own.map((line, index) => line.gross - line.lineDiscount - shares[index]!)
  const spread = spreadCosts(costs ?? [], nets)
  const priced = own.map((line, index) => {
    const net = nets[index]!
    const vat = vatOf(net, lines[index]!.vatRate)
    const { costShare, refundableShare } = spread.shares[index]!
    const cost = net + (deductsVat ? 0 : vat) + costShare
    return { ...line, documentShare: shares[index]!, net, vat, costShare, refundableShare, cost }
  })
  const goodsAmount = sum(own.map(line => line.gross))
  const vatAmount = sum(priced.map(line => line.vat))
  const { costAmount, otherCost } = spread
  if (!isSafeAmount(goodsAmount) || !isSafeAmount(subtotal + vatAmount)) return refuse('amount-too-large', {}, 'items')
  if (!isSafeAmount(subtotal + vatAmount + costAmount + otherCost)) return refuse('amount-too-large', {}, 'costs')
  return {
    ok: true,
    lines: priced,
    goodsAmount,
    lineDiscount: goodsAmount - subtotal,
    documentDiscount,
    discountAmount: goodsAmount - subtotal + documentDiscount,
    vatAmount,
    costAmount,
    otherCost,
    payable: subtotal - documentDiscount + vatAmount + costAmount,
  }
}

type CostShare = Pick<PricedInboundLine, 'costShare' | 'refundableShare'>

/** What falls on each line; lines that cost nothing take part only where no line costs anything. */
function spreadCosts(costs: readonly InboundPriceCost[], nets: readonly number[]) {
  const sumOf = (wanted: (cost: InboundPriceCost) => boolean) => sum(costs.filter(wanted).map(cost => cost.amount))
  const isRefundable = (cost: InboundPriceCost) => cost.payer === 'SUPPLIER' && cost.isRefundable === true
  const refundable = allocate(sumOf(isRefundable), nets)
  const kept = allocate(
    sumOf(cost => !isRefundable(cost)),
    nets,
  )
  return {
    shares: nets.map(
      (_, index): CostShare => ({ costShare: refundable[index]! + kept[index]!, refundableShare: refundable[index]! }),
    ),
    costAmount: sumOf(cost => cost.payer === 'SUPPLIER'),
    otherCost: sumOf(cost => cost.payer === 'OTHER'),
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

const vatOf = (net: number, vatRate: VatRate | null | undefined): number =>
  vatRate && vatRate > 0 ? percentOf(net, toBasisPoints(vatRate)) : 0

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
