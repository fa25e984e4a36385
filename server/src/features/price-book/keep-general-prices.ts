import type { AuditAction } from '@quay/contract/audit-action'
import { insertMany } from '../../db/insert-many.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
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
    columns,
    rows.map(row => ({
      id: newId(),
      product_id: row.productId,
      unit_id: row.unitId,
      unit_name: row.unitName,
      price_before: row.before,
      price: row.price,
    })),
    { source, at: tx.now, employee_id: actor.employeeId, employee_name: actor.fullName },
  )
  await followPrices(
    tx,
    null,
    rows.flatMap(row => (row.before === null ? [] : [row.unitId])),
  )
}

const columns = {
  id: 'uuid',
  product_id: 'uuid',
  unit_id: 'uuid',
  unit_name: 'text',
  price_before: 'bigint',
  price: 'bigint',
  source: 'text',
  at: 'timestamptz',
  employee_id: 'uuid',
  employee_name: 'text',
} as const
