import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceBook, PriceRow } from '@quay/contract/price-book/shapes'
import type { Product } from '@quay/contract/product/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useBranchId, useSession } from '../../../api/session/session.ts'
import { routeKey, useRoute } from '../../../api/use-route.ts'
import { bookPricesText } from '../../../text/product/book-prices.ts'
import { priceText } from '../../../text/product/price.ts'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Badge } from '../../../ui/mark/badge.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Card } from '../../../ui/page/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { isOverMarkup } from '../grid-column.ts'
import { type PricesOfBook, pricesByBook, termsOf } from '../prices-by-book.ts'

/** Books whose prices are asked for at once. */
const mostBooks = 8
const mostUnits = 50

/** What a product costs in each price book at the branch, by unit, and whom each book is for; nothing for who may not read them. */
export function PricesOfProduct({ product }: { product: Product }) {
  const { rights } = useSession()
  const mayRead = isAllowed(rights, priceBookRoutes.grid.permission)
  return mayRead ? <BookPrices product={product} /> : null
}

function BookPrices({ product }: { product: Product }) {
  const branchId = useBranchId()
  const list = useRoute(priceBookRoutes.list, { query: { branchId } })
  const books = list.data?.items ?? []
  const starts = Array.from({ length: Math.ceil(books.length / mostBooks) }, (_, index) => index * mostBooks)
  const grids = useQueries({
    queries: (list.data && starts.length === 0 ? [0] : starts).map(start => {
      const bookIds = books.slice(start, start + mostBooks).map(({ id }) => id)
      const query = {
        branchId,
        productId: product.id,
        limit: mostUnits,
        ...(bookIds[0] && { bookIds: bookIds.join(',') }),
      }
      return {
        queryKey: routeKey(priceBookRoutes.grid, { query }),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(priceBookRoutes.grid, { query }, { signal }),
      }
    }),
  })
  const failed = [list, ...grids].find(({ error }) => error)
  const answers = grids.map(grid => grid.data?.items ?? [])
  const units = answers[0] ?? []
  const isPending = list.isPending || grids.some(grid => grid.isPending)
  // Goods that are not sold any more stand in no price list.
  if (!isPending && !failed && units.length === 0) return null
  return (
    <Card
      title={bookPricesText.title}
      padded={false}
      className="overflow-hidden"
      actions={
        <TextLink to={`/products/price-setting?keyword=${encodeURIComponent(product.code)}`}>
          {bookPricesText.toSetting}
        </TextLink>
      }
    >
      <DataTable
        label={bookPricesText.title}
        columns={columnsOf(units, answers.flat())}
        rows={pricesByBook(books, answers)}
        rowKey={row => row.book?.id ?? 'general'}
        rowLabel={row => row.book?.name ?? priceText.general}
        loading={isPending}
        error={failed && { onRetry: () => [list, ...grids].forEach(one => void one.refetch()) }}
      />
    </Card>
  )
}

const columnsOf = (units: readonly PriceRow[], rows: readonly PriceRow[]): ReadonlyArray<Column<PricesOfBook>> => [
  titleColumn('book', bookPricesText.book, ({ book }) => <BookName book={book} />, { fixed: false }),
  textColumn('terms', bookPricesText.terms, ({ book }) => <Terms book={book} />, { card: 'line2', hideBelow: 'sm' }),
  ...units.map(
    ({ unitId, unitName }): Column<PricesOfBook> =>
      figureColumn(
        unitId,
        unitName,
        ({ book, prices }) => (
          <>
            <Money amount={prices.get(unitId) ?? null} className="font-semibold" />
            {rows.some(row => row.unitId === unitId && isOverMarkup(row, book?.id ?? null)) && (
              <span className="block text-11 text-danger-text">{priceText.overMarkup}</span>
            )}
          </>
        ),
        { card: 'line2' },
      ),
  ),
]

function BookName({ book }: { book: PriceBook | null }) {
  if (!book) return priceText.general
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {book.name}
      {book.state !== 'now' && <Badge tone="neutral">{priceText.states[book.state]}</Badge>}
    </span>
  )
}

function Terms({ book }: { book: PriceBook | null }) {
  const terms = book ? termsOf(book) : []
  return terms.length > 0 ? <span className="text-12 text-ink-2">{terms.join(' · ')}</span> : '—'
}
