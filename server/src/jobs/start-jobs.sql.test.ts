import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import type { Job } from '../db/connection/transaction.ts'
import { newId } from '../db/new-id.ts'
import { runRequest } from '../http/run-request.ts'
import { makeTurns } from '../http/turns.ts'
import type { JobWorker } from './job-worker.ts'
import { type Jobs, startJobs } from './start-jobs.ts'

let database: TestDatabase
let jobs: Jobs
const ran: Job[] = []
const errors: string[] = []

const greet: JobWorker = {
  kind: 'greet',
  run: async (_tools, job) => void ran.push(job!),
}
const begin: JobWorker = {
  kind: 'begin',
  schedule: '0 0 1 1 *',
  atStart: true,
  run: async () => {},
}
const stumble: JobWorker = {
  kind: 'stumble',
  run: async () => {
    throw new Error('no paper')
  },
}
const log = {
  info: () => {},
  warn: () => {},
  error: (details: { err?: Error }) => void errors.push(String(details.err?.message)),
}

beforeAll(async () => {
  database = await testDatabase()
  jobs = await startJobs(
    { address: database.address, dataDirectory: '', secrets: { secret: 'secret-of-tests' }, log },
    [greet, stumble, begin],
  )
})

afterAll(async () => {
  await jobs.stop()
  await database.close()
})

/** Sends a job as a request does: as quay_app, through the connection of its transaction. */
async function request(kind: string, id: string, { refuse = false } = {}): Promise<void> {
  const origin = { address: null, userAgent: null, requestId: 'test' }
  const alone = { turns: makeTurns(), lane: 'write' as const, caller: { store: '', session: '' } }
  await runRequest(
    { pool: database.pool, sendJob: jobs.sendJob, origin, storeId: newId(), readOnly: false, ...alone },
    async tx => {
      await tx.enqueue({ kind, id })
      if (refuse) throw new Error('refused')
    },
  )
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await condition()) return
    await sleep(100)
  }
  throw new Error('It did not come to that in ten seconds')
}

test('a job runs when its transaction commits, and never when it does not', async () => {
  const [refused, kept] = [newId(), newId()]
  await expect(request('greet', refused, { refuse: true })).rejects.toThrow('refused')
  await request('greet', kept)
  await until(() => ran.length > 0)
  expect(ran.map(job => job.id)).toEqual([kept])
  expect(ran[0]).toMatchObject({ kind: 'greet' })
  const { rows } = await database.owner.query(`select data ->> 'id' as id from pgboss.job where name = 'greet'`)
  expect(rows).toEqual([{ id: kept }])
})

test('a job that fails is logged and tried again later, and the others go on', async () => {
  await request('stumble', newId())
  await until(() => errors.includes('no paper'))
  const state = async () =>
    (
      await database.owner.query(
        `select state::text, retry_limit as "limit", start_after > now() as later from pgboss.job where name = 'stumble'`,
      )
    ).rows[0]
  await until(async () => (await state()).state === 'retry')
  expect(await state()).toEqual({ state: 'retry', limit: 5, later: true })
  const after = newId()
  await request('greet', after)
  await until(() => ran.some(job => job.id === after))
})

test('a job of an unknown kind is refused with the request', async () => {
  await expect(request('dance', newId())).rejects.toThrow(/dance/)
})

test('work that is asked for at the start waits when the server has started, besides its hours', async () => {
  const { rows } = await database.owner.query(
    `select name, count(*)::int as jobs from pgboss.job where name in ('begin', 'greet') and data is null group by 1`,
  )
  expect(rows).toEqual([{ name: 'begin', jobs: 1 }])
})
