import type pg from 'pg'
import { withOwner } from '../db/connection/pool.ts'
import { inEachStore } from '../db/connection/stores.ts'
import type { JobWorker } from './job-worker.ts'

/** How long a person still finds an ended session in the list of devices, and a stolen token is still recognised. */
const keptDays = 30

/** Forgets sessions that ended long ago. */
export const purgeSessions: JobWorker = {
  kind: 'purge-sessions',
  schedule: '40 1 * * *',
  run: ({ address }) => withOwner(address, owner => deleteEndedSessions(owner)),
}

export async function deleteEndedSessions(owner: pg.ClientBase): Promise<void> {
  await inEachStore(owner, async storeId => {
    await owner.query(
      `delete from session where store_id = $1
       and least(expires_at, revoked_at) < now() - make_interval(days => $2)`,
      [storeId, keptDays],
    )
  })
}
