import { reorderRoutes } from '@quay/contract/reorder/routes'
import type { ReorderRow } from '@quay/contract/reorder/shapes'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { reorderText } from '../../text/buying/reorder.ts'
import { belowMinimum } from './below-minimum.ts'
import { ChooseProvider } from './choose-provider.tsx'
import { OrderButton } from './order-button.tsx'
import { reorderColumns } from './reorder-columns.tsx'
import { reorderFilters } from './reorder-filters.ts'
import { ReorderFoot } from './reorder-foot.tsx'
import { useSuggestion, useSums } from './suggestion.ts'
import { useOrderedGoods } from './use-ordered-goods.ts'

const reorder = defineList({
  id: 'reorder',
  words: reorderText,
  route: reorderRoutes.list,
  ofBranch: true,
  filters: reorderFilters,
  exported: reorderRoutes.export,
  rowKey: row => row.productId,
  rowLabel: row => row.productCode,
  links: [{ label: reorderText.customerRequests, to: '/products/customer-request' }],
  pageSize: 100,
})

/** What is to be ordered, whom from, and one button that makes a draft for each provider. */
export default function ReorderPage() {
  const list = useList(reorder)
  const { query, rows, all } = list
  const { days } = useSuggestion()
  const goods = useOrderedGoods(rows)
  const [choosing, setChoosing] = useState<ReorderRow | null>(null)
  const sums = useSums()
  const chosen = sums.find(one => one.providerId === query.provider)
  const mayOrder = list.may(reorderRoutes.order.permission)
  const isOrderable = query.provider !== 'none' && rows.length > 0
  return (
    <>
      <ListScreen
        list={list}
        columns={reorderColumns({
          days,
          quantityOf: goods.quantityOf,
          onQuantity: goods.change,
          onProvider: list.may(reorderRoutes.setProvider.permission) ? setChoosing : undefined,
        })}
        selection={mayOrder ? goods.selection : undefined}
        warning={chosen && belowMinimum(chosen)}
        actions={mayOrder && <OrderButton goods={goods} disabled={!isOrderable} />}
        foot={all !== undefined && <ReorderFoot shown={rows.length} all={all} sums={chosen ? [chosen] : sums} />}
      />
      {choosing && <ChooseProvider row={choosing} onClose={() => setChoosing(null)} />}
    </>
  )
}
