import { withOwner } from '../db/connection/pool.ts'
import { queryOf } from '../db/connection/query-of.ts'
import { inEachStore } from '../db/connection/stores.ts'
import { applyDuePrices } from '../features/price-book/apply-due-prices.ts'
import type { JobWorker } from './job-worker.ts'

/** Writes planned prices that hold by now into their units, for lists and labels; sales never wait for it. */
export const applyPlannedPrices: JobWorker = {
  kind: 'apply-planned-prices',
  schedule: '*/5 * * * *',
  run: ({ address }) =>
    withOwner(address, owner =>
      inEachStore(owner, async storeId => {
        const query = queryOf(owner)
        await applyDuePrices({ storeId, now: new Date(), query }, null)
      }),
    ),
}
