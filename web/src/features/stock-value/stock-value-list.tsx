import { stockValueRoutes } from '@quay/contract/stock-value/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { stockValueText } from '../../text/stock/stock-value.ts'
import { DayControl, readDay } from './day-control.tsx'
import { stockValueColumns } from './stock-value-columns.tsx'

const stockValues = defineList({
  id: 'stock-value',
  words: { ...stockValueText, exportTitle: ({ day = '' }) => stockValueText.exportOfDay(formatDate(day)) },
  route: stockValueRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'custom', names: ['day'], read: (query, today) => ({ day: readDay(query, today) }), Control: DayControl },
  ],
  columns: stockValueColumns,
  rowKey: row => row.productId,
  rowLabel: row => row.productName,
  total: stockValueRoutes.total,
  totals: ({ value }) => ({ value }),
  totalsLabel: ({ day, isToday, productCount, lotCount }) =>
    isToday
      ? stockValueText.totalToday(formatNumber(productCount), formatNumber(lotCount))
      : stockValueText.total(formatNumber(productCount), formatNumber(lotCount), formatDate(day)),
  exported: stockValueRoutes.export,
})

/** What the stock of the branch was worth at the end of a day that one chooses; of today until now. */
export default function StockValueList() {
  return <ListScreen list={useList(stockValues)} />
}
