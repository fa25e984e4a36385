import type { Product } from '@quay/contract/product/shapes'
import { useState } from 'react'
import { productText } from '../../../text/product/product.ts'
import { lotText } from '../../../text/stock/lot.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { LotTable } from '../lot-table.tsx'

/** The lots of a product at the branch, in the order in which they are sold. */
export function LotsOfProduct({ product }: { product: Product }) {
  const [withEmpty, setWithEmpty] = useState(false)
  if (!product.isLotManaged)
    return (
      <Card>
        <EmptyState title={lotText.notManaged}>{lotText.notManagedHint}</EmptyState>
      </Card>
    )
  return (
    <Card
      title={lotText.ofProduct}
      padded={false}
      className="overflow-hidden"
      actions={
        <Checkbox checked={withEmpty} onChange={event => setWithEmpty(event.target.checked)}>
          {lotText.withEmpty}
        </Checkbox>
      }
    >
      <LotTable
        label={productText.tabs.lots}
        query={{ productId: product.id, ...(withEmpty && { withEmpty: 'true' }) }}
        withProduct={false}
        empty={<EmptyState title={lotText.noneLeft}>{lotText.noneLeftHint}</EmptyState>}
      />
    </Card>
  )
}
