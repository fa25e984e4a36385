import type { Product } from '@quay/contract/product/shapes'
import { useState } from 'react'
import { lotText } from '../../../text/lot.ts'
import { productText } from '../../../text/product.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
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
