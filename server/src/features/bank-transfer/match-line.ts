import type { BankTransfer } from '@quay/contract/bank-transfer/routes'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { readTransfer } from './transfer-queries.ts'
import { lockTransfer, markReceived } from './transfer-store.ts'

/**
 * Gives a line of a statement to a transfer by hand. Throws `not-found`, `transfer-not-waiting`, `statement-line-matched` and
 * `transfer-differs`.
 */
export async function matchLine(tx: Tx, actor: Actor, id: string, transferId: string): Promise<BankTransfer> {
  const transfer = await lockTransfer(tx, actor, transferId)
  const { billCode: code, branchId, amount, status } = transfer
  const [line] = await tx.query<{ accountId: string; amount: number; transferId: string | null; content: string }>(
    'select account_id, amount, transfer_id, content from bank_statement_line where store_id = $1 and id = $2 for update',
    [tx.storeId, id],
  )
  if (!line) throw new DomainError('not-found')
  if (line.transferId !== null) throw new DomainError('statement-line-matched')
  if (status !== 'WAITING') throw new DomainError('transfer-not-waiting', { code })
  if (line.accountId !== transfer.accountId || line.amount !== amount)
    throw refuseField('transfer-differs', 'transferId', {
      code,
      line: line.amount,
      lineText: formatDong(line.amount),
      transfer: amount,
      transferText: formatDong(amount),
    })
  await tx.query('update bank_statement_line set transfer_id = $3 where store_id = $1 and id = $2', [
    tx.storeId,
    id,
    transferId,
  ])
  await markReceived(tx, actor, [transferId], 'STATEMENT')
  await tx.audit(
    'statement.match',
    { kind: 'bank-transfer', id: transferId, code, branchId },
    { status },
    { status: 'RECEIVED', amount, content: line.content },
  )
  return readTransfer(tx, transferId)
}
