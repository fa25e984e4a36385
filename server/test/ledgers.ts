import { breachesOf, type Difference } from '../src/verification/verify-database.ts'
import type { TestApp } from './app.ts'

/** Every balance that is not the sum of its ledger, and every other broken law of the books: none, ever. Of the stores at work. */
export async function ledgerDifferences({ database: { owner }, storesAtWork }: TestApp): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const storeId of storesAtWork.take()) {
    // Stores of tests are small: one plan is good for each of them, and planning takes longer than reading.
    await owner.query(
      `begin isolation level repeatable read; set local app.store_id = '${storeId}'; set local plan_cache_mode = force_generic_plan`,
    )
    for await (const difference of breachesOf(owner, storeId)) differences.push(difference)
    await owner.query('commit')
  }
  return differences
}
