import { sql } from 'kysely'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { remainingSql } from '../../debt/owed-documents.ts'
import { type BillFilter, filterBills, readOwing } from './filter-bills.ts'

/** What is left to pay of a bill of a statement: the ledgers of who owes are read once, not for each row. */
export const remainingOf = async (tx: Tx, actor: Actor, filter: BillFilter) =>
  remainingSql(await readOwing(tx, actor, filter), 'bill.id')

/** What is left to pay of all bills of a filter. */
export async function sumRemaining(tx: Tx, actor: Actor, filter: BillFilter): Promise<number> {
  const owed = await readOwing(tx, actor, filter)
  if (owed.size === 0) return 0
  const { remaining } = await (await filterBills(tx, actor, filter))
    .where(sql<boolean>`id = any(${[...owed.keys()]}::uuid[]) and status = 'SUCCEED'`)
    .select(sql<number>`coalesce(sum(${remainingSql(owed, 'bill.id')}), 0)::bigint`.as('remaining'))
    .executeTakeFirstOrThrow()
  return remaining
}
