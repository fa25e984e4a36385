import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ownDocument } from '../../document/lock-document.ts'
import { readSaleReturn } from './read/return-queries.ts'

interface Stored {
  id: string
  code: string
  branchId: string
  status: 'DRAFT' | 'SUCCEED' | 'CANCELLED'
  flags: string[]
  settledAt: string | null
}

const storedSql = `
  select id, code, branch_id, status, flags, settled_at from sale_return where store_id = $1 and id = $2 for update`

/** Notes that somebody dealt with what a return without the network broke. Throws `not-found` and `return-nothing-to-settle`. */
export async function settleReturn(tx: Tx, actor: Actor, id: string, note: string): Promise<SaleReturn> {
  const stored = await ownDocument(actor, tx.query<Stored>(storedSql, [tx.storeId, id]))
  const { code, branchId, flags, settledAt, status } = stored
  if (status !== 'SUCCEED' || flags.length === 0 || settledAt)
    throw new DomainError('return-nothing-to-settle', { code })
  await tx.query(
    `update sale_return set settled_at = $3, settled_by_name = $4, settle_note = $5, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, note],
  )
  await tx.query(
    `update document_flag set settled_at = $3, settled_by = $4, settled_by_name = $5, how = 'settle', note = $6
     where store_id = $1 and document_id = $2 and settled_at is null`,
    [tx.storeId, id, tx.now, actor.employeeId, actor.fullName, note],
  )
  const subject = { kind: 'sale-return', id, code, branchId, amount: null }
  await tx.audit('sale-return.settle', subject, { returnFlags: flags.join(', ') }, { settleNote: note })
  return readSaleReturn(tx, actor, id)
}
