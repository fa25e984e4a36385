import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { todayOf } from './point-setting-queries.ts'
import { rankCustomers } from './rank-customers.ts'

/** Ranks all customers at once: the job of the night, by hand. */
export async function rankNow(tx: Tx, actor: Actor): Promise<{ changed: number }> {
  const changed = await rankCustomers(tx, await todayOf(tx, actor))
  await tx.audit('point-tier.rank', { kind: 'point-tier', id: tx.storeId }, undefined, { changedCustomers: changed })
  return { changed }
}
