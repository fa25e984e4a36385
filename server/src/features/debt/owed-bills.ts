import type { OwedOfBill } from '@quay/contract/bill/shapes'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection/transaction.ts'
import { agedDebts } from './aged-debts.ts'

/**
 * What is left to pay of bills, by their ids; a bill that is paid whole is not among them. Of these customers, or of all who owe: only
 * their ledgers are read, never the bills. `today` is the day that says what is overdue.
 */
export async function readOwedBills(
  tx: Tx,
  today: string,
  customerIds?: readonly string[],
): Promise<Map<string, OwedOfBill>> {
  if (customerIds?.length === 0) return new Map()
  const partnerIds = customerIds && (await debtorsOf(tx, customerIds))
  const asked = { storeId: tx.storeId, kind: 'customer', from: today, to: today, owingNow: true, partnerIds } as const
  const { rows } = await sql<OwedOfBill & { billId: string }>`with ${sql.join([...agedDebts(asked)])}
    select document_id as bill_id, sum(remaining)::bigint as remaining, min(due_day) as due_day,
      min(due_day) < ${today}::date as is_overdue
    from aged where document_kind = 'bill' group by document_id`.execute(tx.db)
  return new Map(rows.map(({ billId, ...owed }) => [billId, owed]))
}

/** Who owes today for these customers: whom they were merged into, else they themselves. */
async function debtorsOf(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select distinct coalesce(merged_into, id) as id from customer where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, [...new Set(customerIds)]],
  )
  return rows.map(({ id }) => id)
}
