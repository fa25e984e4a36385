import { withOwner } from '../db/connection/pool.ts'
import { fetchPictures } from '../features/excel/product/fetch-pictures.ts'
import { fetchPicturesKind } from '../features/excel/product/picture-queue.ts'
import type { JobWorker } from './job-worker.ts'

const now = () => new Date()

/** Fetches the pictures that a file names, right after it came in. */
export const fetchPicturesOfFile: JobWorker = {
  kind: fetchPicturesKind,
  minutes: 60,
  run: ({ address, log, quotas }, job) =>
    withOwner(address, async owner => {
      if (job) await fetchPictures(owner, { storeId: job.storeId, fileId: job.id }, { now, log, quotas })
    }),
}

/** Second tries, and what a round that was too long or lost left behind. */
export const fetchDuePictures: JobWorker = {
  kind: 'fetch-due-pictures',
  schedule: '*/5 * * * *',
  minutes: 60,
  run: ({ address, log, quotas }) => withOwner(address, owner => fetchPictures(owner, null, { now, log, quotas })),
}
