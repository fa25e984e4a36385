import type { StockMovement } from '../stock/post-stock.ts'
import type { SaleLot } from './bill-facts.ts'
import type { BillItemLotRow, BillItemRow, SaleStockEntry, SkippedLotRow } from './bill-plan.ts'
import type { DecidedBill } from './decided-bill.ts'
import type { SaleLine } from './find-lines.ts'
import type { PricedLine } from './price-bill.ts'
import { type ValuedLot, valueLots } from './value-lots.ts'

type SaleMovement = StockMovement & Pick<SaleStockEntry, 'kind' | 'itemId' | 'itemIndex'>

interface WrittenItems {
  items: BillItemRow[]
  itemLots: BillItemLotRow[]
  movements: SaleMovement[]
  skippedLots: SkippedLotRow[]
}

/** The lines as they are kept, with copies of what the product is called today, and the lots that leave for each. */
export function writeBillItems({ lines, lineLots, bill }: DecidedBill, lots: readonly SaleLot[]): WrittenItems {
  const lotById = new Map(lots.map(lot => [lot.id, lot]))
  const printed = (lotId: string) => {
    const lot = lotById.get(lotId)!
    return { lotId, lotNumber: lot.number, expiryDate: lot.expiryDate }
  }
  const valued = valueLots(
    lineLots.map(({ taken }) => taken),
    lots,
  )
  return {
    items: lines.map((line, index) => itemRow(line, bill.lines[index]!, valued[index]!)),
    itemLots: lines.flatMap(({ item, index }) =>
      valued[index]!.map(({ lotId, quantity, value }) => ({
        itemId: item.id,
        itemIndex: index,
        ...printed(lotId),
        quantity,
        value,
      })),
    ),
    movements: lines.flatMap(({ item, product, index }) =>
      valued[index]!.map(({ lotId, quantity, value }) => ({
        kind: 'SALE' as const,
        productId: product.id,
        lotId,
        itemId: item.id,
        itemIndex: index,
        quantity: 0 - quantity,
        value: 0 - value,
      })),
    ),
    skippedLots: lineLots.flatMap(({ skipped }, itemIndex) =>
      skipped.flatMap(({ lotId, reason }) => (reason === 'empty' ? [] : [{ itemIndex, ...printed(lotId), reason }])),
    ),
  }
}

function itemRow({ index, item, product, unit, baseQuantity, price }: SaleLine, line: PricedLine, lots: ValuedLot[]) {
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
    listPrice: price.listPrice,
    unitPrice: price.unitPrice,
    priceSource: price.source,
    discount: item.discount ?? null,
    ...line,
    vatRate: product.vatRate,
    cost: lots.reduce((sum, lot) => sum + lot.value, 0),
    note: item.note ?? null,
  } satisfies BillItemRow
}
