import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import { sumByProduct } from '@quay/domain/stock-transfer/sum-by-product'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { reverseStock } from '../../document/cancel-document.ts'
import { lockBothEnds, readMovingLots } from './load-transfer.ts'
import { readTransfer } from './transfer-queries.ts'
import { changeInTransit, lockTransfer, markTransferCancelled, requireEnd } from './transfer-store.ts'

/**
 * Cancels a transfer: a draft by its sender, a request by either end (withdrawn, or refused with the reason), goods on their
 * way by the sender alone, into the lots that they came from. Throws `transfer-received` once they arrived, `transfer-not-yours`,
 * `already-cancelled`, `day-closed` and `not-found`.
 */
export async function cancelTransfer(tx: Tx, actor: Actor, id: string, reason: string): Promise<Transfer> {
  const transfer = await lockTransfer(tx, actor, id)
  const { code, branchId, targetBranchId, status, transferStatus } = transfer
  if (transferStatus === 'RECEIVED') throw new DomainError('transfer-received', { code })
  const isAsked = transfer.origin === 'REQUEST' && status === 'DRAFT'
  if (!isAsked) requireEnd(actor, { id: branchId, name: transfer.branchName })
  const moving = transferStatus === 'MOVING' ? await readMovingLots(tx, id) : []
  if (moving.length) await lockBothEnds(tx, transfer, [...new Set(moving.map(lot => lot.productId))])
  const { post } = await reverseStock(tx, actor, 'stock-transfer', transfer, 'TRANSFER_OUT_CANCEL')

  const back = sumByProduct(moving).map(({ productId, quantity }) => ({ productId, quantity: 0 - quantity }))
  await Promise.all([markTransferCancelled(tx, actor, id, reason), changeInTransit(tx, targetBranchId, back), post()])
  const own = actor.branchIds.includes(branchId) ? branchId : targetBranchId
  await tx.audit(
    'stock-transfer.cancel',
    { kind: 'stock-transfer', id, code, branchId: own },
    { status, ...(transferStatus && { transferStatus }) },
    { status: 'CANCELLED', reason },
  )
  return readTransfer(tx, actor, id)
}
