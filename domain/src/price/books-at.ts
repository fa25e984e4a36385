import type { PriceBookHead } from '../sale/price/resolve-price.ts'

/** A book with everything that it is for; null is all. */
export interface ScopedBook extends PriceBookHead {
  branchIds: readonly string[] | null
  sellerIds: readonly string[] | null
}

/** The books of a branch and a seller. Their times stay: a till that was left open passes midnight by itself. */
export function booksAt(books: readonly ScopedBook[], place: { branchId: string; sellerId: string }): PriceBookHead[] {
  return books
    .filter(
      ({ branchIds, sellerIds }) =>
        (branchIds === null || branchIds.includes(place.branchId)) &&
        (sellerIds === null || sellerIds.includes(place.sellerId)),
    )
    .map(({ branchIds: _branches, sellerIds: _sellers, ...head }) => head)
}
