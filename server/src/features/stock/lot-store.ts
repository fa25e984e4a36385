import type { NewLot } from '@quay/domain/inbound/inbound-plan'
import type { Tx } from '../../db/connection/transaction.ts'
import { insertMany } from '../../db/write/insert-many.ts'

/** Writes lots that came to the store for the first time. Their products are locked, so no other import makes the same. */
export function insertLots(tx: Tx, lots: readonly NewLot[]): Promise<void> {
  return insertMany(tx, 'lot', lots)
}
