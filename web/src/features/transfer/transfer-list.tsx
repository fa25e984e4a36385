import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { transferColumns } from './transfer-columns.tsx'

const { states } = transferText
const { permission } = transferRoutes.create

const transfers = defineList({
  id: 'transfer',
  words: transferText,
  route: transferRoutes.list,
  ofBranch: true,
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
  costs: ['value', 'lost'],
  open: '/products/transfer',
  total: transferRoutes.total,
  totals: total => ({ value: total.value, lost: total.lostValue }),
  exported: transferRoutes.export,
  links: [
    { label: transferText.inTransit, to: '/products/transfer/in-transit' },
    { label: transferText.ask, to: '/products/transfer/new?origin=REQUEST', permission },
  ],
  add: { permission, to: '/products/transfer/new' },
})

/** Transfers from and to the branch. */
export default function TransferList() {
  return <ListScreen list={useList(transfers)} />
}
