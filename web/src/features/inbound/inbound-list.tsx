import { inboundRoutes } from '@quay/contract/inbound/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { inboundColumns, reportedColumns } from './inbound-columns.tsx'
import { inboundFilters } from './inbound-filters.ts'
import { InboundGlance } from './inbound-glance.tsx'

const { permission } = inboundRoutes.create

const inbounds = defineList({
  id: 'inbound',
  words: inboundText,
  route: inboundRoutes.list,
  ofBranch: true,
  filters: inboundFilters,
  columns: ({ total }) => (total?.isReported ? reportedColumns : inboundColumns),
  open: '/products/import',
  total: inboundRoutes.total,
  totals: total => ({
    payable: total.payable,
    paid: total.paid,
    debt: total.debt,
    ...(total.remaining !== undefined && { remaining: total.remaining }),
  }),
  exported: inboundRoutes.export,
  links: [
    { label: inboundText.acceptance, to: '/products/import/acceptance' },
    { label: inboundText.addOpening, to: '/products/import/new?kind=OPENING', permission },
  ],
  add: { permission, to: '/products/import/new' },
})

/** Imports of the branch; a row opens to its lines. */
export default function InboundList() {
  return <ListScreen list={useList(inbounds)} detail={row => <InboundGlance id={row.id} />} />
}
