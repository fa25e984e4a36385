import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Posting, postedColumns } from '../stock/posting.ts'

interface PointRow {
  kind:
    | 'EARN'
    | 'SPEND'
    | 'EARN_CANCEL'
    | 'SPEND_CANCEL'
    | 'RETURN_EARN'
    | 'RETURN_SPEND'
    | 'RETURN_EARN_CANCEL'
    | 'RETURN_SPEND_CANCEL'
  customerId: string
  /** Points, negative when they leave. */
  amount: number
  sequence: number
  balanceAfter: number
  reversesId?: string
}

/** Writes rows of one customer's point ledger and the balance beside it. The customer is locked. */
export async function postPoints(tx: Tx, posting: Posting, entries: readonly PointRow[]): Promise<void> {
  const last = entries.at(-1)
  if (!last) return
  const total = entries.reduce((sum, entry) => sum + entry.amount, 0)
  // Points are of the store, not of a branch.
  const { branchId: _, ...posted } = postedColumns(tx, posting)
  await Promise.all([
    tx.insert(
      'point_entry',
      entries.map(entry => ({ ...entry, ...posted, id: newId() })),
    ),
    tx.query(
      'update customer set points = points + $3, point_entry_count = point_entry_count + $4 where store_id = $1 and id = $2',
      [tx.storeId, last.customerId, total, entries.length],
    ),
  ])
}
