import { isAllowed } from '@quay/contract/permission'
import { type Suspicion, suspicions } from '@quay/contract/suspicion'
import { userLogRoutes } from '@quay/contract/user-log'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { userLogText } from '../../text/user-log.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Note } from '../../ui/note.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { ExportLog } from './export-log.tsx'
import { logColumns } from './log-columns.tsx'
import { LogDetail } from './log-detail.tsx'
import { ActionFilter, BranchFilter, PersonFilter, PlaceFilter, readAction } from './log-filters.tsx'
import { LogViews } from './log-views.tsx'

const pageSize = 50

/** The log: filters in the address, rows that open to what changed, pages by cursor, a file of the whole filter. */
export function LogList() {
  const today = useBusinessDay()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [expanded, setExpanded] = useState<string | null>(null)
  const [exporting, setExporting] = useState(false)
  const period = readPeriod(query, 'week')
  const suspicion =
    query.suspicion !== undefined && query.suspicion in suspicions ? (query.suspicion as Suspicion) : undefined
  const filter = {
    ...daysOf(period, today),
    ...readAction(query),
    keyword: query.keyword,
    subjectId: query.subjectId,
    employeeId: query.employeeId,
    branchId: query.branchId,
    place: query.place,
    suspicion,
  }
  const { data, isPending, error, refetch } = useRoute(userLogRoutes.list, {
    query: { ...filter, cursor: query.cursor, limit: pageSize },
  })
  const paging = useListPaging(data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const mayExport = isAllowed(rights, { model: 'data_export', action: 'create' })
  const chips = [
    ...(suspicion ? [{ id: 'suspicion', name: userLogText.sign, value: suspicions[suspicion].label }] : []),
    ...(query.subjectId ? [{ id: 'subjectId', name: userLogText.object, value: userLogText.chosen }] : []),
    ...(query.employeeId ? [{ id: 'employeeId', name: userLogText.person, value: nameOf(data?.items, query) }] : []),
    ...(query.place ? [{ id: 'place', name: userLogText.place, value: query.place }] : []),
  ]
  return (
    <>
      <ListPage
        id="user-log"
        title={userLogText.title}
        count={data?.totalItem ?? undefined}
        columns={logColumns}
        rows={data?.items ?? []}
        rowKey={row => row.id}
        rowLabel={row => `${row.actionText} ${row.subjectCode ?? ''}`}
        renderDetail={row => <LogDetail row={row} onFilter={set} />}
        expandedKey={expanded}
        onExpandedChange={setExpanded}
        search={{ ...search, label: userLogText.find }}
        filters={
          <>
            <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'week'))} />
            <PersonFilter query={query} set={set} />
            <BranchFilter query={query} set={set} />
            <ActionFilter query={query} set={set} />
            <PlaceFilter query={query} set={set} />
          </>
        }
        views={<LogViews />}
        activeFilters={chips.map(chip => ({ ...chip, onRemove: () => set({ [chip.id]: undefined }) }))}
        onClearFilters={() =>
          set({ suspicion: undefined, subjectId: undefined, employeeId: undefined, place: undefined })
        }
        actions={
          mayExport && (
            <Button icon={<FileSpreadsheet />} onClick={() => setExporting(true)}>
              {userLogText.export}
            </Button>
          )
        }
        summary={
          data?.since && (
            <div className="pb-3">
              <Note>{userLogText.onlySince(formatDate(data.since))}</Note>
            </div>
          )
        }
        loading={isPending}
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
        empty={<EmptyState title={userLogText.emptyTitle}>{userLogText.emptyHint}</EmptyState>}
        paging={paging}
      />
      {exporting && (
        <ExportLog
          filter={filter}
          rows={data?.totalItem == null ? userLogText.manyRows : formatNumber(data.totalItem)}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  )
}

/** The rows of one person carry their name. */
const nameOf = (rows: readonly { employeeName: string }[] | undefined, { employeeId }: { employeeId?: string }) =>
  (employeeId && rows?.[0]?.employeeName) || userLogText.chosen
