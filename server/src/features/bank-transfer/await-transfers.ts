import { transferReference } from '@quay/domain/bank/transfer-reference'
import type { BillPlan } from '@quay/domain/bill/bill-plan'
import type { Tx } from '../../db/connection/transaction.ts'

type PaidBy = BillPlan['payments'][number] & { id: string }

/** Writes the transfers of a bill that was just sold: the store waits until their money is there. */
export const awaitTransfers = (tx: Tx, { bill }: BillPlan, code: string, payments: readonly PaidBy[]): Promise<void> =>
  tx.insert(
    'bank_transfer',
    payments.flatMap(({ id, method, accountId, amount }) =>
      method === 'BANK' && accountId
        ? [
            {
              id,
              billId: bill.id,
              branchId: bill.branchId,
              accountId,
              amount,
              reference: transferReference(bill.id),
              billCode: code,
              soldAt: bill.soldAt,
              businessDay: bill.businessDay,
              status: 'WAITING',
            },
          ]
        : [],
    ),
  )

/** Those of a cancelled bill are waited for no more; what had been received stays received. */
export async function giveUpTransfers(tx: Tx, billId: string): Promise<void> {
  await tx.query(
    `update bank_transfer set status = 'CANCELLED' where store_id = $1 and bill_id = $2 and status = 'WAITING'`,
    [tx.storeId, billId],
  )
}

/** The money of a replaced bill that was received pays the new one where it is of the same amount and account. */
export async function receiveAsBefore(tx: Tx, oldBillId: string, newBillId: string): Promise<void> {
  await tx.query(
    `update bank_transfer n set status = 'RECEIVED', received_how = 'HAND', received_at = o.received_at, received_by_name = o.received_by_name
     from bank_transfer o
     where n.store_id = $1 and n.bill_id = $3 and n.status = 'WAITING' and o.store_id = $1 and o.bill_id = $2 and o.status = 'RECEIVED'
       and o.account_id = n.account_id and o.amount = n.amount`,
    [tx.storeId, oldBillId, newBillId],
  )
}
