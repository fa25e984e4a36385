import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { Answer } from '@quay/contract/route'
import { incidentText } from '../../text/drug-incident.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Row = Answer<typeof drugIncidentRoutes.list>['items'][number]

const { columns: names, statuses: words } = incidentText
const isLate = (row: Row) => row.status === 'DRAFT' && Date.parse(row.dueAt) < Date.now()

/** The columns of the list of incidents. */
export const incidentColumns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: names.code,
    width: '110px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/drug-incident/${row.id}`}>{row.code}</TextLink>,
  },
  { id: 'goods', header: names.goods, elastic: true, card: 'title', cell: row => row.goods },
  {
    id: 'kind',
    header: names.kind,
    width: '110px',
    card: 'line2',
    cell: row => incidentText.kinds[row.kind],
  },
  {
    id: 'discovered',
    header: names.discovered,
    width: '140px',
    hideBelow: 'md',
    cell: row => <DateTimeText instant={row.discoveredAt} />,
  },
  {
    id: 'due',
    header: names.due,
    width: '140px',
    card: 'line2',
    cell: row => <DateTimeText instant={row.dueAt} />,
  },
  {
    id: 'status',
    header: names.status,
    width: '140px',
    card: 'line2',
    cell: row =>
      isLate(row) ? (
        <Tag tone="danger">{incidentText.overdue}</Tag>
      ) : (
        <StatusBadge status={row.status} label={words[row.status]} />
      ),
  },
]
