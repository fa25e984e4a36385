import type { Tx } from '../connection/transaction.ts'

/**
 * Lets the planner see what this transaction has written so far: called between the portions of a list that comes in. Does
 * nothing for tables that have not doubled since (migration statistics_of_growing_tables).
 */
export async function refreshStatistics(tx: Tx): Promise<void> {
  await tx.query('select refresh_statistics()')
}
