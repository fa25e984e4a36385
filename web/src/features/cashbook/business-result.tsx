import { resultRoutes } from '@quay/contract/money/result'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListPrint } from '../../list/list-print.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { resultText } from '../../text/money/business-result.ts'
import { resultColumns } from './result-columns.tsx'

const result = defineList({
  id: 'business-result',
  words: resultText,
  route: resultRoutes.read,
  ofBranch: true,
  filters: [{ kind: 'period', usual: 'month' }],
  columns: resultColumns,
  figures: { amount: { of: row => row.amount, adds: 'money' } },
  exported: resultRoutes.export,
  rowKey: row => `${row.direction} ${row.voucherKind}`,
  rowLabel: row => row.voucherKind,
})

/** What receipts and payments did to the result of the branch in a period, by their kind; each opens its rows in the cash book. */
export default function BusinessResult() {
  const router = useRouter()
  const list = useList(result)
  const { from, to } = list.filter as { from?: string; to?: string }
  return (
    <ListScreen
      list={list}
      note={resultText.note}
      count={null}
      actions={<ListPrint list={list} columns={resultColumns} />}
      onOpen={({ voucherKind }) => {
        const rows = new URLSearchParams({ ...(from && { from }), ...(to && { to }), voucherKind, inResult: '1' })
        router.history.push(`/cashbooks?${rows}`)
      }}
    />
  )
}
