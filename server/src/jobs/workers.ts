import { features } from '../features.ts'
import { dailyBackup } from './daily-backup.ts'
import type { JobWorker } from './job-worker.ts'
import { makePartitionsDaily } from './make-partitions.ts'
import { purgeIdempotencyKeys } from './purge-idempotency-keys.ts'

/** Every kind of job, the house's own and those of the features: a request can send no other. */
export const workers: readonly JobWorker[] = [
  dailyBackup,
  makePartitionsDaily,
  purgeIdempotencyKeys,
  ...features.flatMap(feature => feature.workers),
]
