import type { Device } from '@quay/contract/device/shapes'
import { deviceText } from '../../text/setting/device.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names, papers, statuses } = deviceText

/** The columns of the list of devices; `ownId` is the one that looks. */
export const deviceColumns = (ownId: string | null): ReadonlyArray<Column<Device>> => [
  titleColumn('name', names.name, row => <TwoLines title={row.name} detail={row.branchName} />),
  textColumn(
    'prefix',
    names.prefix,
    row => (
      <span className="flex items-center gap-2">
        {row.prefix}
        {row.id === ownId && <Badge tone="accent">{deviceText.thisOne}</Badge>}
      </span>
    ),
    { width: '150px', card: 'line2' },
  ),
  { id: 'paper', header: names.paper, width: '140px', hideBelow: 'md', cell: row => papers[row.paper ?? 0] },
  textColumn(
    'seen',
    names.seen,
    row => (
      <div className="min-w-0">
        <DateTimeText instant={row.lastSeenAt} />
        <div className="truncate text-12 text-ink-3">{row.lastSeenBy}</div>
      </div>
    ),
    { width: '190px', card: 'line2' },
  ),
  textColumn(
    'queue',
    names.queue,
    row => (
      <div className="min-w-0">
        {row.report ? (
          <>
            <div className="truncate">
              {deviceText.queued(row.report.queued)}
              {row.report.oldestAt && (
                <>
                  , {deviceText.oldest} <DateTimeText instant={row.report.oldestAt} />
                </>
              )}
            </div>
            <div className="truncate text-12 text-ink-3">
              {row.report.goodsAsOf && (
                <>
                  {deviceText.goods} <DateTimeText instant={row.report.goodsAsOf} />
                </>
              )}
              {row.report.build && ` · ${deviceText.build(row.report.build)}`}
            </div>
          </>
        ) : (
          row.lastContactAt && <DateTimeText instant={row.lastContactAt} />
        )}
        {row.missing.map(({ sequence, series, sentence }) => (
          <div key={`${series} ${sequence}`} className="text-12 text-danger-text">
            {sentence}
          </div>
        ))}
      </div>
    ),
    { width: '260px', card: 'line2' },
  ),
  textColumn('status', names.status, row => <ActiveBadge isActive={row.isActive} words={statuses} />, {
    width: '130px',
    card: 'amount',
  }),
]
