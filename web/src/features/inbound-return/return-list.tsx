import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { inboundReturnReasons } from '@quay/contract/inbound-return/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { providerEntity } from '../../list/entities.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { reportFilter } from '../../list/report-filter.ts'
import { useList } from '../../list/use-list.ts'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { reportedColumns, returnColumns } from './return-columns.tsx'

const { statusChoices, allReasons, reasons } = inboundReturnText

const returns = defineList({
  id: 'inbound-return',
  words: { ...inboundReturnText, add: inboundReturnText.addFree },
  route: inboundReturnRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    { kind: 'choice', field: 'status', label: inboundReturnText.statusFilter, choices: choicesOf(statusChoices) },
    {
      kind: 'choice',
      field: 'reason',
      label: inboundReturnText.reasonFilter,
      choices: choicesOf(reasons, { all: allReasons, order: inboundReturnReasons }),
    },
    reportFilter,
    { kind: 'linked', field: 'providerId', label: inboundReturnText.provider, of: providerEntity },
  ],
  columns: ({ total }) => (total?.isReported ? reportedColumns : returnColumns),
  open: '/products/return',
  total: inboundReturnRoutes.total,
  totals: total => ({
    refundable: total.refundable,
    refunded: total.refunded,
    debt: total.debt,
  }),
  exported: inboundReturnRoutes.export,
  links: [
    { label: inboundReturnText.basket, to: '/products/return/basket' },
    { label: inboundReturnText.byReason, to: '/products/return/reasons' },
  ],
  add: { permission: inboundReturnRoutes.create.permission, to: '/products/return/new' },
})

/** Returns of the branch; under the rows why goods went back. */
export default function ReturnList() {
  const list = useList(returns)
  const byReason = useRoute(inboundReturnRoutes.byReason, { query: list.filter })
  return (
    <ListScreen
      list={list}
      foot={
        list.all !== undefined &&
        [
          inboundReturnText.counted(formatNumber(list.rows.length), formatNumber(list.all)),
          ...(byReason.data ?? []).map(row => `${reasons[row.reason]} ${formatNumber(row.refundable)}`),
        ].join(' · ')
      }
    />
  )
}
