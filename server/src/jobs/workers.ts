import { outsideSystems } from '../outside/outside-systems.ts'
import { applyPlannedPrices } from './apply-planned-prices.ts'
import { closeStockMonths } from './close-stock-months.ts'
import { dailyBackup } from './daily-backup.ts'
import { fetchDuePictures, fetchPicturesOfFile } from './fetch-pictures.ts'
import type { JobWorker } from './job-worker.ts'
import { makePartitionsDaily } from './make-partitions.ts'
import { purgeIdempotencyKeys } from './purge-idempotency-keys.ts'
import { purgeSessions } from './purge-sessions.ts'
import { sendDueSubmissions, sendSubmissionJob } from './send-submissions.ts'

/** Every kind of job: a request can send no other. */
export const workers: readonly JobWorker[] = [
  applyPlannedPrices,
  closeStockMonths,
  dailyBackup,
  fetchDuePictures,
  fetchPicturesOfFile,
  makePartitionsDaily,
  purgeIdempotencyKeys,
  purgeSessions,
  sendDueSubmissions(outsideSystems),
  sendSubmissionJob(outsideSystems),
]
