import { PgBoss } from 'pg-boss'
import { withOwner } from '../db/connection/pool.ts'
import type { Job, SendJob } from '../db/connection/transaction.ts'
import type { JobTools, JobWorker } from './job-worker.ts'

export interface Jobs {
  /** Sends a job through a connection that is in a transaction: it runs only if that one commits. */
  sendJob: SendJob
  /** Lets running jobs end, for some seconds. */
  stop(): Promise<void>
}

const timeZone = 'Asia/Ho_Chi_Minh'
const schema = 'pgboss'
/** Five more tries, after about 30 s, 1, 2, 4 and 8 minutes. */
const retries = { retryLimit: 5, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 }

/** Starts the queues in the schema `pgboss`, made here by the owner, and a worker for each kind of job. */
export async function startJobs(tools: JobTools, workers: readonly JobWorker[]): Promise<Jobs> {
  const { address, log } = tools
  const boss = new PgBoss({ ...address, schema, max: 3, application_name: 'quay-jobs', options: '-c timezone=UTC' })
  boss.on('error', error => log.error({ err: error }, 'The job queue reports a failure'))
  await boss.start()
  try {
    for (const worker of workers) await prepareQueue(boss, worker)
    await letAppSend(tools)
    for (const worker of workers) await startWorker(boss, worker, tools)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  return {
    async sendJob(client, job) {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
      await boss.send(job.kind, job, { db })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function prepareQueue(boss: PgBoss, { kind, minutes = 15 }: JobWorker): Promise<void> {
  const options = { ...retries, expireInSeconds: minutes * 60 }
  if (await boss.getQueue(kind)) await boss.updateQueue(kind, options)
  else await boss.createQueue(kind, options)
}

/** The role of requests may add jobs, and see no more than what the statement of adding reads. */
async function letAppSend({ address }: JobTools): Promise<void> {
  await withOwner(address, async owner => {
    await owner.query(`grant usage on schema ${schema} to quay_app`)
    await owner.query(`grant select on ${schema}.queue to quay_app`)
    await owner.query(`grant select, insert on ${schema}.job, ${schema}.job_common to quay_app`)
  })
}

async function startWorker(boss: PgBoss, worker: JobWorker, tools: JobTools): Promise<void> {
  const { kind, schedule, atStart } = worker
  if (schedule) await boss.schedule(kind, schedule, null, { tz: timeZone, missed: 'once' })
  if (atStart) await boss.send(kind, null)
  await boss.work<Job | null>(kind, { pollingIntervalSeconds: schedule ? 30 : 2 }, async ([job]) => {
    try {
      await worker.run(tools, job?.data?.kind ? job.data : null)
    } catch (error) {
      tools.log.error({ err: error, kind, job: job?.id }, 'A job failed and will be tried again')
      throw error
    }
  })
}
