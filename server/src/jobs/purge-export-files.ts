import type pg from 'pg'
import { withOwner } from '../db/connection/pool.ts'
import { inEachStore } from '../db/connection/stores.ts'
import type { JobWorker } from './job-worker.ts'

/** Deletes the files that were kept long enough for their makers to fetch. */
export const purgeExportFiles: JobWorker = {
  kind: 'purge-export-files',
  schedule: '25 * * * *',
  atStart: true,
  run: ({ address }) => withOwner(address, owner => deleteOldFiles(owner, new Date())),
}

export async function deleteOldFiles(owner: pg.ClientBase, now: Date): Promise<void> {
  await inEachStore(owner, async storeId => {
    await owner.query('delete from export_file where store_id = $1 and expires_at <= $2', [storeId, now])
  })
}
