import { inboundRoutes } from '@quay/contract/inbound/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { productEntity, providerEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { inboundText } from '../../text/inbound.ts'
import { kitText } from '../../text/kit.ts'
import { submissionText } from '../../text/submission.ts'
import { Money } from '../../ui/money.tsx'
import { inboundColumns, reportedColumns } from './inbound-columns.tsx'
import { InboundGlance } from './inbound-glance.tsx'
import { usePeople } from './use-people.ts'

const { statusChoices, kindChoices } = inboundText
const { permission } = inboundRoutes.create

const inbounds = defineList({
  id: 'inbound',
  title: inboundText.title,
  route: inboundRoutes.list,
  ofBranch: true,
  search: inboundText.find,
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
    {
      kind: 'choice',
      field: 'kind',
      label: inboundText.kindFilter,
      width: 'w-34',
      choices: choicesOf(kindChoices),
    },
    {
      kind: 'listed',
      field: 'creatorId',
      label: inboundText.columns.createdBy,
      all: inboundText.allCreators,
      useOptions: () => usePeople().map(({ id, fullName }) => ({ value: id, label: fullName })),
    },
    {
      kind: 'choice',
      field: 'reportState',
      label: submissionText.column,
      width: 'w-36',
      choices: submissionText.choices,
      shown: ({ total }) => total?.isReported === true,
    },
    { kind: 'linked', field: 'productId', label: kitText.goods, useName: id => productEntity.useOption(id)?.label },
  ],
  columns: ({ total }) => (total?.isReported ? reportedColumns : inboundColumns),
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/products/import/${row.id}`,
  total: inboundRoutes.total,
  totals: total => ({
    label: inboundText.totals(formatNumber(total.count)),
    cells: {
      payable: <Money amount={total.payable} />,
      paid: <Money amount={total.paid} />,
      debt: <Money amount={total.debt} />,
    },
  }),
  exported: {
    route: inboundRoutes.export,
    title: inboundText.exportTitle,
    hint: inboundText.exportHint,
    lines: inboundText.exportLines,
  },
  links: [
    { label: inboundText.acceptance, to: '/products/import/acceptance' },
    { label: inboundText.addOpening, to: '/products/import/new?kind=OPENING', permission },
  ],
  add: { label: inboundText.add, permission, to: '/products/import/new' },
  empty: { title: inboundText.emptyTitle, hint: inboundText.emptyHint },
  counted: inboundText.counted,
})

/** Imports of the branch; a row opens to its lines. */
export default function InboundList() {
  return <ListScreen list={useList(inbounds)} detail={row => <InboundGlance id={row.id} />} />
}
