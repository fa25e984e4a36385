import { withOwner } from '../db/connection/pool.ts'
import { makePartitions } from '../db/migration/partitions.ts'
import { giveWay } from './give-way.ts'
import type { JobWorker } from './job-worker.ts'

/** Months ahead of the log and of the idempotency keys, so that a server that is never restarted does not run out of them. */
export const makePartitionsDaily: JobWorker = {
  kind: 'make-partitions',
  schedule: '10 1 * * *',
  run: ({ address }) =>
    withOwner(address, async owner => {
      await owner.query(giveWay)
      await makePartitions(owner)
    }),
}
