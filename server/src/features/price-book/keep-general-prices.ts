import type { AuditAction } from '@quay/contract/audit-action'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { insertMany } from '../../db/write/insert-many.ts'
import { type BookPriceRow, followPrices } from './follow-prices.ts'

/**
 * Keeps what became of many general prices (đồng, `before` is null for a new unit), with the action that changed them, and lets
 * the books that follow them move. The caller has written the prices and holds the products.
 */
export async function keepGeneralPrices(
  tx: Tx,
  actor: Actor,
  source: AuditAction,
  rows: readonly BookPriceRow[],
): Promise<void> {
  await insertMany(
    tx,
    'price_history',
    rows.map(row => ({
      id: newId(),
      productId: row.productId,
      unitId: row.unitId,
      unitName: row.unitName,
      priceBefore: row.before,
      price: row.price,
    })),
    { source, at: tx.now, employeeId: actor.employeeId, employeeName: actor.fullName },
  )
  await followPrices(
    tx,
    null,
    rows.flatMap(row => (row.before === null ? [] : [row.unitId])),
  )
}
