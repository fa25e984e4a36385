import type pg from 'pg'
import { inStore } from '../db/connection/in-store.ts'
import { withOwner } from '../db/connection/pool.ts'
import { queryOf } from '../db/connection/query-of.ts'
import { forEachStore } from '../db/connection/stores.ts'
import { advanceMark } from '../features/report/advance-mark.ts'
import type { JobWorker } from './job-worker.ts'

/** Takes days that are over into the sums of reports. Switched off, reports are right and slower. */
export const advanceReportMark: JobWorker = {
  kind: 'advance-report-mark',
  schedule: '7 * * * *',
  atStart: true,
  minutes: 60,
  run: ({ address }) => withOwner(address, advanceMarks),
}

/** All days that wait, in every store, at most 31 in a transaction. Takes a connection of the owner. */
export const advanceMarks = (owner: pg.ClientBase): Promise<void> =>
  forEachStore(owner, async storeId => {
    const step = () => inStore(owner, storeId, () => advanceMark({ storeId, query: queryOf(owner) }))
    while (await step());
  })
