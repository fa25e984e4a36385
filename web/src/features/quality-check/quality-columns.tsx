import type { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { qualityText } from '../../text/stock/quality-check.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn } from '../../ui/table/columns.tsx'
import { monthOf } from './month-of.ts'

type Row = Answer<typeof qualityCheckRoutes.list>['items'][number]

const { columns: names } = qualityText

/** The columns of the list of monthly checks. */
export const qualityColumns: ReadonlyArray<Column<Row>> = [
  textColumn(
    'month',
    names.month,
    row => <TextLink to={`/products/quality-check/${row.id}`}>{monthOf(row.month)}</TextLink>,
    { width: '110px', fixed: true, card: 'title' },
  ),
  { id: 'code', header: names.code, width: '120px', card: 'line2', cell: row => row.code },
  figureColumn('done', names.done, row => qualityText.of(formatNumber(row.doneCount), formatNumber(row.lineCount)), {
    width: '150px',
    card: 'line2',
  }),
  figureColumn(
    'failed',
    names.failed,
    row => (
      <span className={row.failedCount > 0 ? 'font-semibold text-danger-text' : 'text-ink-3'}>
        {qualityText.lots(formatNumber(row.failedCount))}
      </span>
    ),
    { width: '120px', card: 'amount' },
  ),
  { id: 'who', header: names.who, elastic: true, hideBelow: 'md', cell: row => row.createdByName },
  textColumn(
    'status',
    names.status,
    row => <StatusBadge status={row.status} label={row.status === 'DRAFT' ? qualityText.inProgress : undefined} />,
    { width: '150px', card: 'line2' },
  ),
]
