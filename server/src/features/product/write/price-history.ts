import type { AuditAction } from '@quay/contract/audit-action'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { type FollowedPrice, followPrices } from '../../price-book/follow-prices.ts'

interface PricedUnit {
  id: string
  name: string
  price: number
}

/**
 * Keeps what became of the sale prices of a product's units. Call it wherever prices change, with the action that does
 * it; units whose price stays leave no row. Without a book they are general prices, and the books that follow those
 * move with them; what moved in those is given.
 */
export async function keepPriceHistory(
  tx: Tx,
  actor: Actor,
  { productId, source, bookName = null }: { productId: string; source: AuditAction; bookName?: string | null },
  before: readonly PricedUnit[],
  after: readonly PricedUnit[],
): Promise<FollowedPrice[]> {
  const was = new Map(before.map(unit => [unit.id, unit.price]))
  const moved = after.filter(unit => was.get(unit.id) !== unit.price)
  await tx.insert(
    'price_history',
    moved.map(unit => ({
      id: newId(),
      productId,
      unitId: unit.id,
      unitName: unit.name,
      priceBefore: was.get(unit.id) ?? null,
      price: unit.price,
      bookName,
      source,
      at: tx.now,
      employeeId: actor.employeeId,
      employeeName: actor.fullName,
    })),
  )
  const known = moved.filter(unit => was.has(unit.id))
  if (bookName !== null) return []
  return followPrices(
    tx,
    null,
    known.map(unit => unit.id),
  )
}
