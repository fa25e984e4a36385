import { billSuspicions, suspicions } from '@quay/contract/log/suspicion'
import { userLogRoutes } from '@quay/contract/user-log/routes'
import { defineList } from '../../list/define-list.ts'
import type { Address } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { userLogText } from '../../text/setting/user-log.ts'
import { branchFilter, personFilter } from './log-filters.tsx'
import { LogViews } from './log-views.tsx'
import { suspiciousBillColumns } from './suspicious-bill-columns.tsx'
import { closedPeriod, deepDiscount } from './suspicious-filter.ts'

const signOf = ({ sign }: Address) => billSuspicions.find(one => one === sign) ?? 'deep-discount'

const suspiciousBills = defineList({
  id: 'suspicious-bills',
  words: { title: userLogText.title, emptyTitle: userLogText.nothingSuspicious },
  route: userLogRoutes.suspiciousBills,
  filters: [
    closedPeriod,
    personFilter,
    branchFilter,
    { ...deepDiscount, shown: ({ query }) => signOf(query) === 'deep-discount' },
    {
      kind: 'custom',
      // Without the sign the address is that of the counts, which are of everybody.
      names: ['sign', 'employeeId'],
      read: query => ({ sign: signOf(query) }),
      chip: query => ({ label: userLogText.sign, value: suspicions[signOf(query)].label }),
    },
  ],
  columns: suspiciousBillColumns,
  exported: userLogRoutes.exportSuspiciousBills,
  open: '/transactions/bill',
})

/** The bills behind a count of discounts or of prices below the list. */
export function SuspiciousBills() {
  return <ListScreen list={useList(suspiciousBills)} views={<LogViews />} />
}
