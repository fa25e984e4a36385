import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { failureOf } from '../../api/failure-of.ts'
import { useRoute } from '../../api/use-route.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { type TransferRow, transferColumns } from './transfer-columns.tsx'

type Row = TransferRow & { ageDays: number }

const columns: ReadonlyArray<Column<Row>> = [
  ...transferColumns.filter(({ id }) => ['code', 'at', 'way', 'value'].includes(id)),
  { id: 'age', header: transferText.age, width: '110px', card: 'line2', cell: row => transferText.days(row.ageDays) },
]

/** Goods on their way between the branches that one may see, the longest first, with what they cost by age. */
export default function InTransit() {
  const router = useRouter()
  const report = useRoute(transferRoutes.inTransit, { query: {} }, { refreshEvery: 60_000 })
  return (
    <DetailPage
      title={transferText.inTransit}
      crumbs={[{ label: transferText.title, to: '/products/transfer' }]}
      loading={report.isPending}
      error={failureOf(report)}
    >
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {report.data?.ages.map(age => (
          <li key={age.fromDays}>
            <Card>
              <p className="text-12 text-ink-2">{transferText.ageRange(age.fromDays, age.toDays)}</p>
              <p className="font-semibold text-16">
                {age.value === undefined ? transferText.slips(formatNumber(age.count)) : <Money amount={age.value} />}
              </p>
              {age.value !== undefined && (
                <p className="text-12 text-ink-3">{transferText.slips(formatNumber(age.count))}</p>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <Card padded={false} className="overflow-hidden">
        <DataTable
          label={transferText.inTransit}
          columns={columns}
          rows={report.data?.items ?? []}
          rowKey={row => row.id}
          rowLabel={row => row.code}
          onOpen={row => router.history.push(`/products/transfer/${row.id}`)}
          empty={<EmptyState title={transferText.nothingInTransit}>{transferText.nothingInTransitHint}</EmptyState>}
        />
      </Card>
    </DetailPage>
  )
}
