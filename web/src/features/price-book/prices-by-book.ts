import type { PriceBook, PriceRow } from '@quay/contract/price-book/shapes'
import { bookPricesText } from '../../text/product/book-prices.ts'
import { priceText } from '../../text/product/price.ts'

/** The prices of a product's units in a book, or in the general list (no book). */
export interface PricesOfBook {
  book: PriceBook | null
  /** By unit; a unit that the book does not price is not in it. */
  prices: ReadonlyMap<string, number>
}

/**
 * The general list first, then the books that hold now, then the others; each as the list has them. `answers` are the rows of one
 * product, asked for some books at a time.
 */
export function pricesByBook(
  books: readonly PriceBook[],
  answers: ReadonlyArray<readonly Pick<PriceRow, 'unitId' | 'price' | 'books'>[]>,
): PricesOfBook[] {
  const general = new Map((answers[0] ?? []).map(({ unitId, price }) => [unitId, price]))
  const cells = answers.flat().flatMap(({ unitId, books: own }) => own.map(cell => ({ unitId, ...cell })))
  const inUse = [...books.filter(({ state }) => state === 'now'), ...books.filter(({ state }) => state !== 'now')]
  const priced = inUse.map(book => ({
    book,
    prices: new Map(
      cells.flatMap(({ bookId, unitId, price }) =>
        bookId === book.id && price !== null ? [[unitId, price] as const] : [],
      ),
    ),
  }))
  return [{ book: null, prices: general }, ...priced]
}

/** When, where and for whom a book holds, and by which formula its prices are made, a few words each. */
export function termsOf(book: PriceBook): string[] {
  const scopes = [
    [priceText.branches, book.branches],
    [priceText.customerGroups, book.groups],
    [priceText.sellers, book.sellers],
  ] as const
  return [
    ...(book.startsAt ? [priceText.startsAt(book.startsAt)] : []),
    ...(book.endsAt ? [bookPricesText.endsAt(book.endsAt)] : []),
    ...scopes.flatMap(([label, named]) => (named ? [`${label}: ${named.map(({ name }) => name).join(', ')}`] : [])),
    ...(book.onRequest ? [priceText.onRequestShort] : []),
    ...(book.hasHiddenFormula ? [bookPricesText.hiddenFormula] : []),
    ...(book.formula
      ? [`${bookPricesText.formulaOf}: ${book.baseBookName ?? priceText.bases[book.formula.base]}`]
      : []),
  ]
}
