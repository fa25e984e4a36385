import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import type { Answer } from '@quay/contract/route'
import { stockEntryKind } from '@quay/contract/stock-entry-kind'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { useBranchId } from '../../../api/session/session.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useRoutePages } from '../../../api/use-route-pages.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { kitText } from '../../../text/kit/kit.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ExpiryText } from '../../../ui/date/expiry-text.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, instantColumn, moneyColumn, textColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

type Entry = Answer<typeof productRoutes.stockCard>['items'][number]

/** Each movement of a product at the branch with what was left after it, newest first. */
export function StockCard({ product }: { product: Product }) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const card = useRoutePages(productRoutes.stockCard, { query: { branchId, productId: product.id } })
  const hasValue = card.rows.some(row => row.value !== undefined)
  return (
    <Card padded={false} className="flex flex-col overflow-hidden">
      <DataTable
        label={productText.tabs.card}
        dense
        columns={columnsOf(product, today, hasValue)}
        rows={card.rows}
        rowKey={row => row.id}
        rowLabel={row => row.documentCode}
        loading={card.loading}
        error={card.error && { message: card.error.message, traceId: card.error.requestId, onRetry: card.retry }}
        empty={<EmptyState title={productText.cardEmpty}>{productText.cardEmptyHint}</EmptyState>}
      />
      {card.more && (
        <div className="px-4 py-2">
          <Button size="sm" busy={card.loadingMore} onClick={card.more}>
            {kitText.more}
          </Button>
        </div>
      )}
    </Card>
  )
}

function columnsOf(product: Product, today: string, hasValue: boolean): ReadonlyArray<Column<Entry>> {
  const { card } = productText
  const value: Column<Entry> = moneyColumn('value', card.value, row => row.value, { hideBelow: 'lg' })
  return [
    instantColumn('at', card.at, row => row.at, { card: 'line2' }),
    textColumn(
      'document',
      card.document,
      row => <DocumentLink kind={row.documentKind} id={row.documentId} code={row.documentCode} />,
      { width: '110px', card: 'title' },
    ),
    textColumn('kind', card.kind, row => <span className="whitespace-nowrap">{stockEntryKind[row.kind].name}</span>, {
      width: '130px',
      card: 'line2',
    }),
    textColumn(
      'partner',
      card.partner,
      row => (
        <span className="block truncate" title={row.partnerName ?? undefined}>
          {row.partnerName ?? '—'}
        </span>
      ),
      { elastic: true, hideBelow: 'lg' },
    ),
    textColumn(
      'lot',
      card.lot,
      row =>
        row.lotNumber === '' ? (
          <span className="text-ink-3">—</span>
        ) : (
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            {row.lotNumber} <ExpiryText day={row.expiryDate} today={today} />
          </span>
        ),
      { needs: 'lots', has: row => row.lotNumber !== '', card: 'line2' },
    ),
    figureColumn(
      'quantity',
      card.quantity,
      row => (
        <span className={row.quantity > 0 ? 'text-success-text' : undefined}>
          {row.quantity > 0 && '+'}
          {formatUnits(row.quantity, product.units)}
        </span>
      ),
      { card: 'amount' },
    ),
    figureColumn(
      'price',
      card.price,
      ({ price }) =>
        price === null ? (
          <span className="text-ink-3">—</span>
        ) : (
          <span className="whitespace-nowrap">
            <Money amount={price.amount} />
            <span className="text-ink-3">/{price.unitName.toLowerCase()}</span>
          </span>
        ),
      { hideBelow: 'lg' },
    ),
    figureColumn(
      'after',
      card.after,
      row => <b className="font-semibold">{formatUnits(row.balanceAfter, product.units)}</b>,
      { card: 'line2' },
    ),
    ...(hasValue ? [value] : []),
  ]
}
