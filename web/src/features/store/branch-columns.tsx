import type { Branch } from '@quay/contract/branch/shapes'
import { describeHours } from '@quay/domain/access/access-hours'
import { addressLine } from '@quay/domain/address/address-line'
import { formatNumber } from '@quay/domain/text/format-number'
import { PaperBadge } from '../../document/paper-list.tsx'
import { placeText } from '../../text/setting/place.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { BranchStatus } from './branch-status.tsx'

const { columns: names } = placeText

/** The columns of the list of branches. */
export const branchColumns: ReadonlyArray<Column<Branch>> = [
  { id: 'code', header: names.code, width: '90px', hideBelow: 'md', cell: row => row.code },
  titleColumn('branch', names.branch, row => (
    <TwoLines title={row.name} to={`/settings/branch/${row.id}`} detail={addressLine(row) ?? '\u00a0'} />
  )),
  { id: 'phone', header: names.phone, width: '130px', hideBelow: 'lg', cell: row => row.phone },
  textColumn('hours', names.hours, row => row.workingHours && describeHours(row.workingHours), {
    width: '190px',
    hideBelow: 'lg',
  }),
  figureColumn('people', names.people, row => row.employeeCount !== undefined && formatNumber(row.employeeCount), {
    width: '90px',
    hideBelow: 'md',
  }),
  {
    id: 'papers',
    header: names.papers,
    width: '150px',
    hideBelow: 'sm',
    // The worst that can be said of them.
    cell: row => <PaperBadge expiresOn={row.licences.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted()[0]} />,
  },
  { id: 'status', header: names.status, width: '230px', card: 'line2', cell: row => <BranchStatus branch={row} /> },
]
