import { shiftRoutes } from '@quay/contract/shift/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { employeeEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { read } from '../../routing/define-screen.ts'
import { shiftText } from '../../text/till/shift.ts'
import { shiftColumns } from './shift-columns.tsx'

const reviews = { model: 'shift_review', action: 'read' } as const

const shifts = defineList({
  id: 'shift',
  words: shiftText,
  route: shiftRoutes.list,
  total: shiftRoutes.total,
  totals: ({ billCount, difference }) => ({ bills: formatNumber(billCount), difference }),
  exported: shiftRoutes.export,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    { kind: 'choice', field: 'status', label: shiftText.status, choices: choicesOf(shiftText.statuses) },
    {
      kind: 'entity',
      field: 'heldBy',
      address: 'holder',
      label: shiftText.holder,
      all: shiftText.anyHolder,
      of: employeeEntity,
      shown: ({ may }) => may(reviews) && may({ model: 'employee', action: 'read' }),
    },
    { kind: 'flag', field: 'differs', value: '1', label: shiftText.differs, yes: shiftText.differs },
  ],
  columns: shiftColumns,
  open: '/cashbooks/shift',
  links: [{ label: shiftText.endOfDay, to: '/cashbooks/shift/day', permission: read('shift'), hotkey: 'E' }],
})

/** The shifts of the branch; of who does not review them, their own. */
export default function ShiftList() {
  return <ListScreen list={useList(shifts)} />
}
