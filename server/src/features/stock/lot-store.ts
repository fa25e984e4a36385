import type { NewLot } from '@quay/domain/inbound/inbound-plan'
import { insertMany } from '../../db/insert-many.ts'
import type { Tx } from '../../db/transaction.ts'

/** Writes lots that came to the store for the first time. Their products are locked, so no other import makes the same. */
export function insertLots(tx: Tx, lots: readonly NewLot[]): Promise<void> {
  return insertMany(tx, 'lot', lotColumns, lots.map(lotRow))
}

const lotRow = (lot: NewLot) => ({
  id: lot.id,
  productId: lot.productId,
  number: lot.number,
  numberKey: lot.numberKey,
  expiryDate: lot.expiryDate,
  firstReceivedAt: lot.firstReceivedAt,
})

const lotColumns = {
  id: 'uuid',
  productId: 'uuid',
  number: 'text',
  numberKey: 'text',
  expiryDate: 'date',
  firstReceivedAt: 'timestamptz',
} as const satisfies Record<keyof ReturnType<typeof lotRow>, string>
