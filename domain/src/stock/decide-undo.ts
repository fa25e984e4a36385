import type { StockEntryKind } from '@quay/contract/enumeration'
import type { SoldLot } from '@quay/contract/stock/errors'
import { type CancellableDocument, checkCancellable } from '../ledger/check-cancellable.ts'
import type { Unit } from '../quantity/convert-unit.ts'
import { stockInWords } from '../quantity/stock-in-words.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { type PostedStock, type ProductStock, postStock } from './post-stock.ts'
import { type ShelfNow, type UndoneStock, undoStock, type WrittenStock } from './undo-stock.ts'

export interface UndoFacts {
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
export function decideUndo<Kind extends StockEntryKind>(
  facts: UndoFacts,
  kindOf: (written: StockEntryKind) => Kind,
): Outcome<{ plan: PostedStock<UndoneStock<Kind>> }> {
  const { document, closedThrough, stockEntries, shelves, products } = facts
  const refusal = checkCancellable(document, closedThrough)
  if (refusal) return refusal
  const undone = undoStock(stockEntries, shelves, kindOf)
  if ('movements' in undone) return { ok: true, plan: postStock(undone.movements, products) }

  const told = undone.short.map(({ productId, lotId, needed, available }) => {
    const product = products.find(({ id }) => id === productId)!
    const lot = shelves.find(shelf => shelf.lotId === lotId)?.lotNumber ?? ''
    const [put, left] = [needed, available].map(base => stockInWords(base, product.units))
    const text = `${product.name}${lot ? ` lô ${lot}` : ''} (cần ${put}, còn ${left})`
    return { text, lot: { productId, product: product.name, lotId, lot, needed, available } satisfies SoldLot }
  })
  const goods = told.map(({ text }) => text).join(', ')
  return refuse('goods-moved-on', { code: document.code, goods, lots: told.map(({ lot }) => lot) })
}
