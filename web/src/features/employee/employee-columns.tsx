import type { Employee } from '@quay/contract/employee/shapes'
import { roleText } from '@quay/contract/right/role-text'
import { employeeText } from '../../text/setting/employee.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { CertificateBadges } from './certificate-badges.tsx'
import { branchesOf } from './employee-form.ts'

const { columns: names } = employeeText

/** The columns of the list of the staff. */
export const employeeColumns: ReadonlyArray<Column<Employee>> = [
  titleColumn('name', names.name, row => (
    <div className="flex min-w-0 items-center gap-2">
      <Avatar name={row.fullName} src={row.avatar} />
      <TwoLines title={row.fullName} to={`/settings/employee/${row.id}`} detail={row.username} />
    </div>
  )),
  { id: 'role', header: names.role, width: '140px', card: 'line2', cell: row => roleText(row.role.name) },
  { id: 'phone', header: names.phone, width: '120px', card: 'line2', cell: row => row.phone },
  textColumn('branches', names.branches, row => branchesOf(row), { width: '180px', hideBelow: 'lg' }),
  textColumn('certificate', names.certificate, row => <CertificateBadges person={row} />, {
    width: '200px',
    hideBelow: 'md',
    card: 'line2',
  }),
  textColumn(
    'lastUsed',
    names.lastUsed,
    row =>
      row.lastUsedAt ? (
        <DateTimeText instant={row.lastUsedAt} />
      ) : (
        <span className="text-ink-3">{employeeText.never}</span>
      ),
    { width: '140px', hideBelow: 'lg' },
  ),
  textColumn('status', names.status, row => <ActiveBadge isActive={row.isActive} words={employeeText.statuses} />, {
    width: '110px',
    card: 'amount',
  }),
]
