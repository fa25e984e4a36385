import { discountRoutes } from '@quay/contract/discount/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { discountText } from '../../text/discount.ts'
import { discountColumns } from './discount-columns.tsx'
import { DiscountSheet } from './discount-sheet.tsx'

const discounts = defineList({
  id: 'discount',
  words: discountText,
  route: discountRoutes.list,
  columns: discountColumns,
  rowLabel: row => row.name,
  add: { permission: discountRoutes.create.permission },
})

/** Promotions of the store, in the order in which they are tried. */
export default function DiscountList() {
  const list = useList(discounts)
  return (
    <ListScreen
      list={list}
      mayEdit={list.may(discountRoutes.update.permission)}
      sheet={(discount, close) => <DiscountSheet discount={discount} onClose={close} />}
    />
  )
}
