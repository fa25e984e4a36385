import { stockValueRoutes } from '@quay/contract/stock-value/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { stockValueText } from '../../text/stock-value.ts'
import { Money } from '../../ui/money.tsx'
import { DayControl, readDay } from './day-control.tsx'
import { stockValueColumns } from './stock-value-columns.tsx'

const stockValues = defineList({
  id: 'stock-value',
  title: stockValueText.title,
  route: stockValueRoutes.list,
  ofBranch: true,
  search: stockValueText.find,
  filters: [
    { kind: 'custom', names: ['day'], read: (query, today) => ({ day: readDay(query, today) }), Control: DayControl },
  ],
  columns: stockValueColumns,
  rowKey: row => row.productId,
  rowLabel: row => row.productName,
  total: stockValueRoutes.total,
  totals: ({ day, isToday, productCount, lotCount, value }) => ({
    label: isToday
      ? stockValueText.totalToday(formatNumber(productCount), formatNumber(lotCount))
      : stockValueText.total(formatNumber(productCount), formatNumber(lotCount), formatDate(day)),
    cells: { value: <Money amount={value} className="font-bold" /> },
  }),
  exported: {
    route: stockValueRoutes.export,
    title: ({ day }) => stockValueText.exportTitle(formatDate(day ?? '')),
    hint: stockValueText.exportHint,
  },
  empty: { title: stockValueText.emptyTitle, hint: stockValueText.emptyHint },
  counted: (shown, all) => `${stockValueText.counted(shown, all)} · ${stockValueText.quarantineToo}`,
})

/** What the stock of the branch was worth at the end of a day that one chooses; of today until now. */
export default function StockValueList() {
  return <ListScreen list={useList(stockValues)} />
}
