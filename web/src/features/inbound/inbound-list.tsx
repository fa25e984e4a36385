import { inboundRoutes } from '@quay/contract/inbound/routes'
import { defineList } from '../../list/define-list.ts'
import { productEntity, providerEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { reportFilter } from '../../list/report-filter.ts'
import { useList } from '../../list/use-list.ts'
import { inboundText } from '../../text/inbound.ts'
import { kitText } from '../../text/kit.ts'
import { inboundColumns, reportedColumns } from './inbound-columns.tsx'
import { InboundGlance } from './inbound-glance.tsx'
import { usePeople } from './use-people.ts'

const { statusChoices, kindChoices } = inboundText
const { permission } = inboundRoutes.create

const inbounds = defineList({
  id: 'inbound',
  words: inboundText,
  route: inboundRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'entity',
      field: 'providerId',
      label: inboundText.provider,
      all: inboundText.allProviders,
      of: providerEntity,
    },
    {
      kind: 'choice',
      field: 'status',
      label: inboundText.statusFilter,
      width: 'w-36',
      choices: choicesOf(statusChoices),
    },
    { kind: 'choice', field: 'kind', label: inboundText.kindFilter, width: 'w-34', choices: choicesOf(kindChoices) },
    {
      kind: 'listed',
      field: 'creatorId',
      label: inboundText.columns.createdBy,
      all: inboundText.allCreators,
      useOptions: () => usePeople().map(({ id, fullName }) => ({ value: id, label: fullName })),
    },
    reportFilter,
    { kind: 'linked', field: 'productId', label: kitText.goods, of: productEntity },
  ],
  columns: ({ total }) => (total?.isReported ? reportedColumns : inboundColumns),
  open: '/products/import',
  total: inboundRoutes.total,
  totals: total => ({
    payable: total.payable,
    paid: total.paid,
    debt: total.debt,
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
