import { productRoutes } from '@quay/contract/product/routes'
import { call } from '../../../api/client.ts'
import type { Catalogue } from '../../../offline/goods/catalogue.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import type { Cart } from '../cart/cart.ts'
import type { Till } from '../till.ts'

/** Lines of products that a sync says were merged away go on as lines of what they were merged into. */
export async function followMerged(
  till: Pick<Till, 'wantedProducts' | 'changeCarts' | 'keepProducts'>,
  catalogue: Pick<Catalogue, 'get'>,
  products: readonly Pick<KnownProduct, 'id' | 'mergedInto'>[],
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

/** A cart names few goods that a till does not know; of more than these something else is wrong. */
const mostAsked = 20

/**
 * The same for lines whose goods did not come as a change, because all goods were loaded whole since: what is sold no more is not
 * among them, so the server is asked what became of them. Where it does not answer, or says nothing of a merge, a line stays as it is.
 */
export async function followUnknown(
  till: Parameters<typeof followMerged>[0],
  catalogue: Parameters<typeof followMerged>[1],
  unknown: readonly string[],
  ask = askMergedInto,
): Promise<void> {
  const asked = await Promise.all(
    unknown.slice(0, mostAsked).map(async id => ({ id, mergedInto: await ask(id).catch(() => null) })),
  )
  await followMerged(till, catalogue, asked)
}

const askMergedInto = async (id: string): Promise<string | null> => {
  const product = await call(productRoutes.get, { params: { id } })
  return product.mergedInto?.id ?? null
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
