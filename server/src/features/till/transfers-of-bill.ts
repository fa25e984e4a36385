import type { TransferStatus } from '@quay/contract/bank-transfer/transfer-status'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

const billSql = 'select id from bill where store_id = $1 and id = $2 and branch_id = any($3::uuid[])'
const transfersSql =
  'select amount, status from bank_transfer where store_id = $1 and bill_id = $2 order by amount desc, id'

/** The transfers that pay a bill, and whether their money came. None where the store waits for none. Throws `not-found`. */
export async function readTransfersOfBill(tx: Tx, actor: Actor, billId: string) {
  const [bill] = await tx.query(billSql, [tx.storeId, billId, actor.branchIds])
  if (!bill) throw new DomainError('not-found', { kind: 'bill', id: billId })
  return { items: await tx.query<{ amount: number; status: TransferStatus }>(transfersSql, [tx.storeId, billId]) }
}
