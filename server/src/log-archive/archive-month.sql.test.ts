import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { makePartitions, partitionsOf } from '../db/migration/partitions.ts'
import { archivableMonths, archiveMonth, bringMonthBack } from './archive-month.ts'

const storeId = '01890000-0000-7000-8000-0000000000aa'
let database: TestDatabase
let directory: string
beforeAll(async () => {
  database = await testDatabase()
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-log-'))
  await database.owner.query(`set app.store_id = '${storeId}'`)
})
afterAll(async () => {
  await database.close()
  await fs.rm(directory, { recursive: true })
})

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await database.owner.query(sql)).rows
}
const monthAgo = async (months: number) =>
  (
    await rows(
      `select to_char(date_trunc('month', now() at time zone 'UTC') - interval '${months} months', 'YYYY-MM') as month`,
    )
  )[0]!.month as string
const write = (months: number, count: number) =>
  database.owner.query(
    `insert into user_log (store_id, at, id, employee_name, action, after)
     select '${storeId}', date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - interval '${months} months' + g * interval '1 minute',
       gen_random_uuid(), 'Người ' || g, 'bill.create', '{"note": "a\\tb\\\\c\\nd"}'
     from generate_series(1, ${count}) g`,
  )
const inDefault = async () => (await rows('select count(*) as n from user_log_default'))[0]!.n

describe('months of the log', () => {
  it('are made for this month and the three after it, and rows of other months move out of the default', async () => {
    await write(20, 30)
    await write(13, 20)
    await write(2, 10)
    expect(await inDefault()).toBe(60)
    const before = (await partitionsOf(database.owner, 'user_log')).length
    expect(before).toBe(4)

    await makePartitions(database.owner)
    expect(await inDefault()).toBe(0)
    const months = (await partitionsOf(database.owner, 'user_log')).map(one => one.month)
    expect(months).toHaveLength(7)
    for (const ago of [20, 13, 2]) expect(months).toContain(await monthAgo(ago))
    expect(await rows('select count(*) as n from user_log')).toEqual([{ n: 60 }])
    await makePartitions(database.owner)
    expect(await partitionsOf(database.owner, 'user_log')).toHaveLength(7)
  })

  it('have the keys and indexes of the whole, and are out of the reach of the application', async () => {
    const name = `user_log_${(await monthAgo(20)).replace('-', '')}`
    const indexes = await rows(`select count(*) as n from pg_index where indrelid = '${name}'::regclass`)
    expect(indexes).toEqual(await rows(`select count(*) as n from pg_index where indrelid = 'user_log'::regclass`))
    for (const right of ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
      expect(await rows(`select has_table_privilege('quay_app', '${name}', '${right}') as may`)).toEqual([
        { may: false },
      ])
  })

  it('cannot be rewritten by the application, whole or in part', async () => {
    const client = await database.pool.connect()
    try {
      for (const statement of [
        `update user_log set employee_name = 'Không phải tôi'`,
        'delete from user_log',
        'truncate user_log',
        'delete from user_log_default',
      ]) {
        await client.query(`begin; set local app.store_id = '${storeId}'`)
        await expect(client.query(statement)).rejects.toThrow(/permission denied/)
        await client.query('rollback')
      }
    } finally {
      client.release()
    }
  })
})

describe('an old month', () => {
  it('goes into a file and comes back as it was', async () => {
    const month = await monthAgo(20)
    expect((await archivableMonths(database.owner)).map(one => one.month)).toEqual([month, await monthAgo(13)])
    const before = await rows(`select * from user_log where at < now() - interval '18 months' order by at`)

    const { file, rows: written } = await archiveMonth(database.owner, month, directory)
    expect(written).toBe(30)
    expect(path.basename(file)).toBe(`user-log-${month}.copy.gz`)
    expect(await rows('select count(*) as n from user_log')).toEqual([{ n: 30 }])

    expect(await bringMonthBack(database.owner, file)).toEqual({ month, rows: 30 })
    expect(await rows(`select * from user_log where at < now() - interval '18 months' order by at`)).toEqual(before)
    await expect(bringMonthBack(database.owner, file)).rejects.toThrow(/already/)
  })

  it('stays when it is of the last year', async () => {
    for (const month of [await monthAgo(2), await monthAgo(0), '1999-01', `2024-05; drop table bill`])
      await expect(archiveMonth(database.owner, month, directory)).rejects.toThrow(/stays/)
    expect(await rows('select count(*) as n from user_log')).toEqual([{ n: 60 }])
  })

  it('is left alone by a file that is no archive', async () => {
    const file = path.join(directory, 'user-log-2020-01.copy.gz')
    await fs.writeFile(file, 'kein gzip')
    await expect(bringMonthBack(database.owner, file)).rejects.toThrow()
    await expect(bringMonthBack(database.owner, path.join(directory, 'x.gz'))).rejects.toThrow(/no month/)
    expect((await partitionsOf(database.owner, 'user_log')).map(one => one.month)).not.toContain('2020-01')
  })
})
