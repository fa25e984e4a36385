import type { GppBookTable } from '@quay/contract/gpp-book/shapes'
import type { Tx } from '../../db/connection/transaction.ts'

const headSql = `
  select b.id, b.name, coalesce(b.address, s.address) as address, s.name as store_name
  from branch b join store s on s.store_id = $1 where b.store_id = $1 and b.id = $2`

/** Who keeps the books of a branch. */
export async function readBranchHead(tx: Tx, branchId: string): Promise<GppBookTable['branch']> {
  const [head] = await tx.query<GppBookTable['branch']>(headSql, [tx.storeId, branchId])
  return head!
}
