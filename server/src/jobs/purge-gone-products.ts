import type pg from 'pg'
import { withOwner } from '../db/connection/pool.ts'
import { inEachStore } from '../db/connection/stores.ts'
import type { JobWorker } from './job-worker.ts'

/** A till that was away for 60 days loads all goods again (web/src/offline/goods/follow-goods.ts); the rest is for wrong clocks. */
const keptDays = 90

/** Forgets which products were deleted long ago. */
export const purgeGoneProducts: JobWorker = {
  kind: 'purge-gone-products',
  schedule: '50 1 * * *',
  run: ({ address }) => withOwner(address, owner => deleteOldTombstones(owner)),
}

export async function deleteOldTombstones(owner: pg.ClientBase): Promise<void> {
  await inEachStore(owner, async storeId => {
    await owner.query('delete from product_gone where store_id = $1 and gone_at < now() - make_interval(days => $2)', [
      storeId,
      keptDays,
    ])
  })
}
