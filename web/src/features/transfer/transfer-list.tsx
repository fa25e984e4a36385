import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { transferText } from '../../text/transfer.ts'
import { Money } from '../../ui/money.tsx'
import { transferColumns } from './transfer-columns.tsx'

const { states } = transferText
const { permission } = transferRoutes.create

const transfers = defineList({
  id: 'transfer',
  title: transferText.title,
  route: transferRoutes.list,
  ofBranch: true,
  search: transferText.find,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'choice',
      field: 'direction',
      label: transferText.directionFilter,
      width: 'w-34',
      choices: choicesOf(transferText.directions),
    },
    {
      kind: 'choice',
      address: 'state',
      label: transferText.stateFilter,
      choices: [
        { value: '', label: states[''], asks: {} },
        { value: 'DRAFT', label: states.DRAFT, asks: { status: 'DRAFT' } },
        { value: 'APPROVAL', label: states.APPROVAL, asks: { awaitsApproval: 'true' } },
        { value: 'MOVING', label: states.MOVING, asks: { transferStatus: 'MOVING' } },
        { value: 'RECEIVED', label: states.RECEIVED, asks: { transferStatus: 'RECEIVED' } },
        { value: 'CANCELLED', label: states.CANCELLED, asks: { status: 'CANCELLED' } },
        { value: 'LOST', label: states.LOST, asks: { lost: 'true' } },
      ],
    },
  ],
  columns: transferColumns,
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/products/transfer/${row.id}`,
  total: transferRoutes.total,
  totals: total => ({
    label: transferText.totals(formatNumber(total.count)),
    cells: { value: <Money amount={total.value ?? null} />, lost: <Money amount={total.lostValue ?? null} /> },
  }),
  exported: {
    route: transferRoutes.export,
    title: transferText.exportTitle,
    hint: transferText.exportHint,
    lines: transferText.exportLines,
  },
  links: [
    { label: transferText.inTransit, to: '/products/transfer/in-transit' },
    { label: transferText.ask, to: '/products/transfer/new?origin=REQUEST', permission },
  ],
  add: { label: transferText.add, permission, to: '/products/transfer/new' },
  empty: { title: transferText.emptyTitle, hint: transferText.emptyHint },
  counted: transferText.counted,
})

/** Transfers from and to the branch. */
export default function TransferList() {
  return <ListScreen list={useList(transfers)} />
}
