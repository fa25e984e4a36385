import type { StoreUsage } from '@quay/contract/store/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import type { QuotaKind } from '../../quotas.ts'
import { usedSql } from './require-room.ts'

/** How much of what the server gives it the store has filled. A server without limits has null for each. */
export async function readUsage(tx: Tx): Promise<StoreUsage> {
  const read = async (kind: QuotaKind) => {
    const [row] = await tx.query<{ used: number }>(usedSql[kind], [tx.storeId])
    return { used: row!.used, limit: tx.quotas?.[kind] ?? null }
  }
  return {
    products: await read('products'),
    employees: await read('employees'),
    files: await read('files'),
    storage: await read('storage'),
  }
}
