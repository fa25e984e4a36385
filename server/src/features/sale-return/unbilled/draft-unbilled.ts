import type { UnbilledDraft } from '@quay/contract/sale-return/shapes'
import type { UnbilledBody } from '@quay/contract/sale-return/unbilled'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { nextCode } from '../../../db/write/counter.ts'
import { insertHead } from '../../../document/write-document.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { readPartner } from '../../debt/apply-debt.ts'
import { saleReturnCodes } from '../codes.ts'
import { refuseDraftPayments } from '../draft/draft-return.ts'
import { previewUnbilled } from './preview-unbilled.ts'

type Written = Omit<UnbilledBody, 'id' | 'branchId'> & { branchId: string }

/** What the head of a draft without a bill says. Throws `refund-mismatch` for payments, and what valueUnbilled refuses today. */
export async function unbilledHead(tx: Tx, actor: Actor, body: Written) {
  refuseDraftPayments(body.payments)
  const { branchId, customerId, reason, note, items, fee } = body
  const draft: UnbilledDraft = { branchId, customerId, reason, note, items, fee }
  await previewUnbilled(tx, actor, draft)
  const [customer, { today }] = await Promise.all([
    customerId ? readPartner(tx, 'customer', customerId) : undefined,
    readBranchDay(tx, branchId),
  ])
  return {
    branchId,
    billId: null,
    billCode: null,
    customerId: customerId ?? null,
    customerName: customer?.name ?? null,
    reason,
    note: note ?? null,
    businessDay: today,
    draft: JSON.stringify(draft),
  }
}

/** Keeps a return without a bill that is not completed: its number and what was written. Nothing moves. */
export async function insertUnbilledDraft(
  tx: Tx,
  actor: Actor,
  { id, ...body }: Written & { id: string },
  hash: Buffer,
): Promise<void> {
  const head = await unbilledHead(tx, actor, body)
  const code = await nextCode(tx, saleReturnCodes)
  await insertHead(tx, actor, 'sale_return', { id, code, hash }, { ...head, status: 'DRAFT' })
  const subject = { kind: 'sale-return', id, code, branchId: head.branchId, amount: null }
  const words = { status: 'DRAFT', withoutBill: true, customerName: head.customerName }
  await tx.audit('sale-return.create', subject, undefined, words)
}
