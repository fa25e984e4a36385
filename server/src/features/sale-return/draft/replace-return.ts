import type { SaleReturn, SaleReturnReplace } from '@quay/contract/sale-return/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { updateVersioned } from '../../../db/write/update-versioned.ts'
import { branchOf, requireActiveBranch } from '../../../http/caller/rights.ts'
import { applyReturn } from '../apply-return.ts'
import { decideUnderLock, subjectOf } from '../create-return.ts'
import { readSaleReturn } from '../read/return-queries.ts'
import { draftHead } from './draft-return.ts'
import { lockDraft } from './lock-draft.ts'

/**
 * Puts other content in the place of a draft's, or completes it: then the goods come back today. Throws `not-found`, `not-a-draft`,
 * `version-conflict`, and what decideSaleReturn refuses.
 */
export async function replaceReturn(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, ...body }: SaleReturnReplace,
): Promise<SaleReturn> {
  const { code, branchId: storedAt } = await lockDraft(tx, actor, id, version)
  const branchId = branchOf(actor, body.branchId ?? storedAt)
  requireActiveBranch(actor, branchId)
  if (body.status === 'DRAFT') {
    const head = await draftHead(tx, actor, { ...body, branchId })
    await updateVersioned(tx, 'sale_return', id, head)
    const subject = { kind: 'sale-return', id, code, branchId, amount: null }
    await tx.audit('sale-return.update', subject, undefined, { status: 'DRAFT', ofBill: head.billCode })
    return readSaleReturn(tx, actor, id)
  }
  const { plan, words } = await decideUnderLock(tx, actor, { ...body, id, branchId }, Buffer.alloc(0))
  await applyReturn(tx, actor, plan, { code, hash: Buffer.alloc(0), isStored: true })
  await tx.audit('sale-return.update', subjectOf(plan, code), { status: 'DRAFT' }, { status: 'SUCCEED', ...words })
  return readSaleReturn(tx, actor, id)
}
