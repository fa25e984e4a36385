import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type DatabaseAddress, withOwner } from './pool.ts'
import type { PreparingClient } from './preparing-client.ts'
import { loginAddress, openRequestLogin, requestLogin } from './request-login.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('a connection of requests', () => {
  const ask = (text: string) => database.pool.query(text)

  it('is an ordinary role’s, by itself and whatever it becomes', async () => {
    const { rows } = await ask(
      `select session_user = current_user as "isItself", rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as "isStrong"
       from pg_roles where rolname = session_user`,
    )
    expect(rows).toEqual([{ isItself: true, isStrong: false }])
    const { rows: others } = await ask(
      `select rolname as name from pg_roles where pg_has_role(session_user, oid, 'member') and rolname <> session_user`,
    )
    expect(others).toEqual([{ name: 'quay_app' }])
  })

  it('never comes back to the owner, runs no program, reads no file and rewrites no ledger', async () => {
    const { rows } = await database.owner.query('select current_user as name')
    const refused: [string, RegExp][] = [
      [`set role "${rows[0].name}"`, /permission denied to set role/],
      [`set session authorization "${rows[0].name}"`, /permission denied/],
      [`reset role; copy (select 1) to program 'true'`, /permission denied to COPY to or from an external program/],
      [`reset role; copy store from '/etc/passwd'`, /permission denied/],
      [`reset role; select pg_read_file('/etc/passwd')`, /permission denied/],
      ['reset role; delete from user_log', /permission denied/],
      ['reset role; alter table store no force row level security', /must be owner/],
      ['reset role; create table public.thu (a int)', /permission denied/],
      [`reset role; alter role quay_app bypassrls`, /permission denied/],
    ]
    for (const [text, reason] of refused) await expect(ask(text), text).rejects.toThrow(reason)
  })
})

describe('the login of requests', () => {
  const options = { secret: 'another-secret-of-tests' }
  const strengthen = (text: string) => database.owner.query(text)

  it('is made where it is missing, found again, and follows a new secret', async () => {
    const address = await openRequestLogin(database.owner, database.address, options)
    const name = requestLogin((await strengthen('select current_database() as name')).rows[0].name, '').user
    try {
      for (const secret of [options.secret, 'a-third-secret'])
        expect(await openRequestLogin(database.owner, database.address, { secret })).toMatchObject(
          'user' in address ? { user: name } : {},
        )
      await Promise.all(
        Array.from({ length: 6 }, () =>
          withOwner(database.address, own => openRequestLogin(own, database.address, options)),
        ),
      )
    } finally {
      await strengthen(`drop role ${name}`)
    }
  })

  it.each([
    ['with superuser; ', 'is a superuser'],
    ['with bypassrls; ', 'may look around row-level security'],
    ['with createrole; ', 'may make roles'],
    ['; grant pg_execute_server_program to', 'reads or runs what only the operator may'],
  ])('is refused when it could do more: %s', async (power, reason) => {
    const address = await openRequestLogin(database.owner, database.address, options)
    const name = requestLogin((await strengthen('select current_database() as name')).rows[0].name, '').user
    try {
      await strengthen(power.startsWith('with') ? `alter role ${name} ${power}` : `${power.slice(2)} ${name}`)
      await expect(openRequestLogin(database.owner, database.address, options)).rejects.toThrow(reason)
    } finally {
      await strengthen(`drop role ${name}`)
    }
    expect(address).toBeDefined()
  })

  it('of the operator’s is taken as it is, and refused when it is the owner', async () => {
    const url = urlOf(loginAddress(database.address, inject('login')))
    const taken = await openRequestLogin(database.owner, database.address, { ...options, url })
    expect(taken).toEqual({ connectionString: url })
    await expect(
      openRequestLogin(database.owner, database.address, { ...options, url: urlOf(database.address) }),
    ).rejects.toThrow(/requests would work with it/)
  })
})

function urlOf(address: DatabaseAddress): string {
  if ('connectionString' in address) return address.connectionString
  const { host, port, user, password = 'x', database: name } = address
  return `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
}

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
