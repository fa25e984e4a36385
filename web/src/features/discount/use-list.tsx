import { discountRoutes } from '@quay/contract/discount/routes'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { discountUseText } from '../../text/promotion/discount-use.ts'
import { useColumns } from './use-columns.tsx'

const use = defineList({
  id: 'discount-use',
  words: discountUseText,
  route: discountRoutes.use,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'listed',
      field: 'discountId',
      label: discountUseText.promotion,
      all: discountUseText.anyPromotion,
      isSearched: true,
      useOptions: () =>
        (useRoute(discountRoutes.list, { query: {} }).data?.items ?? []).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
    },
  ],
  columns: useColumns,
  figures: {
    billCount: { of: row => row.billCount, adds: 'count' },
    amount: { of: row => row.amount, adds: 'money' },
    giftValue: { of: row => row.giftValue, adds: 'money' },
    giftCost: { of: row => row.giftCost, adds: 'money' },
    points: { of: row => row.points, adds: 'count' },
    vouchers: { of: row => row.vouchers, adds: 'count' },
    payable: { of: row => row.payable, adds: 'money' },
  },
  exported: discountRoutes.exportUse,
  rowKey: row => row.day,
  open: ({ day, discountId }) =>
    `/transactions/bill?from=${day}&to=${day}${discountId ? `&discountId=${discountId}` : ''}`,
})

/** What a promotion gave, or all of them, day by day; a day leads to its bills. */
export default function DiscountUse() {
  const list = useList(use)
  return <ListScreen list={list} />
}
