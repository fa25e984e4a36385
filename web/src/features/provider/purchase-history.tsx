import type { DocumentStatus } from '@quay/contract/enumeration'
import { inboundRoutes } from '@quay/contract/inbound/routes'
import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { providerRoutes } from '@quay/contract/partner/routes'
import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { providerText } from '../../text/buying/provider.ts'
import { orderText } from '../../text/buying/purchase-order.ts'
import { Link } from '../../ui/button/link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, countColumn, figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const shown = 10
const { columns: names } = providerText

type Slip = { id: string; code: string; businessDay: string; amount: number; status: DocumentStatus; words?: string }

const slipColumns = (place: string): ReadonlyArray<Column<Slip>> => [
  codeColumn(names.code, row => `${place}/${row.id}`, { width: '120px', fixed: true, card: 'title' }),
  { id: 'day', header: names.day, elastic: true, card: 'line2', cell: row => formatDate(row.businessDay) },
  moneyColumn('amount', names.amount, row => row.amount, { width: '130px', card: 'amount' }),
  textColumn(
    'status',
    names.status,
    row => <StatusBadge status={row.status} {...(row.words && { label: row.words })} />,
    { width: '150px', card: 'line2' },
  ),
]

/** The last orders, imports and returns of a provider at this branch. */
export function PurchaseHistory({ providerId }: { providerId: string }) {
  const { rights } = useSession()
  const query = { branchId: useBranchId(), providerId, limit: shown }
  const seesImports = isAllowed(rights, inboundRoutes.list.permission)
  const seesReturns = isAllowed(rights, inboundReturnRoutes.list.permission)
  const orders = useRoute(purchaseOrderRoutes.list, { query }, { enabled: seesImports })
  const imports = useRoute(inboundRoutes.list, { query }, { enabled: seesImports })
  const returns = useRoute(inboundReturnRoutes.list, { query }, { enabled: seesReturns })
  return (
    <div className="grid gap-4">
      {seesImports && (
        <Slips
          title={providerText.orders}
          place="/products/purchase-order"
          providerId={providerId}
          rows={orders.data?.items.map(row => ({
            ...row,
            amount: row.payable,
            words: orderText.progress[row.progress],
          }))}
        />
      )}
      {seesImports && (
        <Slips
          title={providerText.imports}
          place="/products/import"
          providerId={providerId}
          rows={imports.data?.items.map(row => ({ ...row, amount: row.payable }))}
        />
      )}
      {seesReturns && (
        <Slips
          title={providerText.returns}
          place="/products/return"
          providerId={providerId}
          rows={returns.data?.items.map(row => ({ ...row, amount: row.refundable }))}
        />
      )}
    </div>
  )
}

type SlipsProps = { title: string; place: string; providerId: string; rows: readonly Slip[] | undefined }

function Slips({ title, place, providerId, rows }: SlipsProps) {
  return (
    <Card
      title={title}
      padded={false}
      className="overflow-hidden"
      actions={
        (rows?.length ?? 0) > 0 && (
          <TextLink to={`${place}?period=all&providerId=${providerId}`}>{providerText.all}</TextLink>
        )
      }
    >
      {rows?.length === 0 ? (
        <p className="px-4 pb-4 text-ink-3">{providerText.none}</p>
      ) : (
        <DataTable
          label={title}
          columns={slipColumns(place)}
          rows={rows ?? []}
          loading={!rows}
          rowKey={row => row.id}
          rowLabel={row => row.code}
        />
      )}
    </Card>
  )
}

type Supplied = Answer<typeof providerRoutes.products>['items'][number]

const productColumns: ReadonlyArray<Column<Supplied>> = [
  titleColumn('product', names.product, row => (
    <Link to={`/products/list/${row.productId}`} className="block hover:underline">
      <TwoLines
        title={row.productName}
        detail={[row.productCode, row.isPreferred && providerText.preferred].filter(Boolean).join(' · ')}
      />
    </Link>
  )),
  figureColumn(
    'price',
    names.price,
    row => (
      <>
        <Money amount={row.price} className="font-semibold" />
        <span className="text-11 text-ink-3">{providerText.perUnit(row.unitName)}</span>
      </>
    ),
    { width: '140px', card: 'amount' },
  ),
  textColumn(
    'last',
    names.last,
    row => (
      <>
        <DateTimeText instant={row.lastBoughtAt} />{' '}
        <TextLink to={`/products/import/${row.inboundId}`}>{row.inboundCode}</TextLink>
      </>
    ),
    { width: '240px', card: 'line2' },
  ),
  countColumn('times', names.times, row => row.timesBought, { width: '90px', hideBelow: 'md' }),
]

/** What a provider delivered, with the price of the last time. */
export function SuppliedProducts({ providerId }: { providerId: string }) {
  const { data } = useRoute(providerRoutes.products, { params: { id: providerId }, query: {} })
  return (
    <Card title={providerText.products} padded={false} className="overflow-hidden">
      {data?.items.length === 0 ? (
        <p className="px-4 pb-4 text-ink-3">{providerText.noProducts}</p>
      ) : (
        <DataTable
          label={providerText.products}
          columns={productColumns}
          rows={data?.items ?? []}
          loading={!data}
          rowKey={row => row.productId}
          rowLabel={row => row.productName}
        />
      )}
    </Card>
  )
}
