import { zonedTime } from '@quay/domain/time/zoned-time'
import { withOwner } from '../../db/connection/pool.ts'
import { queryOf } from '../../db/connection/query-of.ts'
import { inEachStore } from '../../db/connection/stores.ts'
import type { JobWorker } from '../../jobs/job-worker.ts'
import { rankCustomers } from './rank-customers.ts'

/** Ranks the customers of every store that has tiers. */
export const rankCustomersDaily: JobWorker = {
  kind: 'rank-customers',
  schedule: '50 1 * * *',
  run: ({ address }) =>
    withOwner(address, owner =>
      inEachStore(owner, async storeId => {
        const query = queryOf(owner)
        const tiers = await query('select id from point_tier where store_id = $1 limit 1', [storeId])
        if (tiers.length > 0) await rankCustomers({ storeId, query }, zonedTime(Date.now(), 'Asia/Ho_Chi_Minh').day)
      }),
    ),
}
