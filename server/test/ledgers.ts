import { queryOf } from '../src/db/connection/query-of.ts'
import { advanceMark } from '../src/features/report/advance-mark.ts'
import { breachesOf, type Difference } from '../src/verification/verify-database.ts'
import type { TestApp } from './app.ts'

/** Cells of today are only there because of a clock that ran ahead. */
export const markLaw = 'sums of reports: the mark is before today in every branch'

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000)

/** Every balance that is not the sum of its ledger, and every other broken law of the books: none, ever. Of the stores at work; the sums of reports take all days in for this look. */
export async function ledgerDifferences({ database: { owner }, storesAtWork }: TestApp): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const storeId of storesAtWork.take()) {
    // Stores of tests are small: one plan is good for each of them, and planning takes longer than reading.
    await owner.query(
      `begin isolation level repeatable read; set local app.store_id = '${storeId}'; set local plan_cache_mode = force_generic_plan`,
    )
    while (await advanceMark({ storeId, query: queryOf(owner) }, inTwoDays()));
    for await (const difference of breachesOf(owner, storeId))
      if (difference.law !== markLaw) differences.push(difference)
    await owner.query('rollback')
  }
  return differences
}
