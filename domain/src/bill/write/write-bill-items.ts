import type { VatRate } from '@quay/contract/enumeration'
import { overMarkupLine } from '../../sale/price/check-markup.ts'
import { overPostedLine } from '../../sale/price/check-posted.ts'
import { estimatedCost } from '../../stock/owed.ts'
import type { StockMovement } from '../../stock/post-stock.ts'
import type { BillFacts, OwingShelf } from '../bill-facts.ts'
import type { BillItemLotRow, BillItemPartRow, BillItemRow, SaleStockEntry, SkippedLotRow } from '../bill-plan.ts'
import type { BillLine, DecidedBill } from '../decided-bill.ts'
import { type ValuedLot, valueLots } from './value-lots.ts'

type SaleMovement = StockMovement & Pick<SaleStockEntry, 'kind' | 'itemId' | 'itemIndex'>
type NamedLot = ValuedLot & Pick<BillItemLotRow, 'productId' | 'lotNumber' | 'expiryDate'> & { bucket?: 'owed' }

interface WrittenItems {
  items: BillItemRow[]
  itemParts: BillItemPartRow[]
  itemLots: BillItemLotRow[]
  movements: SaleMovement[]
  owed: OwingShelf[]
  skippedLots: SkippedLotRow[]
}

/** The lines as they are kept, with copies of what the product is called today, and the lots that leave for each. */
export function writeBillItems(
  { lines }: DecidedBill,
  { lots, owing }: Pick<BillFacts, 'lots' | 'owing'>,
  pointBases: readonly number[],
): WrittenItems {
  const lotById = new Map(lots.map(lot => [lot.id, lot]))
  const printed = (lotId: string) => {
    const { productId, number, expiryDate } = lotById.get(lotId)!
    return { productId, lotId, lotNumber: number, expiryDate }
  }
  const taken = valueLots(
    lines.map(({ draws }) => draws.flatMap(draw => draw.taken)),
    lots,
  ).map(own => own.map((lot): NamedLot => ({ ...lot, ...printed(lot.lotId) })))
  const owed = lines.map(({ draws }) => draws.flatMap(draw => owedLots(draw, owing ?? [])))
  const left = taken.map((own, index) => [...own, ...owed[index]!])
  return {
    items: lines.map((line, index) => ({ ...itemRow(line, left[index]!), pointBase: pointBases[index]! })),
    itemParts: lines.flatMap((line, index) => partRows(line, left[index]!)),
    itemLots: lines.flatMap(({ item, index }) =>
      byLot(left[index]!).map(({ bucket: _, ...lot }) => ({ itemId: item.id, itemIndex: index, ...lot })),
    ),
    owed: (owing ?? []).filter(({ lotId }) => owed.flat().some(lot => lot.lotId === lotId)),
    movements: lines.flatMap(({ item, index }) =>
      left[index]!.map(({ productId, lotId, bucket, quantity, value }) => ({
        kind: 'SALE' as const,
        productId,
        lotId,
        ...(bucket && { bucket }),
        itemId: item.id,
        itemIndex: index,
        quantity: 0 - quantity,
        value: 0 - value,
      })),
    ),
    skippedLots: lines.flatMap(({ draws, index: itemIndex }) =>
      draws
        .flatMap(draw => draw.skipped)
        .flatMap(({ lotId, reason }) => {
          if (reason === 'empty') return []
          const { productId: _, ...lot } = printed(lotId)
          return [{ itemIndex, ...lot, reason }]
        }),
    ),
  }
}

/** Goods that are not there, at what they were last bought for. */
function owedLots({ product, owed, owedLots: named }: BillLine['draws'][number], owing: readonly OwingShelf[]) {
  if (owed === 0) return []
  const productId = product.id
  const lots = named ?? [{ lotId: owing.find(shelf => shelf.productId === productId)!.lotId, quantity: owed }]
  return lots.map(({ lotId, quantity }) => {
    const { cost, number = '', expiryDate = null } = owing.find(shelf => shelf.lotId === lotId)!
    const value = estimatedCost(quantity, cost)
    return { productId, lotId, bucket: 'owed' as const, lotNumber: number, expiryDate, quantity, value }
  })
}

/** A line names a lot once, also where a part of it is owed. */
function byLot(lots: readonly NamedLot[]): NamedLot[] {
  const once = new Map<string, NamedLot>()
  for (const lot of lots) {
    const before = once.get(lot.lotId)
    const sum = before && { quantity: before.quantity + lot.quantity, value: before.value + lot.value }
    once.set(lot.lotId, { ...lot, ...sum })
  }
  return [...once.values()]
}

function itemRow(line: BillLine, lots: NamedLot[]) {
  const { index, item, product, unit, baseQuantity, sample, parts } = line
  const posted = overPostedLine(line)
  return {
    id: item.id,
    position: index,
    productId: product.id,
    productCode: product.code,
    productName: product.name,
    unitId: unit.id,
    unitName: unit.name,
    ratio: unit.ratio,
    quantity: item.quantity,
    baseQuantity,
    listPrice: line.listPrice,
    unitPrice: line.unitPrice,
    priceSource: line.source,
    priceBookId: line.bookId,
    priceBookName: line.bookName,
    priceTierFrom: line.tierFrom,
    postedPrice: posted,
    postedReason: posted !== null || overMarkupLine(line) ? (item.postedReason ?? null) : null,
    giftDiscountId: item.giftOf ?? null,
    orderItemId: item.orderItemId ?? null,
    discount: item.discount ?? null,
    gross: line.gross,
    promotionDiscount: line.promotionDiscount,
    lineDiscount: line.lineDiscount,
    promotionShare: line.promotionShare,
    orderShare: line.orderShare,
    pointShare: line.pointShare,
    net: line.net,
    vat: line.vat,
    vatRate: parts ? mainRate(parts) : line.vatRate,
    cost: costOf(lots),
    note: item.note ?? null,
    prescribedQuantity: item.prescribedQuantity ?? null,
    dispensingReason: item.dispensingReason ?? null,
    standsFor: line.item.standsFor ?? null,
    daysOfSupply: item.daysOfSupply ?? null,
    soldBy: item.soldByName ? (item.soldBy ?? null) : null,
    soldByName: item.soldBy ? (item.soldByName ?? null) : null,
    ...(sample && { sample }),
  } satisfies Omit<BillItemRow, 'pointBase'>
}

/** The rate that a combo is shown with: that of its dearest component. What is declared goes by component. */
function mainRate(parts: readonly { net: number; vatRate: VatRate }[]): VatRate {
  return parts.reduce((main, part) => (part.net > main.net ? part : main)).vatRate
}

/** A combo's line by component; nothing for other goods. Each component is once in it, so its lots tell its cost. */
function partRows({ item, draws, parts }: BillLine, lots: NamedLot[]): BillItemPartRow[] {
  return draws.flatMap(({ product, part, baseQuantity }, position) => {
    if (!part) return []
    return [
      {
        itemId: item.id,
        position,
        productId: product.id,
        productCode: product.code,
        productName: product.name,
        unitId: part.unitId,
        unitName: part.unitName,
        ratio: part.ratio,
        quantity: item.quantity * part.quantity,
        baseQuantity,
        ...parts![position]!,
        cost: costOf(lots.filter(lot => lot.productId === product.id)),
      },
    ]
  })
}

const costOf = (lots: readonly ValuedLot[]) => lots.reduce((sum, lot) => sum + lot.value, 0)
