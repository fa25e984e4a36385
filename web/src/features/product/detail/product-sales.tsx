import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import type { Answer } from '@quay/contract/route'
import { useBranchId } from '../../../api/session/session.ts'
import { useRoutePages } from '../../../api/use-route-pages.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { productText } from '../../../text/product/product.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { instantColumn, moneyColumn, quantityColumn, textColumn } from '../../../ui/table/columns.tsx'
import { HistoryTable } from './history-table.tsx'

type Sale = Answer<typeof productCareRoutes.sales>['items'][number]

const { sales } = productText

/** Each time the product was sold at the branch, by itself or in a combo, newest first. */
export function ProductSales({ product }: { product: Product }) {
  const branchId = useBranchId()
  const pages = useRoutePages(productCareRoutes.sales, { params: { id: product.id }, query: { branchId } })
  const hasCost = pages.rows.some(row => row.cost !== undefined)
  return (
    <HistoryTable
      label={productText.tabs.sales}
      pages={pages}
      columns={hasCost ? [...columns, cost] : columns}
      rowLabel={row => row.billCode}
      emptyTitle={sales.empty}
      emptyHint={sales.emptyHint}
    />
  )
}

const cost: Column<Sale> = moneyColumn('cost', sales.cost, row => row.cost, { hideBelow: 'lg' })

const columns: ReadonlyArray<Column<Sale>> = [
  instantColumn('at', sales.at, row => row.soldAt, { card: 'line2' }),
  textColumn(
    'bill',
    sales.bill,
    row => (
      <span className="inline-flex items-center gap-2">
        <DocumentLink kind="bill" id={row.billId} code={row.billCode} />
        {row.isCancelled && <Tag tone="danger">{sales.cancelled}</Tag>}
      </span>
    ),
    { width: '150px', card: 'title' },
  ),
  textColumn(
    'customer',
    sales.customer,
    row => (
      <span className="block truncate">
        {row.customerName ?? sales.anyone} · {row.sellerName}
        {row.comboName && <span className="text-ink-3"> · {sales.inCombo(row.comboName)}</span>}
      </span>
    ),
    { elastic: true, hideBelow: 'md' },
  ),
  quantityColumn(sales.quantity, { card: 'line2' }),
  moneyColumn('net', sales.net, row => row.net, { strong: true, card: 'amount' }),
]
