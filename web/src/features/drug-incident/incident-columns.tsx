import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { Answer } from '@quay/contract/route'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, instantColumn, textColumn } from '../../ui/table/columns.tsx'

type Row = Answer<typeof drugIncidentRoutes.list>['items'][number]

const { columns: names, statuses: words } = incidentText
const isLate = (row: Row) => row.status === 'DRAFT' && Date.parse(row.dueAt) < Date.now()

/** The columns of the list of incidents. */
export const incidentColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/products/drug-incident/${row.id}`),
  { id: 'goods', header: names.goods, elastic: true, card: 'title', cell: row => row.goods },
  textColumn('kind', names.kind, row => incidentText.kinds[row.kind], { width: '110px', card: 'line2' }),
  instantColumn('discovered', names.discovered, row => row.discoveredAt, { hideBelow: 'md' }),
  instantColumn('due', names.due, row => row.dueAt, { card: 'line2' }),
  textColumn(
    'status',
    names.status,
    row =>
      isLate(row) ? (
        <Tag tone="danger">{incidentText.overdue}</Tag>
      ) : (
        <StatusBadge status={row.status} label={words[row.status]} />
      ),
    { width: '140px', card: 'line2' },
  ),
]
