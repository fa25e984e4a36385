import type { Owed } from '@quay/contract/money/owed'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { type BillFilter, filterBills, readOwing } from './filter-bills.ts'

/** What is left to pay of a bill of a statement: the ledgers of who owes are read once, not for each row. */
export async function remainingOf(tx: Tx, actor: Actor, filter: BillFilter) {
  const owed = await readOwing(tx, actor, filter)
  return sql<number>`coalesce((${remainingByBill(owed)}::jsonb ->> bill.id::text)::bigint, 0)`
}

/** What is left to pay of all bills of a filter. */
export async function sumRemaining(tx: Tx, actor: Actor, filter: BillFilter): Promise<number> {
  const owed = await readOwing(tx, actor, filter)
  if (owed.size === 0) return 0
  const { remaining } = await (await filterBills(tx, actor, filter))
    .where(sql<boolean>`id = any(${[...owed.keys()]}::uuid[]) and status = 'SUCCEED'`)
    .select(
      sql<number>`coalesce(sum((${remainingByBill(owed)}::jsonb ->> bill.id::text)::bigint), 0)::bigint`.as(
        'remaining',
      ),
    )
    .executeTakeFirstOrThrow()
  return remaining
}

const remainingByBill = (owed: ReadonlyMap<string, Owed>) =>
  JSON.stringify(Object.fromEntries([...owed].map(([id, { remaining }]) => [id, remaining])))
