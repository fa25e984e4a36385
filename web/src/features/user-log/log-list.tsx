import { type Suspicion, suspicions } from '@quay/contract/log/suspicion'
import { userLogRoutes } from '@quay/contract/user-log/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { userLogText } from '../../text/setting/user-log.ts'
import { logColumns } from './log-columns.tsx'
import { LogDetail } from './log-detail.tsx'
import { actionFilter, branchFilter, personFilter, placeFilter } from './log-filters.tsx'
import { LogViews } from './log-views.tsx'

const signs = Object.fromEntries(Object.entries(suspicions).map(([sign, { label }]) => [sign, label]))

const log = defineList({
  id: 'user-log',
  words: userLogText,
  route: userLogRoutes.list,
  filters: [
    { kind: 'period', usual: 'week' },
    personFilter,
    branchFilter,
    actionFilter,
    placeFilter,
    {
      kind: 'choice',
      field: 'suspicion',
      label: userLogText.sign,
      choices: choicesOf(signs as Record<Suspicion, string>, { all: userLogText.sign }),
      // A count of the other view leads here with it.
      shown: () => false,
    },
    { kind: 'linked', field: 'subjectId', label: userLogText.object },
  ],
  columns: logColumns,
  rowLabel: row => `${row.actionText} ${row.subjectCode ?? ''}`,
  exported: userLogRoutes.export,
})

/** The log: rows that open to what changed, a file of the whole filter. */
export function LogList() {
  const list = useList(log)
  const since = list.read.data?.since
  return (
    <ListScreen
      list={list}
      detail={row => <LogDetail row={row} onFilter={list.set} />}
      views={<LogViews />}
      note={since && userLogText.onlySince(formatDate(since))}
    />
  )
}
