export interface ShelfLot {
  number: string
  /** YYYY-MM-DD; null for goods without lots. */
  expiryDate: string | null
  quantity: number
}

/**
 * What stands on the shelves of the branches, kept beside the database so that people ask for what there is. It follows
 * the documents that the commands answer with.
 */
export interface Shelf {
  /** Base units that may be sold on a day. */
  sellable(branch: number, product: number, day: string): number
  /** The lots there, newest last. */
  lots(branch: number, product: number): readonly ShelfLot[]
  /** Of all branches: a number means one expiry in the whole store. */
  newestLot(product: number): ShelfLot | undefined
  expiryOf(product: number, number: string): string | undefined
  put(branch: number, product: number, lot: ShelfLot): void
  take(branch: number, product: number, lot: Pick<ShelfLot, 'number' | 'quantity'>): void
}

/** Empty shelves for so many branches and products. */
export function emptyShelf(branches: number, products: number): Shelf {
  const standing = Array.from({ length: branches }, () => Array.from({ length: products }, (): ShelfLot[] => []))
  const known = Array.from({ length: products }, () => new Map<string, string>())
  const at = (branch: number, product: number) => standing[branch]![product]!
  const mayBeSold = (lot: ShelfLot, day: string) => lot.expiryDate === null || lot.expiryDate >= day
  return {
    lots: at,
    sellable: (branch, product, day) =>
      at(branch, product).reduce((sum, lot) => sum + (mayBeSold(lot, day) ? lot.quantity : 0), 0),
    expiryOf: (product, number) => known[product]!.get(number),
    newestLot(product) {
      const newest = [...known[product]!].at(-1)
      return newest && { number: newest[0], expiryDate: newest[1], quantity: 0 }
    },
    put(branch, product, lot) {
      const there = at(branch, product).find(({ number }) => number === lot.number)
      if (there) there.quantity += lot.quantity
      else at(branch, product).push({ ...lot })
      if (lot.expiryDate) known[product]!.set(lot.number, lot.expiryDate)
    },
    take(branch, product, { number, quantity }) {
      const lots = at(branch, product)
      const there = lots.findIndex(lot => lot.number === number)
      const lot = lots[there]!
      lot.quantity -= quantity
      if (lot.quantity === 0) lots.splice(there, 1)
    },
  }
}
