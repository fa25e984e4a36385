import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { reportedColumns, returnColumns } from './return-columns.tsx'
import { returnFilters } from './return-filters.ts'

const returns = defineList({
  id: 'inbound-return',
  words: { ...inboundReturnText, add: inboundReturnText.addFree },
  route: inboundReturnRoutes.list,
  ofBranch: true,
  filters: returnFilters,
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
          ...(byReason.data ?? []).map(
            row => `${inboundReturnText.reasons[row.reason]} ${formatNumber(row.refundable)}`,
          ),
        ].join(' · ')
      }
    />
  )
}
