import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Card } from '../../../ui/page/card.tsx'

type Sale = Answer<typeof inventoryCheckRoutes.review>['lateSales'][number]

/** Sales that a check could not know of: made before the count, sent after it was completed. */
export function LateSales({ sales }: { sales: readonly Sale[] }) {
  if (sales.length === 0) return null
  return (
    <Card title={checkText.lateSales}>
      <p className="mb-2 text-ink-2">{checkText.lateSalesHint}</p>
      <ul className="grid gap-1.5">
        {sales.map(sale => (
          <li key={`${sale.billId} ${sale.productId} ${sale.lotNumber}`} className="flex flex-wrap gap-x-2">
            <DocumentLink kind="bill" id={sale.billId} code={sale.billCode} />
            <span className="min-w-0 flex-1">
              {[sale.productName, checkText.lot(sale.lotNumber, ''), formatNumber(sale.quantity)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <DateTimeText instant={sale.soldAt} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
