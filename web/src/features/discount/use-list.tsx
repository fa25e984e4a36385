import type { UseRow } from '@quay/contract/discount/report'
import { discountRoutes } from '@quay/contract/discount/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { discountUseText } from '../../text/discount-use.ts'
import type { Column } from '../../ui/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/columns.tsx'

const { columns: names } = discountUseText
const count = (value: number) => (value === 0 ? '' : formatNumber(value))

const columns: ReadonlyArray<Column<UseRow>> = [
  titleColumn('day', names.day, row => formatDate(row.day)),
  figureColumn('billCount', names.billCount, row => formatNumber(row.billCount), { width: '110px', card: 'line2' }),
  moneyColumn('amount', names.amount, row => row.amount, { width: '130px', card: 'amount', strong: true }),
  moneyColumn('giftValue', names.giftValue, row => row.giftValue || null, { width: '130px', hideBelow: 'md' }),
  moneyColumn('giftCost', names.giftCost, row => row.giftCost || null, { width: '130px', hideBelow: 'lg' }),
  figureColumn('points', names.points, row => count(row.points), { width: '110px', hideBelow: 'lg' }),
  figureColumn('vouchers', names.vouchers, row => count(row.vouchers), { width: '110px', hideBelow: 'lg' }),
  moneyColumn('payable', names.payable, row => row.payable, { width: '150px', hideBelow: 'md' }),
]

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
  columns,
  rowKey: row => row.day,
  open: ({ day, discountId }) =>
    `/transactions/bill?from=${day}&to=${day}${discountId ? `&discountId=${discountId}` : ''}`,
})

/** What a promotion gave, or all of them, day by day; a day leads to its bills. */
export default function DiscountUse() {
  const list = useList(use)
  return <ListScreen list={list} />
}
