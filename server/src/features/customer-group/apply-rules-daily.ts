import { zonedTime } from '@quay/domain/time/zoned-time'
import { withOwner } from '../../db/connection/pool.ts'
import { queryOf } from '../../db/connection/query-of.ts'
import { inEachStore } from '../../db/connection/stores.ts'
import type { JobWorker } from '../../jobs/job-worker.ts'
import { applyGroupRules } from './apply-rules.ts'

/** Each night the groups of every store fill themselves by their rules. */
export const applyGroupRulesDaily: JobWorker = {
  kind: 'apply-customer-group-rules',
  schedule: '10 2 * * *',
  run: ({ address }) =>
    withOwner(address, owner =>
      inEachStore(owner, async storeId => {
        await applyGroupRules({ storeId, query: queryOf(owner) }, zonedTime(Date.now(), 'Asia/Ho_Chi_Minh').day)
      }),
    ),
}
