import { billSuspicions, type Suspicion, suspicionKinds, suspicions } from '@quay/contract/log/suspicion'
import type { Answer } from '@quay/contract/route'
import type { userLogRoutes } from '@quay/contract/user-log/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Address } from '../../list/filter.ts'
import { writeQuery } from '../../routing/query-text.ts'
import { userLogText } from '../../text/setting/user-log.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Money } from '../../ui/mark/money.tsx'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, figureColumn, titleColumn } from '../../ui/table/columns.tsx'

type Row = Answer<typeof userLogRoutes.suspicious>['items'][number]

/** The columns of the list by employee: one for each sign that any row shows. The counts lead to their rows. */
export function suspiciousColumns(rows: readonly Row[], query: Address): Column<Row>[] {
  const signs = suspicionKinds.filter(sign => rows.some(row => row.signs[sign]))
  const days = { period: query.period, from: query.from, to: query.to, branchId: query.branchId }
  const to = (row: Row, sign: Suspicion) => addressOf(row, sign, days, query.deepDiscount)
  return [
    titleColumn('who', userLogText.person, row => row.employeeName || userLogText.somebody),
    countColumn('bills', userLogText.bills, row => row.billCount, { width: '100px', card: 'line2' }),
    ...signs.map(
      (sign): Column<Row> =>
        figureColumn(sign, suspicions[sign].label, row => <Sign row={row} sign={sign} to={to(row, sign)} />, {
          width: '132px',
          card: 'line2',
        }),
    ),
  ]
}

/** The count as a link, its money, and its share of the person's bills. */
function Sign({ row, sign, to }: { row: Row; sign: Suspicion; to: string }) {
  const found = row.signs[sign]
  if (!found) return <span className="text-ink-3 max-sm:hidden">–</span>
  const share = row.billCount > 0 && isOfBills(sign) ? (found.count / row.billCount) * 100 : null
  return (
    <span className="grid justify-items-end leading-tight max-sm:inline-flex max-sm:items-baseline max-sm:gap-1.5">
      <TextLink to={to} aria-label={`${suspicions[sign].label}, ${row.employeeName}: ${found.count}`}>
        {formatNumber(found.count)}
      </TextLink>
      {found.amount !== 0 && (
        <span className="text-12 text-ink-2">
          <Money amount={found.amount} />
        </span>
      )}
      {share !== null && <span className="text-12 text-ink-3">{userLogText.ofBills(formatNumber(share, 1))}</span>}
    </span>
  )
}

const isOfBills = (sign: Suspicion) => sign === 'void' || sign === 'reprint' || isOnBills(sign)
const isOnBills = (sign: Suspicion) => billSuspicions.some(one => one === sign)

function addressOf(
  { employeeId }: Row,
  sign: Suspicion,
  days: Record<string, string | undefined>,
  deepDiscount: string | undefined,
): string {
  const person = { employeeId: employeeId ?? undefined }
  // The log's own period is a week, that of this view a month.
  const period = days.period ?? (days.from || days.to ? undefined : 'month')
  const query = isOnBills(sign)
    ? { ...days, view: 'suspicious', sign, deepDiscount, ...person }
    : { ...days, period, suspicion: sign, ...person }
  return `/settings/log${writeQuery(query)}`
}
