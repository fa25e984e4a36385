import type { Tx } from '../../db/connection/transaction.ts'

/** Whether the caller's store is the only one of this server. */
export async function isOnlyStore(tx: Tx): Promise<boolean> {
  const rows = await tx.query<{ id: string }>('select store_id as id from store_directory limit 2')
  return rows.length === 1 && rows[0]!.id === tx.storeId
}
