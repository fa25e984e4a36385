import type { Catalogue } from '../../../offline/goods/catalogue.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import type { Cart } from '../cart/cart.ts'
import type { Till } from '../till.ts'

/** Lines of products that a sync says were merged away go on as lines of what they were merged into. */
export async function followMerged(
  till: Pick<Till, 'wantedProducts' | 'changeCarts' | 'keepProducts'>,
  catalogue: Pick<Catalogue, 'get'>,
  products: readonly KnownProduct[],
): Promise<void> {
  const wanted = new Set(till.wantedProducts())
  for (const { id, mergedInto } of products) {
    if (!mergedInto || !wanted.has(id)) continue
    const [survivor] = await catalogue.get([mergedInto])
    if (!survivor) continue
    till.changeCarts(cart => withSurvivor(cart, id, survivor))
    till.keepProducts([survivor])
  }
}

/**
 * The cart with the survivor in the place of a merged product: its unit of the same ratio, of the same name before all, and lots by expiry,
 * since the lots have other ids there. A line stays as it is where the survivor has no such unit. The same cart where nothing changed.
 */
export function withSurvivor(cart: Cart, merged: string, survivor: KnownProduct): Cart {
  const lines = cart.lines.map(line => {
    if (line.productId !== merged) return line
    const alike = survivor.units.filter(({ ratio }) => ratio === line.unit.ratio)
    const unit = alike.find(({ name }) => name === line.unit.name) ?? alike[0]
    if (!unit) return line
    return {
      ...line,
      productId: survivor.id,
      productName: survivor.name,
      unit: { id: unit.id, name: unit.name, ratio: unit.ratio },
      lots: null,
    }
  })
  return lines.every((line, at) => line === cart.lines[at]) ? cart : { ...cart, lines }
}
