import type { RoleSummary } from '@quay/contract/role/shapes'
import { roleText } from '@quay/contract/role-text'
import { formatNumber, formatPercent } from '@quay/domain/text/format-number'
import { roleWords } from '../../text/role.ts'
import type { Column } from '../../ui/column.ts'
import { countColumn } from '../../ui/columns.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { RoleBadges } from './role-badges.tsx'

const { columns: names } = roleWords

const Quiet = () => <span className="text-ink-3">{roleWords.storeLimit}</span>

/** The columns of the list of roles. */
export const roleColumns: ReadonlyArray<Column<RoleSummary>> = [
  {
    id: 'name',
    header: names.name,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={roleText(row.name)} to={`/settings/role/${row.id}`} detail={row.note ?? ' '} />,
  },
  { id: 'kind', header: names.kind, width: '180px', card: 'line2', cell: row => <RoleBadges role={row} /> },
  {
    id: 'holders',
    header: names.holders,
    numeric: true,
    width: '110px',
    fixed: true,
    card: 'amount',
    cell: row => (
      <TextLink to={`/settings/employee?role=${row.id}`}>{roleWords.holders(formatNumber(row.employeeCount))}</TextLink>
    ),
  },
  countColumn('rights', names.rights, row => row.permissionCount, { width: '100px', hideBelow: 'sm' }),
  {
    id: 'limit',
    header: names.limit,
    numeric: true,
    width: '150px',
    hideBelow: 'md',
    cell: row => (row.discountLimit === null ? <Quiet /> : formatPercent(row.discountLimit)),
  },
]
