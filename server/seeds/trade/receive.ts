import type { Inbound } from '@quay/contract/inbound/shapes'
import type { Shop } from './shop.ts'

/** Keeps the shelves in step with an import of goods, as its command answered. */
export function receive(shop: Shop, branch: number, inbound: Inbound): void {
  for (const item of inbound.items) {
    const product = shop.placeOf.get(item.productId)!
    if (!item.isLotManaged) {
      const quantity = (item.quantity + item.bonusQuantity) * item.ratio
      shop.shelf.put(branch, product, { number: '', expiryDate: null, quantity })
      continue
    }
    for (const lot of item.lots)
      shop.shelf.put(branch, product, {
        number: lot.lotNumber,
        expiryDate: lot.expiryDate,
        quantity: lot.quantity * item.ratio,
      })
  }
}
