import type { PriceBook, PriceRow } from '@quay/contract/price-book/shapes'

/** A column of prices: the general list (no book), or a book. */
export interface PriceColumn {
  id: string
  bookId: string | null
  name: string
}

/** The price that a row has in a column; null where the book does not have it. */
export function priceIn(row: PriceRow, { bookId }: PriceColumn): number | null {
  return bookId === null ? row.price : (row.books.find(book => book.bookId === bookId)?.price ?? null)
}

/** The row with another price in a column. */
function withPrice(row: PriceRow, { bookId }: PriceColumn, price: number | null): PriceRow {
  if (bookId === null)
    return { ...row, price: price ?? row.price, ...(row.isBase && price !== null && { basePrice: price }) }
  const others = row.books.filter(book => book.bookId !== bookId)
  const tiers = row.books.find(book => book.bookId === bookId)?.tiers ?? []
  return { ...row, books: price === null ? others : [...others, { bookId, price, tiers }] }
}

/** The rows after a price of one of them changed: other units of its goods are compared with the base unit. */
export function withPriceOf(
  rows: readonly PriceRow[],
  unitId: string,
  column: PriceColumn,
  price: number | null,
): PriceRow[] {
  const changed = rows.find(row => row.unitId === unitId)
  const basePrice = changed?.isBase && column.bookId === null ? price : null
  return rows.map(row => {
    if (row.unitId === unitId) return withPrice(row, column, price)
    return basePrice !== null && row.productId === changed!.productId ? { ...row, basePrice } : row
  })
}

/** Whether a price of a row, of the general list or of a book, is above the mark-up that a hospital's pharmacy may take. */
export const isOverMarkup = ({ markup }: Pick<PriceRow, 'markup'>, bookId: string | null): boolean =>
  markup !== null && (bookId === null ? markup.isOver : markup.overBooks.includes(bookId))

/** The general list first, then the chosen books in the order of their names. */
export function columnsOf(books: readonly PriceBook[], chosen: readonly string[], general: string): PriceColumn[] {
  const shown = books.filter(book => chosen.includes(book.id))
  return [
    { id: 'general', bookId: null, name: general },
    ...shown.map(book => ({ id: book.id, bookId: book.id, name: book.name })),
  ]
}
