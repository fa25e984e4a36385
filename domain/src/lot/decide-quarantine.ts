import type { Unit } from '../quantity/convert-unit.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { issueValue } from '../stock/issue-value.ts'
import { type PostedStock, type ProductStock, postStock, type StockMovement } from '../stock/post-stock.ts'
import { formatDate } from '../text/format-date.ts'

type Shelf = 'sellable' | 'quarantine'

export interface QuarantineFacts {
  product: ProductStock & { name: string; units: readonly (Unit & { isActive: boolean })[] }
  lot: { id: string; number: string; expiryDate: string | null }
  /** The branch's business day. */
  today: string
  /** What lies in each bucket of the branch, under lock. */
  shelves: Readonly<Record<Shelf, { quantity: number; value: number }>>
}

export interface QuarantineMovement extends StockMovement {
  kind: 'QUARANTINE'
}

/**
 * Decides that goods of a lot change shelves within a branch: two rows that add up to nothing, the value going with the
 * goods. Takes base units. Refuses more than the shelf holds, and an expired lot on its way back for sale.
 */
export function decideQuarantine(
  { to, quantity }: { to: Shelf; quantity: number },
  { product, lot, shelves, today }: QuarantineFacts,
): Outcome<{ plan: PostedStock<QuarantineMovement> }> {
  if (to === 'sellable' && lot.expiryDate !== null && lot.expiryDate < today) {
    const details = { lotId: lot.id, lot: lot.number, product: product.name, expiry: formatDate(lot.expiryDate) }
    return refuse('quarantine-lot-expired', details)
  }
  const from = to === 'quarantine' ? 'sellable' : 'quarantine'
  const shelf = shelves[from]
  if (shelf.quantity < quantity) {
    const available = shelf.quantity
    const details = {
      lotId: lot.id,
      lot: lot.number,
      product: product.name,
      available,
      availableText: describeStock(available, product.units),
      asked: quantity,
    }
    return refuse('lot-short', details, 'quantity')
  }
  const value = issueValue(shelf, quantity)
  const row = { kind: 'QUARANTINE' as const, productId: product.id, lotId: lot.id }
  const movements = [
    { ...row, bucket: from, quantity: 0 - quantity, value: 0 - value },
    { ...row, bucket: to, quantity, value },
  ] satisfies QuarantineMovement[]
  return { ok: true, plan: postStock<QuarantineMovement>(movements, [product]) }
}
