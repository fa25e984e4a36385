import { type ResultRow, resultRoutes } from '@quay/contract/money/result'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { resultText as words } from '../../text/money/business-result.ts'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'

const nameOf = ({ kind, voucherKind }: ResultRow) => voucherKind ?? words.rows[kind]

const columns: ReadonlyArray<Column<ResultRow>> = [
  titleColumn('name', words.columns.name, nameOf),
  textColumn('part', words.columns.part, row => words.parts[row.part], { width: '200px', card: 'line2' }),
  moneyColumn('amount', words.columns.amount, row => row.amount, {
    width: '180px',
    card: 'amount',
    strong: true,
    className: row => (row.amount < 0 ? 'text-danger-text' : ''),
  }),
]

const result = defineList({
  id: 'business-result',
  words,
  route: resultRoutes.read,
  ofBranch: true,
  filters: [{ kind: 'period', usual: 'month' }],
  columns,
  figures: { amount: { of: row => row.amount, adds: 'money' } },
  exported: resultRoutes.export,
  rowKey: row => `${row.part} ${row.kind} ${row.voucherKind}`,
  rowLabel: nameOf,
})

/** Where the documents of a row are listed; null where no list holds them alone. */
function placeOf({ kind, voucherKind }: ResultRow, period: URLSearchParams): string | null {
  if (kind === 'VOUCHER' && voucherKind)
    return `/cashbooks?${new URLSearchParams([...period, ['voucherKind', voucherKind]])}`
  if (kind === 'REVENUE' || kind === 'COST') return `/reports/sale-report/document?${period}`
  if (kind === 'DISPOSAL') return `/products/disposal?${period}`
  return null
}

/** What the branch earned in a period: sales, receipts and payments by kind, goods that were lost. */
export default function BusinessResult() {
  const router = useRouter()
  const list = useList(result)
  const { from, to } = list.filter as { from?: string; to?: string }
  const days = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
  return (
    <ListScreen
      list={list}
      note={words.note}
      count={null}
      onOpen={row => {
        const place = placeOf(row, days)
        if (place) router.history.push(place)
      }}
    />
  )
}
