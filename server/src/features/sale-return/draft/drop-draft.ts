import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { markCancelled } from '../../../document/cancel-document.ts'
import { readSaleReturn } from '../read/return-queries.ts'
import { lockDraft } from './lock-draft.ts'

/** Gives a draft up; its number stays. Throws `not-found`, `not-a-draft` and `version-conflict`. */
export async function dropDraft(tx: Tx, actor: Actor, id: string, version: number): Promise<SaleReturn> {
  const { code, branchId } = await lockDraft(tx, actor, id, version)
  await markCancelled(tx, actor, 'sale_return', id, null)
  const subject = { kind: 'sale-return', id, code, branchId, amount: null }
  await tx.audit('sale-return.delete', subject, { status: 'DRAFT' }, { status: 'CANCELLED' })
  return readSaleReturn(tx, actor, id)
}
