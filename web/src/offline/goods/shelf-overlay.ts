import type { TillProduct } from '@quay/contract/till/shapes'
import type { OutboxEntry, TakenGoods } from '../outbox/outbox-entry.ts'
import type { KnownProduct } from './known-product.ts'

/**
 * What the unsent sales of this browser took off the shelves: it is taken off the goods as the server told them, lot by lot, until the
 * first sync that began after the sale was acknowledged has brought the new figures.
 */
export interface ShelfOverlay {
  /** What waited on the disk when the till was opened. */
  setWaiting(entries: readonly Pick<OutboxEntry, 'id' | 'taken' | 'offline'>[]): void
  /** A sale that is being made. */
  add(id: string, taken: readonly TakenGoods[]): void
  /** It is at the server: it counts until a sync that begins from now on has ended. */
  saved(id: string): void
  /** It was not sold. */
  drop(id: string): void
  /** A sync begins; `ended` is called when it has brought everything. */
  syncBegins(): { ended(): void }
  /** The goods less what was taken; the same object where nothing was. */
  apply<P extends KnownProduct>(product: P): P
  /** Whether a product's figures are changed by it now. */
  touches(productId: string): boolean
}

interface Taken {
  taken: readonly TakenGoods[]
  /** The number of the last sync that had begun when it was acknowledged; null while it waits. */
  savedBefore: number | null
}

/** `changed` hears which products are to be looked at again. */
export function makeShelfOverlay(changed: (productIds: readonly string[]) => void): ShelfOverlay {
  const sales = new Map<string, Taken>()
  let syncs = 0
  /** By product and lot, in base units. */
  let sums = new Map<string, Map<string, number>>()

  function reckon(before: readonly TakenGoods[]) {
    sums = new Map()
    for (const { taken } of sales.values())
      for (const { productId, lotId, quantity } of taken) {
        const lots = sums.get(productId) ?? new Map<string, number>()
        sums.set(productId, lots.set(lotId, (lots.get(lotId) ?? 0) + quantity))
      }
    if (before.length > 0) changed([...new Set(before.map(({ productId }) => productId))])
  }

  function less<P extends TillProduct>(product: P): P {
    const lots = sums.get(product.id)
    if (!lots) return product
    return {
      ...product,
      lots: product.lots.map(lot => {
        const taken = lots.get(lot.id)
        return taken ? { ...lot, quantity: Math.max(lot.quantity - taken, 0) } : lot
      }),
    }
  }

  return {
    setWaiting(entries) {
      const more = entries.filter(entry => !sales.has(entry.id) && !entry.offline?.voided)
      for (const { id, taken } of more) sales.set(id, { taken, savedBefore: null })
      reckon(more.flatMap(({ taken }) => taken))
    },
    add(id, taken) {
      if (taken.length === 0) return
      sales.set(id, { taken, savedBefore: null })
      reckon(taken)
    },
    saved(id) {
      const known = sales.get(id)
      if (known) sales.set(id, { ...known, savedBefore: syncs })
    },
    drop(id) {
      const known = sales.get(id)
      if (sales.delete(id) && known) reckon(known.taken)
    },
    syncBegins() {
      syncs += 1
      const mine = syncs
      return {
        ended() {
          const over = [...sales].filter(([, { savedBefore }]) => savedBefore !== null && savedBefore < mine)
          for (const [id] of over) sales.delete(id)
          if (over.length > 0) reckon(over.flatMap(([, { taken }]) => taken))
        },
      }
    },
    apply(product) {
      if (sums.size === 0) return product
      const own = less(product)
      const { components } = product
      return components?.some(({ id }) => sums.has(id)) ? { ...own, components: components.map(less) } : own
    },
    touches: productId => sums.has(productId),
  }
}
