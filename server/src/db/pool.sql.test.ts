import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPool } from './pool.ts'
import type { PreparingClient } from './preparing-client.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('every connection works as the role under row-level security', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, () => database.pool.connect()))
  for (const client of clients) {
    const { rows } = await client.query('select current_user as role')
    expect(rows).toEqual([{ role: 'quay_app' }])
    client.release()
  }
})

describe('the end of a reading', () => {
  const reading = async () => {
    const client = await database.pool.connect()
    await client.query('begin read only')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return { client, pid: rows[0]!.pid, end: () => (client as unknown as PreparingClient).endReading() }
  }
  const stateOf = async (pid: number) =>
    (await database.owner.query('select state from pg_stat_activity where pid = $1', [pid])).rows[0].state

  it('goes out in a moment where nothing else is asked', async () => {
    const { client, pid, end } = await reading()
    end()
    client.release()
    await vi.waitFor(async () => expect(await stateOf(pid)).toBe('idle'), { timeout: 2_000 })
  })

  it('goes before what the connection is asked next, in the same turn and later', async () => {
    for (const pause of [0, 5]) {
      const { client, end } = await reading()
      end()
      if (pause) await sleep(pause)
      const begun = client.query('begin')
      const written = client.query('create temporary table thu (a int) on commit drop')
      await Promise.all([begun, written, client.query('commit')])
      client.release()
    }
  })
})

it('a connection that cannot take the role is not handed out: it would be the owner’s', async () => {
  const pool = openPool(database.address, { role: 'nobody_made_this_role' })
  await expect(pool.query('select current_user')).rejects.toThrow('nobody_made_this_role')
  await expect(pool.connect()).rejects.toThrow('nobody_made_this_role')
  await pool.end()
})
