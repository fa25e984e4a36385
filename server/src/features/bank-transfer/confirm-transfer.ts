import type { BankTransfer } from '@quay/contract/bank-transfer/routes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readTransfer } from './transfer-queries.ts'
import { lockTransfer, markReceived } from './transfer-store.ts'

/** Says by hand that the money of a transfer came. Throws `not-found` and `transfer-not-waiting`. */
export async function confirmTransfer(tx: Tx, actor: Actor, id: string): Promise<BankTransfer> {
  const { status, branchId, amount, billCode: code } = await lockTransfer(tx, actor, id)
  if (status !== 'WAITING') throw new DomainError('transfer-not-waiting', { code })
  await markReceived(tx, actor, [id], 'HAND')
  await tx.audit(
    'transfer.confirm',
    { kind: 'bank-transfer', id, code, branchId },
    { status },
    { status: 'RECEIVED', amount },
  )
  return readTransfer(tx, id)
}

/** Takes it back: the transfer waits again, and the line of a statement that it was is open. Throws `not-found`, `transfer-not-received`. */
export async function reopenTransfer(tx: Tx, actor: Actor, id: string, reason: string): Promise<BankTransfer> {
  const { status, branchId, billCode: code } = await lockTransfer(tx, actor, id)
  if (status !== 'RECEIVED') throw new DomainError('transfer-not-received', { code })
  await tx.query('update bank_statement_line set transfer_id = null where store_id = $1 and transfer_id = $2', [
    tx.storeId,
    id,
  ])
  await tx.query(
    `update bank_transfer t set status = case (select b.status from bill b where b.store_id = $1 and b.id = t.bill_id)
       when 'CANCELLED' then 'CANCELLED' else 'WAITING' end, received_how = null, received_at = null, received_by_name = null
     where t.store_id = $1 and t.id = $2`,
    [tx.storeId, id],
  )
  await tx.audit(
    'transfer.reopen',
    { kind: 'bank-transfer', id, code, branchId },
    { status },
    { status: 'WAITING', reason },
  )
  return readTransfer(tx, id)
}
