import { isAllowed } from '@quay/contract/permission'
import type { Answer } from '@quay/contract/route'
import { stockValueRoutes } from '@quay/contract/stock-value'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { addDays, isDate } from '@quay/domain/time/calendar'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { stockValueText } from '../../text/stock-value.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { ExportValue } from './export-value.tsx'

type Row = Answer<typeof stockValueRoutes.list>['items'][number]

const pageSize = 50
const { columns: names } = stockValueText

const columns: ReadonlyArray<Column<Row>> = [
  {
    id: 'product',
    header: names.product,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => (
      <Link to={`/products/list/${row.productId}?tab=card`} className="block hover:underline">
        <div className="font-semibold">{row.productName}</div>
        <div className="font-normal text-12 text-ink-3">{row.productCode}</div>
      </Link>
    ),
  },
  {
    id: 'quantity',
    header: names.quantity,
    numeric: true,
    width: '150px',
    card: 'line2',
    cell: row => `${formatNumber(row.quantity)} ${row.baseUnit.toLowerCase()}`,
  },
  {
    id: 'cost',
    header: names.cost,
    numeric: true,
    width: '150px',
    hideBelow: 'md',
    cell: row => <Money amount={row.quantity > 0 ? Math.round(row.value / row.quantity) : null} />,
  },
  {
    id: 'value',
    header: names.value,
    numeric: true,
    width: '150px',
    card: 'amount',
    cell: row => <Money amount={row.value} className="font-semibold" />,
  },
]

/** What the stock of the branch was worth at the end of a day that one chooses; of today until now. The day stands in the address. */
export default function StockValueList() {
  const branchId = useBranchId()
  const { rights } = useSession()
  const [isExporting, setExporting] = useState(false)
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const day = readDay(query.day, today)
  const past = { branchId, day }
  const list = useRoute(stockValueRoutes.list, {
    query: { ...past, keyword: query.keyword, limit: pageSize, cursor: query.cursor },
  })
  const total = useRoute(stockValueRoutes.total, { query: past })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const all = list.data?.totalItem ?? undefined
  const show = (next: string | null) =>
    change({ day: next === null || next === today ? undefined : next, cursor: undefined })
  const sum = total.data && [formatNumber(total.data.productCount), formatNumber(total.data.lotCount)]
  return (
    <>
      <ListPage
        id="stock-value"
        title={stockValueText.title}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.productId}
        rowLabel={row => row.productName}
        actions={
          isAllowed(rights, { model: 'data_export', action: 'create' }) && (
            <Button icon={<FileSpreadsheet />} disabled={rows.length === 0} onClick={() => setExporting(true)}>
              {stockValueText.export}
            </Button>
          )
        }
        search={{ ...search, label: stockValueText.find }}
        filters={
          <>
            <div className="w-40 max-sm:w-full">
              <DateInput
                key={day}
                aria-label={stockValueText.day}
                today={today}
                max={today}
                value={day}
                onChange={show}
              />
            </div>
            <Button onClick={() => show(null)}>{stockValueText.today}</Button>
            <Button onClick={() => show(addDays(`${today.slice(0, 7)}-01`, -1))}>{stockValueText.monthBefore}</Button>
            <Button onClick={() => show(addDays(`${today.slice(0, 4)}-01-01`, -1))}>{stockValueText.yearBefore}</Button>
          </>
        }
        totals={
          total.data &&
          sum && {
            label:
              day === today
                ? stockValueText.totalToday(sum[0]!, sum[1]!)
                : stockValueText.total(sum[0]!, sum[1]!, formatDate(total.data.day)),
            cells: { value: <Money amount={total.data.value} className="font-bold" /> },
          }
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={<EmptyState title={stockValueText.emptyTitle}>{stockValueText.emptyHint}</EmptyState>}
        paging={paging}
        foot={
          all !== undefined &&
          `${stockValueText.counted(formatNumber(rows.length), formatNumber(all))} · ${stockValueText.quarantineToo}`
        }
      />
      {isExporting && (
        <ExportValue
          asked={{ ...past, ...(query.keyword && { keyword: query.keyword }) }}
          count={formatNumber(all ?? rows.length)}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  )
}

/** A day of the address; one that is none, or to come, is today. */
const readDay = (text: string | undefined, today: string): string =>
  text !== undefined && isDate(text) && text < today ? text : today
