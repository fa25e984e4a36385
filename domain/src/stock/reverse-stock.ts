import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import type { StockMovement } from './post-stock.ts'

/** A row that a document wrote. */
export interface WrittenStock extends StockMovement {
  id: string
  kind: StockEntryKind
  lineId: string | null
}

/** What lies in one bucket of a lot now, read under lock. */
export interface ShelfNow {
  lotId: string
  /** Left out: the sellable one. */
  bucket?: StockMovement['bucket']
  quantity: number
  value: number
}

export interface ReversedStock<Kind extends string> extends StockMovement {
  kind: Kind | 'REVALUATION'
  lineId: string | null
  /** Null for a revaluation, which undoes nothing. */
  reversesId: string | null
}

/** A shelf that no longer holds what the document had put there, in base units. */
export interface ShortShelf {
  productId: string
  lotId: string
  needed: number
  available: number
}

/**
 * The opposite of every row that a document wrote, into the same lots and buckets, with its own value. A shelf may have
 * been mixed and partly used since, at another average: what then cannot be taken, or is left with no goods, is a
 * revaluation row beside it. Nothing is replayed. Gives the shelves that are short instead, when goods are gone.
 */
export function reverseStock<Kind extends string>(
  entries: readonly WrittenStock[],
  shelves: readonly ShelfNow[],
  kindOf: (written: StockEntryKind) => Kind,
): { movements: ReversedStock<Kind>[] } | { short: ShortShelf[] } {
  const own = ownByShelf(entries, shelves)
  const short = own
    .filter(({ quantity, shelf }) => shelf.quantity < quantity)
    .map(({ productId, lotId, quantity, shelf }) => ({
      productId,
      lotId,
      needed: quantity,
      available: shelf.quantity,
    }))
  if (short.length > 0) return { short }
  const opposite = entries.map(
    ({ id, kind, quantity, value, ...place }): ReversedStock<Kind> => ({
      ...place,
      kind: kindOf(kind),
      quantity: 0 - quantity,
      value: 0 - value,
      reversesId: id,
    }),
  )
  return { movements: [...opposite, ...own.flatMap(revaluation)] }
}

interface OwnStock extends StockMovement {
  shelf: ShelfNow
}

/** What the document brought to each shelf, all its lines together. */
function ownByShelf(entries: readonly WrittenStock[], shelves: readonly ShelfNow[]): OwnStock[] {
  const own = new Map<string, OwnStock>()
  for (const { productId, lotId, bucket, quantity, value } of entries) {
    const key = `${lotId} ${bucket ?? 'sellable'}`
    const shelf = shelves.find(one => `${one.lotId} ${one.bucket ?? 'sellable'}` === key)
    const place = { productId, lotId, ...(bucket && { bucket }) }
    const before = own.get(key) ?? { ...place, quantity: 0, value: 0, shelf: shelf ?? { lotId, quantity: 0, value: 0 } }
    own.set(key, { ...before, quantity: before.quantity + quantity, value: before.value + value })
  }
  return [...own.values()]
}

/** Keeps a shelf from owing value, and an empty one from holding any. */
function revaluation({ quantity, value, shelf, ...place }: OwnStock): ReversedStock<never>[] {
  const left = shelf.value - value
  const isWrong = shelf.quantity === quantity ? left !== 0 : left < 0
  if (!isWrong) return []
  return [{ ...place, kind: 'REVALUATION', lineId: null, reversesId: null, quantity: 0, value: -left }]
}
