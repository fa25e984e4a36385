import { inStore } from '../db/connection/in-store.ts'
import { withOwner } from '../db/connection/pool.ts'
import { queryOf } from '../db/connection/query-of.ts'
import { inEachStore } from '../db/connection/stores.ts'
import { releaseEndedHolds, topUpBranch, topUpHoldsKind } from '../features/sales-order/hold/keep-for-orders.ts'
import type { JobWorker } from './job-worker.ts'

/** Keeps goods that came for orders that miss them. */
export const keepGoodsThatCame: JobWorker = {
  kind: topUpHoldsKind,
  run: ({ address }, job) =>
    withOwner(address, async owner => {
      if (!job) return
      const { storeId, id } = job
      await inStore(owner, storeId, () => topUpBranch({ storeId, query: queryOf(owner) }, id, new Date()))
    }),
}

/** Lets goods go that orders kept long enough; what is free then is kept for others that wait. */
export const releaseHolds: JobWorker = {
  kind: 'release-order-holds',
  schedule: '*/5 * * * *',
  run: ({ address }) =>
    withOwner(address, owner =>
      inEachStore(owner, async storeId => {
        const tx = { storeId, query: queryOf(owner) }
        const now = new Date()
        for (const branchId of await releaseEndedHolds(tx, now)) await topUpBranch(tx, branchId, now)
      }),
    ),
}
