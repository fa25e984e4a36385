import type { SoldLot } from '@quay/contract/stock/errors'
import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import { type CancellableDocument, checkCancellable } from '../ledger/check-cancellable.ts'
import type { Unit } from '../quantity/convert-unit.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { type PostedStock, type ProductStock, postStock } from './post-stock.ts'
import { type ReversedStock, reverseStock, type ShelfNow, type WrittenStock } from './reverse-stock.ts'

export interface ReversalFacts {
  document: CancellableDocument
  closedThrough: string | null
  stockEntries: readonly WrittenStock[]
  products: readonly (ProductStock & { name: string; units: readonly (Unit & { isActive: boolean })[] })[]
  /** The shelves of its lots now, with the number of the lot. */
  shelves: readonly (ShelfNow & { lotNumber: string })[]
}

/**
 * Decides the cancel of a document that moved goods and no money (a count, a disposal, goods put apart): the opposite of each
 * of its rows. Refused when goods that it brought to a shelf are not there any more. A draft wrote no rows.
 */
export function decideReversal<Kind extends StockEntryKind>(
  facts: ReversalFacts,
  kindOf: (written: StockEntryKind) => Kind,
): Outcome<{ plan: PostedStock<ReversedStock<Kind>> }> {
  const { document, closedThrough, stockEntries, shelves, products } = facts
  const refusal = checkCancellable(document, closedThrough)
  if (refusal) return refusal
  const undone = reverseStock(stockEntries, shelves, kindOf)
  if ('movements' in undone) return { ok: true, plan: postStock(undone.movements, products) }

  const told = undone.short.map(({ productId, lotId, needed, available }) => {
    const product = products.find(({ id }) => id === productId)!
    const lot = shelves.find(shelf => shelf.lotId === lotId)?.lotNumber ?? ''
    const [put, left] = [needed, available].map(base => describeStock(base, product.units))
    const text = `${product.name}${lot ? ` lô ${lot}` : ''} (cần ${put}, còn ${left})`
    return { text, lot: { productId, product: product.name, lotId, lot, needed, available } satisfies SoldLot }
  })
  const goods = told.map(({ text }) => text).join(', ')
  return refuse('goods-moved-on', { code: document.code, goods, lots: told.map(({ lot }) => lot) })
}
