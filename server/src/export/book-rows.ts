import type { BookCell, BookRow } from '@quay/contract/book/shapes'

type Opens = BookRow['opens']

/** A row of a book with its cells; `opens` is what stands behind it. */
export const bookRow = (cells: BookCell[], opens: Opens = null): BookRow => ({ kind: 'ROW', cells, opens })

/** A row that begins a part: words in the column `at`, the others empty, but for what `more` puts in. */
export const headRow = (width: number, at: number, words: string, more: Record<number, BookCell> = {}): BookRow => ({
  kind: 'HEAD',
  cells: cellsOf(width, { [at]: words, ...more }),
  opens: null,
})

/** A row that ends a part: words in the column `at`, and what it adds up. */
export const sumRow = (
  width: number,
  at: number,
  words: string,
  sums: Record<number, BookCell>,
  opens: Opens = null,
): BookRow => ({ kind: 'SUM', cells: cellsOf(width, { [at]: words, ...sums }), opens })

const cellsOf = (width: number, given: Record<number, BookCell>): BookCell[] =>
  Array.from({ length: width }, (_, place) => given[place] ?? null)
