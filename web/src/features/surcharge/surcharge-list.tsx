import { surchargeRoutes } from '@quay/contract/surcharge/routes'
import { activeFilter } from '../../list/active-filter.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { surchargeText } from '../../text/promotion/surcharge.ts'
import { surchargeColumns } from './surcharge-columns.tsx'
import { SurchargeSheet } from './surcharge-sheet.tsx'

const surcharges = defineList({
  id: 'surcharge',
  words: surchargeText,
  route: surchargeRoutes.list,
  filters: [activeFilter(surchargeText.status, surchargeText.statuses, surchargeText.anyStatus)],
  columns: surchargeColumns,
  rowLabel: row => row.name,
  links: [
    {
      label: surchargeText.reportLink,
      to: '/settings/surcharge/report',
      permission: surchargeRoutes.report.permission,
    },
  ],
  add: { permission: surchargeRoutes.create.permission },
})

/** What the store takes beside its goods, in the order of the till. */
export default function SurchargeList() {
  const list = useList(surcharges)
  return (
    <ListScreen
      list={list}
      mayEdit={list.may(surchargeRoutes.update.permission)}
      sheet={(surcharge, close) => <SurchargeSheet surcharge={surcharge} onClose={close} />}
    />
  )
}
