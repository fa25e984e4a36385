import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const mostUnits = 50

/**
 * The prices of a book by unit, of the goods on the labels; a unit that the book does not price has the general one. Asks
 * once for each product; `undefined` until all is known, and where no book is chosen.
 */
export function useBookPrices(
  bookId: string | null,
  productIds: readonly string[],
  branchId: string,
): ReadonlyMap<string, number> | undefined {
  return useQueries({
    queries: (bookId === null ? [] : productIds).map(productId => {
      const query = { branchId, productId, bookIds: bookId ?? '', limit: mostUnits }
      return {
        queryKey: ['label-price', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(priceBookRoutes.grid, { query }, { signal }),
      }
    }),
    combine: answers => {
      if (bookId === null || answers.some(answer => !answer.data)) return undefined
      const rows = answers.flatMap(answer => answer.data?.items ?? [])
      return new Map(
        rows.map(row => [row.unitId, row.books.find(book => book.bookId === bookId)?.price ?? row.price] as const),
      )
    },
  })
}
