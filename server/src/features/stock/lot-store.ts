import type { NewLot } from '@quay/domain/inbound/inbound-plan'
import type { Tx } from '../../db/transaction.ts'

/** Writes lots that came to the store for the first time. Their products are locked, so no other import makes the same. */
export function insertLots(tx: Tx, lots: readonly NewLot[]): Promise<void> {
  return tx.insert(
    'lot',
    lots.map(lot => ({
      id: lot.id,
      product_id: lot.productId,
      number: lot.number,
      number_key: lot.numberKey,
      expiry_date: lot.expiryDate,
      first_received_at: lot.firstReceivedAt,
    })),
  )
}
