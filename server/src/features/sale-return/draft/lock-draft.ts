import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { ownDocument, requireDraft, requireVersion } from '../../../document/lock-document.ts'
import { lockReturnedBill } from '../load-returned-bill.ts'
import { readSaleReturn } from '../read/return-queries.ts'

interface StoredDraft {
  id: string
  code: string
  branchId: string
  billId: string | null
  status: 'DRAFT' | 'SUCCEED' | 'CANCELLED'
  version: number
}

const storedSql = `
  select id, code, branch_id, bill_id, status, version from sale_return where store_id = $1 and id = $2`

/**
 * Locks a draft behind its bill, as who takes goods back does. Throws `not-found`, `not-a-draft`, and `version-conflict` with the return as
 * it is now.
 */
export async function lockDraft(tx: Tx, actor: Actor, id: string, version: number): Promise<StoredDraft> {
  const seen = await ownDocument(actor, tx.query<StoredDraft>(storedSql, [tx.storeId, id]))
  if (seen.billId) await lockReturnedBill(tx, seen.billId)
  const [stored] = await tx.query<StoredDraft>(`${storedSql} for update`, [tx.storeId, id])
  requireDraft(stored!)
  await requireVersion(stored!, version, () => readSaleReturn(tx, actor, id))
  return stored!
}
