import { discountRoutes } from '@quay/contract/discount/routes'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { discountText } from '../../text/promotion/discount.ts'
import { discountConfigText } from '../../text/promotion/discount-config.ts'
import { discountOrderText } from '../../text/promotion/discount-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfigSheet } from './config-sheet.tsx'
import { discountColumns } from './discount-columns.tsx'
import { DiscountSheet } from './form/discount-sheet.tsx'
import { OrderSheet } from './order-sheet.tsx'

const discounts = defineList({
  id: 'discount',
  words: discountText,
  route: discountRoutes.list,
  columns: discountColumns,
  rowLabel: row => row.name,
  figures: { cost: { of: row => row.recentCost, adds: 'money' }, rank: { of: row => row.rank } },
  exported: discountRoutes.export,
  add: { permission: discountRoutes.create.permission },
})

/** Promotions of the store, in the order in which they are tried. */
export default function DiscountList() {
  const list = useList(discounts)
  const [open, setOpen] = useState<'config' | 'order' | null>(null)
  const mayEdit = list.may(discountRoutes.update.permission)
  const close = () => setOpen(null)
  return (
    <>
      <ListScreen
        list={list}
        mayEdit={mayEdit}
        actions={
          mayEdit && (
            <>
              {list.rows.length > 1 && <Button onClick={() => setOpen('order')}>{discountOrderText.open}</Button>}
              <Button onClick={() => setOpen('config')}>{discountConfigText.open}</Button>
            </>
          )
        }
        sheet={(discount, onClose) => <DiscountSheet discount={discount} onClose={onClose} />}
      />
      {open === 'config' && <ConfigSheet onClose={close} />}
      {open === 'order' && <OrderSheet promotions={list.rows} onClose={close} />}
    </>
  )
}
