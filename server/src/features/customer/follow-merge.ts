import type { Tx } from '../../db/connection/transaction.ts'
import type { Posting } from '../stock/posting.ts'

/** What a ledger's rows that follow a merge carry: they are of the merge, whichever document moved the balance. */
export async function postingOfMerge(tx: Tx, posting: Posting, duplicateId: string): Promise<Posting> {
  const [merge] = await tx.query<{ id: string; code: string }>(
    'select id, code from customer_merge where store_id = $1 and duplicate_id = $2',
    [tx.storeId, duplicateId],
  )
  return { ...posting, document: { kind: 'customer-merge', ...merge! }, partner: null }
}
