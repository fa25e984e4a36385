import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseAddress } from '../db/connection/pool.ts'
import type { Job } from '../db/connection/transaction.ts'
import type { Quotas } from '../quotas.ts'
import type { SecretKeys } from '../secret-box.ts'

/** What a worker may use. */
export interface JobTools {
  address: DatabaseAddress
  dataDirectory: string
  quotas?: Quotas | undefined
  secrets: SecretKeys
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
}

/** One kind of job and what it does. It may be run more than once for one job: after a crash, or when it failed. */
export interface JobWorker {
  kind: string
  /** When it runs by itself, as a cron expression in Vietnam's time; what was missed while switched off is made up for once. */
  schedule?: string
  /** It runs when the server starts, too. */
  atStart?: boolean
  /** How long one run may take before it counts as failed. */
  minutes?: number
  run(tools: JobTools, job: Job | null): Promise<void>
}
