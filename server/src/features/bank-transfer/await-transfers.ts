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

/** Those of a cancelled bill are waited for no more; what had been received stays received. Where its money was taken back, lines of statements are open again. */
export async function giveUpTransfers(
  tx: Tx,
  billId: string,
  { isTakenBack }: { isTakenBack: boolean },
): Promise<void> {
  await tx.query(
    `update bank_transfer set status = 'CANCELLED' where store_id = $1 and bill_id = $2 and status = 'WAITING'`,
    [tx.storeId, billId],
  )
  if (isTakenBack) await openLines(tx, billId)
}

/** The cash book has no row any more that the lines of a bill's transfers could be: a person says what their money is. */
async function openLines(tx: Tx, billId: string): Promise<void> {
  const ofBill = [tx.storeId, billId]
  await tx.query(openLinesSql, ofBill)
  await tx.query(receivedAllTheSameSql, ofBill)
}

const openLinesSql = `
  update bank_statement_line set transfer_id = null
  where store_id = $1 and transfer_id in (select id from bank_transfer where store_id = $1 and bill_id = $2)`

const receivedAllTheSameSql = `
  update bank_transfer set received_how = 'HAND' where store_id = $1 and bill_id = $2 and received_how = 'STATEMENT'`

/**
 * The money of a replaced bill that was received pays the new one where it is of the same amount and account: so does the line of the statement that
 * brought it, and the old bill has received nothing. Other lines of the old bill are open again.
 */
export async function receiveAsBefore(tx: Tx, oldBillId: string, newBillId: string): Promise<void> {
  const pairs = await tx.query<{ before: string; after: string }>(samePaymentsSql, [tx.storeId, oldBillId, newBillId])
  if (pairs.length > 0) {
    const of = [tx.storeId, pairs.map(({ before }) => before), pairs.map(({ after }) => after)]
    await tx.query(takeOverSql, of)
    await tx.query(takeOverLinesSql, of)
    await tx.query(takenOverSql, [tx.storeId, pairs.map(({ before }) => before)])
  }
  await openLines(tx, oldBillId)
}

/** Where a bill has two payments of one amount into one account, the order of the payments says which is which. */
const samePaymentsSql = `
  select o.id as before, n.id as after from (
    select id, account_id, amount, row_number() over (partition by account_id, amount order by id) as place from bank_transfer
    where store_id = $1 and bill_id = $2 and status = 'RECEIVED') o
  join (
    select id, account_id, amount, row_number() over (partition by account_id, amount order by id) as place from bank_transfer
    where store_id = $1 and bill_id = $3 and status = 'WAITING') n
  on n.account_id = o.account_id and n.amount = o.amount and n.place = o.place`

const takeOverSql = `
  update bank_transfer n set status = 'RECEIVED', received_how = o.received_how, received_at = o.received_at, received_by_name = o.received_by_name
  from unnest($2::uuid[], $3::uuid[]) as p (before, after), bank_transfer o
  where n.store_id = $1 and n.id = p.after and o.store_id = $1 and o.id = p.before`

const takeOverLinesSql = `
  update bank_statement_line l set transfer_id = p.after from unnest($2::uuid[], $3::uuid[]) as p (before, after)
  where l.store_id = $1 and l.transfer_id = p.before`

const takenOverSql = `
  update bank_transfer set status = 'CANCELLED', received_how = null, received_at = null, received_by_name = null
  where store_id = $1 and id = any($2::uuid[])`
