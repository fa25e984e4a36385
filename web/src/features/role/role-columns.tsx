import { roleText } from '@quay/contract/right/role-text'
import type { RoleSummary } from '@quay/contract/role/shapes'
import { formatNumber, formatPercent } from '@quay/domain/text/format-number'
import { roleWords } from '../../text/setting/role.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, figureColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { RoleBadges } from './role-badges.tsx'

const { columns: names } = roleWords

const Quiet = () => <span className="text-ink-3">{roleWords.storeLimit}</span>

/** The columns of the list of roles. */
export const roleColumns: ReadonlyArray<Column<RoleSummary>> = [
  titleColumn('name', names.name, row => (
    <TwoLines title={roleText(row.name)} to={`/settings/role/${row.id}`} detail={row.note ?? ' '} />
  )),
  { id: 'kind', header: names.kind, width: '180px', card: 'line2', cell: row => <RoleBadges role={row} /> },
  figureColumn(
    'holders',
    names.holders,
    row => (
      <TextLink to={`/settings/employee?role=${row.id}`}>{roleWords.holders(formatNumber(row.employeeCount))}</TextLink>
    ),
    { width: '110px', fixed: true, card: 'amount' },
  ),
  countColumn('rights', names.rights, row => row.permissionCount, { width: '100px', hideBelow: 'sm' }),
  figureColumn(
    'limit',
    names.limit,
    row => (row.discountLimit === null ? <Quiet /> : formatPercent(row.discountLimit)),
    { width: '150px', hideBelow: 'md' },
  ),
]
