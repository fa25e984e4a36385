import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { logChanges } from '@quay/domain/user-log/log-changes'
import { useRoutePages } from '../../../api/use-route-pages.ts'
import { kitText } from '../../../text/kit/kit.ts'
import { productText } from '../../../text/product/product.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { ChangeTable } from '../../../ui/table/change-table.tsx'

/** Who changed what of a product, old and new, newest first. */
export function ProductLog({ product }: { product: Product }) {
  const log = useRoutePages(productCareRoutes.log, { params: { id: product.id }, query: {} })
  if (log.error) return <ErrorState title={log.error.message} traceId={log.error.requestId} onRetry={log.retry} />
  return (
    <Card>
      {!log.loading && log.rows.length === 0 && (
        <EmptyState title={productText.logEmpty}>{productText.logEmptyHint}</EmptyState>
      )}
      <ol aria-label={productText.tabs.log} className="grid gap-4">
        {log.rows.map(row => (
          <li key={row.id} className="grid gap-1 border-line border-b pb-4 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap gap-x-2 text-12 text-ink-3">
              <DateTimeText instant={row.at} />
              <span>{row.employeeName}</span>
              <span>{row.actionText}</span>
            </p>
            <ChangeTable changes={logChanges(row.before, row.after, 'product')} />
          </li>
        ))}
      </ol>
      {log.more && (
        <Button size="sm" busy={log.loadingMore} onClick={log.more}>
          {kitText.more}
        </Button>
      )}
    </Card>
  )
}
