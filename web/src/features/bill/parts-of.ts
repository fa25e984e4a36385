import type { TillProduct } from '@quay/contract/till'
import type { CartPart } from './cart-view.ts'

/** The components of a combo that are among the products; none for all other goods. */
export function partsOf(
  product: TillProduct | null | undefined,
  products: ReadonlyMap<string, TillProduct>,
): readonly CartPart[] {
  return (product?.parts ?? []).flatMap(part => {
    const known = products.get(part.productId)
    return known ? [{ product: known, part }] : []
  })
}
