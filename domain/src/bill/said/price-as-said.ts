import type { PriceSource } from '@quay/contract/bill/errors'
import type { SaidLine } from '@quay/contract/bill/kept-sale'
import { allocate } from '../../money/allocate.ts'
import type { BillMoney } from '../../sale/price/price-bill.ts'
import { splitVat } from '../../sale/price/split-vat.ts'
import type { BillLine } from '../decided-bill.ts'

/** Sources whose price may be another one than the list's. */
const ownPrice: ReadonlySet<PriceSource> = new Set(['MANUAL', 'SAMPLE', 'GIFT', 'ORDER'])

interface PricedAsSaid {
  money: BillMoney
  /** The promotions that were worked out do not fit into what was paid: the lines count without them. */
  isWithoutPromotions: boolean
}

/**
 * Puts the money of the paper onto the lines: its prices, what it took for each line, and its rates. What promotions gave stays as it was worked out where that
 * fits; everything else that the paper took off is the seller's discount. Where the lines of the paper do not add up, or there are none, the sum that was
 * paid is spread over the lines as they were worked out. The lines were made for this decision alone, so they are filled in place.
 */
export function priceAsSaid(
  lines: readonly BillLine[],
  said: readonly SaidLine[] | null,
  payable: number | null,
): PricedAsSaid {
  const ofLine = lines.map(line => said?.[line.index])
  const isSound = ofLine.every((one, place) => one && addsUp(one, lines[place]!.quantity))
  const own = lines.map(line => line.net)
  const paid = isSound
    ? ofLine.map(one => one!.net)
    : spread(own, payable ?? own.reduce((all, net) => all + net, 0), lines)
  if (isSound)
    for (const [place, line] of lines.entries()) {
      const one = ofLine[place]!
      line.unitPrice = one.unitPrice
      line.listPrice = one.listPrice
      line.tierFrom = one.tierFrom && one.tierFrom <= line.quantity ? one.tierFrom : null
      line.bookId = (one.bookName && one.bookId) || null
      line.bookName = line.bookId && one.bookName!
      line.source = sourceOf(one, line)
      if (line.combo === undefined) line.vatRate = one.vatRate
    }
  for (const line of lines) line.gross = line.quantity * line.unitPrice
  const promoted = (line: BillLine) => line.promotionDiscount + line.promotionShare
  const isWithoutPromotions = lines.some((line, place) => promoted(line) > line.gross - paid[place]!)
  for (const [place, line] of lines.entries()) {
    if (isWithoutPromotions) [line.promotionDiscount, line.promotionShare] = [0, 0]
    const off = line.gross - paid[place]! - promoted(line)
    line.pointShare = Math.min(line.pointShare, off)
    line.lineDiscount = Math.min(line.lineDiscount, off - line.pointShare)
    line.orderShare = off - line.pointShare - line.lineDiscount
    line.rounding = Math.min(line.rounding, line.lineDiscount)
    line.net = paid[place]!
  }
  const { parts, vatGroups } = splitVat(
    lines.map(line => line.net),
    lines,
  )
  for (const [place, line] of lines.entries()) {
    line.vat = parts[place]!.reduce((all, part) => all + part.vat, 0)
    line.parts = line.combo && parts[place]!
  }
  const sum = (
    field: 'gross' | 'promotionDiscount' | 'lineDiscount' | 'promotionShare' | 'orderShare' | 'pointShare' | 'net',
  ) => lines.reduce((all, line) => all + line[field], 0)
  return {
    isWithoutPromotions,
    money: {
      totalPrice: sum('gross'),
      promotionDiscount: sum('promotionDiscount'),
      lineDiscount: sum('lineDiscount'),
      promotionOrder: sum('promotionShare'),
      orderDiscount: sum('orderShare'),
      pointsAmount: sum('pointShare'),
      discountAmount: sum('gross') - sum('net'),
      payable: sum('net'),
      vat: vatGroups.reduce((all, group) => all + group.vat, 0),
      vatGroups,
    },
  }
}

/** Where the paper's price comes from; one that does not say enough of a book or a quantity counts as the unit's own, one of an order, liều or gift that is none as typed. */
function sourceOf({ source, unitPrice, listPrice }: SaidLine, line: BillLine): PriceSource {
  const isLost = source === 'ORDER' || (source === 'GIFT' && !line.item.giftOf) || (source === 'SAMPLE' && !line.sample)
  if (isLost || (unitPrice !== listPrice && !ownPrice.has(source))) return 'MANUAL'
  const isNamed = source === 'BOOK' ? line.bookId !== null : source === 'TIER' ? line.tierFrom !== null : true
  return isNamed ? source : 'UNIT'
}

/** Whether a line of the paper is what its prices and discounts make of it. */
function addsUp(line: SaidLine, quantity: number): boolean {
  const { promotionDiscount, lineDiscount, promotionShare, orderShare, pointShare } = line
  const off = promotionDiscount + lineDiscount + promotionShare + orderShare + pointShare
  return line.net === quantity * line.unitPrice - off
}

/** What was paid, by line: in the shares of what they cost; beyond that the price itself was another one. */
function spread(nets: readonly number[], payable: number, lines: readonly BillLine[]): number[] {
  const own = nets.reduce((all, net) => all + net, 0)
  if (own === payable) return [...nets]
  const weights = own > 0 ? nets : lines.map(line => line.quantity)
  const shares = allocate(payable, weights)
  for (const [place, line] of lines.entries()) {
    const most = line.quantity * line.unitPrice
    if (shares[place]! <= most) continue
    line.unitPrice = Math.ceil(shares[place]! / line.quantity)
    line.source = 'MANUAL'
    line.bookId = null
    line.bookName = null
    line.tierFrom = null
  }
  return shares
}
