import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'

interface NotedFacts {
  product: { id: string; name: string; isLotManaged: boolean; survivor: string | null }
  /** The lot of that number, where the store has one. */
  known: { id: string; number: string; expiryDate: string | null } | null
  /** The business day of the branch. */
  today: string
}

/** Whether a lot that lies on the shelf may be written down for these goods: one with lots, not expired, and not there with another expiry. */
export function checkNotedLot(
  asked: { number: string; expiryDate: string },
  { product, known, today }: NotedFacts,
): Refusal | null {
  const { id: productId, name, survivor } = product
  if (survivor !== null) return refuse('product-merged', { product: name, survivor }, 'productId')
  if (!product.isLotManaged) return refuse('lots-not-managed', { productId, product: name }, 'productId')
  if (asked.expiryDate < today)
    return refuse('lot-already-expired', { lot: asked.number, expiry: formatDate(asked.expiryDate) }, 'expiryDate')
  if (known && known.expiryDate !== asked.expiryDate) {
    const expiry = known.expiryDate ? formatDate(known.expiryDate) : 'không có'
    return refuse('lot-expiry-differs', { lotId: known.id, lot: known.number, expiry }, 'expiryDate')
  }
  return null
}
