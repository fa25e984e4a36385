import { type Device, deviceRoutes } from '@quay/contract/device'
import { isAllowed } from '@quay/contract/permission'
import MonitorCheck from 'lucide-react/icons/monitor-check'
import { useState } from 'react'
import { useOwnTillId } from '../../api/own-till.ts'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { deviceText } from '../../text/device.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { ConnectNote } from './connect-note.tsx'
import { DeviceSheet } from './device-sheet.tsx'
import { nextPrefix } from './next-prefix.ts'

const { columns: names, papers, statuses } = deviceText

const columnsFor = (ownId: string | null): ReadonlyArray<Column<Device>> => [
  {
    id: 'name',
    header: names.name,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={row.name} detail={row.branchName} />,
  },
  {
    id: 'prefix',
    header: names.prefix,
    width: '150px',
    card: 'line2',
    cell: row => (
      <span className="flex items-center gap-2">
        {row.prefix}
        {row.id === ownId && <Badge tone="accent">{deviceText.thisOne}</Badge>}
      </span>
    ),
  },
  { id: 'paper', header: names.paper, width: '140px', hideBelow: 'md', cell: row => papers[row.paper ?? 0] },
  {
    id: 'seen',
    header: names.seen,
    width: '190px',
    card: 'line2',
    cell: row => (
      <div className="min-w-0">
        <DateTimeText instant={row.lastSeenAt} />
        <div className="truncate text-12 text-ink-3">{row.lastSeenBy}</div>
      </div>
    ),
  },
  {
    id: 'status',
    header: names.status,
    width: '130px',
    card: 'amount',
    cell: row => (
      <Badge tone={row.isActive === 1 ? 'success' : 'neutral'} shape={row.isActive === 1 ? 'full' : 'hollow'}>
        {statuses[row.isActive === 1 ? 1 : 0]}
      </Badge>
    ),
  },
]

/** The tills of the shop: which browser is which counter. The browser that looks can be registered here. */
export default function DeviceList() {
  const { rights } = useSession()
  const branchId = useBranchId()
  const ownId = useOwnTillId()
  const [editing, setEditing] = useState<Device | 'new' | null>(null)
  const list = useRoute(deviceRoutes.list, {})
  const rows = list.data ?? []
  const mayChange = isAllowed(rights, deviceRoutes.create.permission)
  const register = mayChange && !ownId && (
    <Button variant="primary" icon={<MonitorCheck />} onClick={() => setEditing('new')}>
      {deviceText.register}
    </Button>
  )
  return (
    <>
      <ListPage
        id="device"
        title={deviceText.title}
        count={list.data?.length}
        columns={columnsFor(ownId)}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        {...(mayChange && { onOpen: (row: Device) => setEditing(row) })}
        summary={<ConnectNote />}
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          <EmptyState title={deviceText.first} actions={register}>
            {deviceText.firstHint}
          </EmptyState>
        }
        actions={register}
      />
      {editing && (
        <DeviceSheet
          device={editing === 'new' ? null : editing}
          first={{ prefix: nextPrefix(rows.map(row => row.prefix)), branchId }}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
