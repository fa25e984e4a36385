import type { BoughtBill } from '@quay/contract/till/sale-shapes'
import type { Catalogue } from '../../../offline/goods/catalogue.ts'
import type { Till } from '../till.ts'

type Bought = BoughtBill['items'][number]

/**
 * Puts goods that a customer bought before into the cart, at the price of today. Gives how many lines came in, and the names of
 * goods that this branch does not sell any more, or not in that unit.
 */
export async function buyAgain(
  till: Till,
  catalogue: Pick<Catalogue, 'get'>,
  bought: readonly Bought[],
): Promise<{ added: number; gone: string[] }> {
  const { id } = till.activeDraft()
  const known = new Map((await catalogue.get(bought.map(item => item.productId))).map(one => [one.id, one]))
  // The cashier went to another bill while the goods were being read: that one was not meant.
  if (till.activeDraft().id !== id) return { added: 0, gone: [] }
  const gone: string[] = []
  for (const { productId, productName, unitId, quantity } of bought) {
    const product = known.get(productId)
    const isSold =
      product?.isActive && product.isSoldDirectly && product.units.some(one => one.id === unitId && one.isSold)
    if (isSold) till.add(product, unitId, quantity)
    else gone.push(productName)
  }
  return { added: bought.length - gone.length, gone: [...new Set(gone)] }
}
