import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

/** Throws `not-found` where the store has no such customer. */
export async function requireCustomer(tx: Tx, id: string): Promise<void> {
  const known = await tx.query('select id from customer where store_id = $1 and id = $2', [tx.storeId, id])
  if (known.length === 0) throw new DomainError('not-found', { kind: 'customer', id })
}
