import type { BankTransfer } from '@quay/contract/bank-transfer/routes'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { readTransfer } from './transfer-queries.ts'
import { lockBank, lockTransfer, markReceived } from './transfer-store.ts'

interface Line {
  accountId: string
  amount: number
  transferId: string | null
  content: string
  /** It is matched with a row of the cash book. */
  isRow: boolean
}

const lineSql = `
  select l.account_id, l.amount, l.transfer_id, l.content, exists (select from bank_match m where m.store_id = $1 and m.line_id = l.id
    and m.undone_at is null and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = m.entry_id)) as is_row
  from bank_statement_line l where l.store_id = $1 and l.id = $2 for update`

/**
 * Gives a line of a statement to a transfer by hand. Throws `not-found`, `transfer-not-waiting`, `statement-line-matched` and
 * `transfer-differs`.
 */
export async function matchLine(tx: Tx, actor: Actor, id: string, transferId: string): Promise<BankTransfer> {
  const [of] = await tx.query<{ accountId: string }>(
    'select account_id from bank_statement_line where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  if (!of) throw new DomainError('not-found')
  await lockBank(tx, of.accountId)
  const transfer = await lockTransfer(tx, actor, transferId)
  const { billCode: code, branchId, amount, status } = transfer
  const [line] = await tx.query<Line>(lineSql, [tx.storeId, id])
  if (!line) throw new DomainError('not-found')
  if (line.transferId !== null || line.isRow) throw new DomainError('statement-line-matched')
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
