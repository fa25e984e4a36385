import type { NewLot } from '@quay/domain/inbound/inbound-plan'
import { insertMany } from '../../db/insert-many.ts'
import type { Tx } from '../../db/transaction.ts'

/** Writes lots that came to the store for the first time. Their products are locked, so no other import makes the same. */
export function insertLots(tx: Tx, lots: readonly NewLot[]): Promise<void> {
  return insertMany(tx, 'lot', lotColumns, lots.map(lotRow))
}

const lotRow = (lot: NewLot) => ({
  id: lot.id,
  product_id: lot.productId,
  number: lot.number,
  number_key: lot.numberKey,
  expiry_date: lot.expiryDate,
  first_received_at: lot.firstReceivedAt,
})

const lotColumns = {
  id: 'uuid',
  product_id: 'uuid',
  number: 'text',
  number_key: 'text',
  expiry_date: 'date',
  first_received_at: 'timestamptz',
} as const satisfies Record<keyof ReturnType<typeof lotRow>, string>
