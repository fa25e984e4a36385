import { userLogRoutes } from '@quay/contract/user-log/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { userLogText } from '../../text/setting/user-log.ts'
import { branchFilter } from './log-filters.tsx'
import { LogViews } from './log-views.tsx'
import { suspiciousColumns } from './suspicious-columns.tsx'
import { closedPeriod, deepDiscount } from './suspicious-filter.ts'

const suspicious = defineList({
  id: 'suspicious',
  words: { title: userLogText.title, emptyTitle: userLogText.nothingSuspicious, emptyHint: userLogText.nothingHint },
  route: userLogRoutes.suspicious,
  filters: [closedPeriod, branchFilter, deepDiscount],
  columns: ({ rows, query }) => suspiciousColumns(rows, query),
  figures: { bills: { of: row => row.billCount, adds: 'count' } },
  exported: userLogRoutes.exportSuspicious,
  rowKey: row => row.employeeId ?? 'nobody',
  rowLabel: row => row.employeeName,
})

/** By employee what an owner looks twice at; each count leads to its rows. */
export function SuspiciousList() {
  const list = useList(suspicious)
  return (
    <ListScreen
      list={list}
      count={null}
      views={<LogViews />}
      note={list.query.branchId ? userLogText.branchNote : userLogText.signNote}
    />
  )
}
