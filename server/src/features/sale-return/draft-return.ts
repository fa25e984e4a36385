import type { SaleReturnBody } from '@quay/contract/sale-return/shapes'
import { nextCode } from '../../db/counter.ts'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { insertHead } from '../../document/write-document.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readReturnedBill } from './load-returned-bill.ts'

type Written = Omit<SaleReturnBody, 'id' | 'branchId'> & { branchId: string }

/** What the head of a draft says: of which bill it is, and what was written. Throws `not-found` and `bill-not-returnable`. */
export async function draftHead(
  tx: Tx,
  actor: Actor,
  { payments: _, expectedRefund: _e, status: _s, ...draft }: Written,
) {
  const { bill, customerId, customerName } = await readReturnedBill(tx, actor, draft.billId)
  if (bill.status === 'CANCELLED') throw new DomainError('bill-not-returnable', { code: bill.code })
  const { today } = await readBranchDay(tx, draft.branchId)
  return {
    branchId: draft.branchId,
    billId: bill.id,
    billCode: bill.code,
    customerId,
    customerName,
    reason: draft.reason,
    note: draft.note ?? null,
    businessDay: today,
    draft: JSON.stringify(draft),
  }
}

/** Keeps a return that is not completed: its number and what was written. Nothing moves. */
export async function insertDraft(tx: Tx, actor: Actor, body: Written & { id: string }, hash: Buffer): Promise<void> {
  const { id, ...written } = body
  const head = await draftHead(tx, actor, written)
  const code = await nextCode(tx, 'TH')
  await insertHead(tx, actor, 'sale_return', { id, code, hash }, { ...head, status: 'DRAFT' })
  await tx.audit(
    'sale-return.create',
    { kind: 'sale-return', id, code, branchId: head.branchId, amount: null },
    undefined,
    {
      status: 'DRAFT',
      ofBill: head.billCode,
      customerName: head.customerName,
    },
  )
}
