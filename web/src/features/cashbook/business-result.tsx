import { resultRoutes } from '@quay/contract/money/result'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { resultText as words } from '../../text/money/business-result.ts'
import { nameOf, placeOf, resultColumns } from './result-columns.tsx'

const result = defineList({
  id: 'business-result',
  words,
  route: resultRoutes.read,
  ofBranch: true,
  filters: [{ kind: 'period', usual: 'month' }],
  columns: resultColumns,
  figures: { amount: { of: row => row.amount, adds: 'money' } },
  exported: resultRoutes.export,
  rowKey: row => `${row.part} ${row.kind} ${row.voucherKind}`,
  rowLabel: nameOf,
})

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
