import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withOwner } from '../connection/pool.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { copyBinaries, packagedBinaries } from './embedded-binaries.ts'

// Whole programs start here: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let directory: string
let started: Embedded[]

beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-embedded-'))
  started = []
})

afterEach(async () => {
  for (const server of started) await server.stop()
  await fs.rm(directory, { recursive: true, force: true })
})

async function start(dir = directory, options: Parameters<typeof startEmbedded>[1] = {}): Promise<Embedded> {
  const server = await startEmbedded(dir, options)
  started.push(server)
  return server
}

const ask = <Row extends object>({ address }: Embedded, text: string) =>
  withOwner(address, async owner => (await owner.query<Row>(text)).rows)

const postmasterPid = async () =>
  Number((await fs.readFile(path.join(directory, 'data/postmaster.pid'), 'utf8')).split('\n')[0])

test('the first start makes the cluster with Vietnamese order and checksums, and opens no port', async () => {
  const [row] = await ask(
    await start(),
    `select datlocale as locale, current_setting('data_checksums') as checksums,
       current_setting('listen_addresses') as addresses from pg_database where datname = current_database()`,
  )
  expect(row).toEqual({ locale: 'vi', checksums: 'on', addresses: '' })
})

test('a second start joins the first, and does not stop it', async () => {
  const first = await start()
  const second = await start()
  expect([first.owner, second.owner]).toEqual([true, false])
  await second.stop()
  expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of two starts at once one owns the server and both use it', async () => {
  const both = await Promise.all([start(), start()])
  expect(both.map(server => server.owner).sort()).toEqual([false, true])
  for (const server of both) expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('two copies of the binaries at once become one whole copy, and nothing else is left', async () => {
  const native = packagedBinaries()
  const [one, other] = await Promise.all([copyBinaries(native, directory), copyBinaries(native, directory)])
  expect(other).toBe(one)
  expect(await fs.readdir(directory)).toEqual([path.basename(one)])
  for (const name of ['postgres', 'initdb']) await fs.access(path.join(one, 'bin', name), fs.constants.X_OK)
  // Another user runs them.
  expect((await fs.stat(one)).mode & 0o005).toBe(0o005)
})

test('after kill -9 of the server the next start has every committed row', async () => {
  const server = await start()
  await ask(server, 'create table kept as select generate_series(1, 1000) as id')
  process.kill(await postmasterPid(), 'SIGKILL')
  await expect(ask(server, 'select 1')).rejects.toThrow()
  expect(await ask(await start(), 'select count(*) from kept')).toEqual([{ count: 1000 }])
})

test('a pid file that names a living process of somebody else does not keep it from starting', async () => {
  const server = await start()
  const file = path.join(directory, 'data/postmaster.pid')
  const lines = await fs.readFile(file, 'utf8')
  await server.stop()
  await fs.writeFile(file, lines.replace(/^\d+/, String(process.pid)))
  expect((await start()).owner).toBe(true)
})

test('a folder too deep for a socket works all the same', async () => {
  const deep = path.join(directory, 'a'.repeat(60), 'b'.repeat(60))
  // The server may run as another user, who has to pass through.
  await fs.mkdir(path.dirname(deep), { recursive: true, mode: 0o755 })
  await fs.chmod(directory, 0o755)
  expect(await ask(await start(deep), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('data of another major version is refused in one line', async () => {
  await (await start()).stop()
  await fs.writeFile(path.join(directory, 'data/PG_VERSION'), '15\n')
  await expect(start()).rejects.toThrow(/initialized by PostgreSQL version 15/)
})

describe('on a port, as on Windows', () => {
  const onPort = () => start(directory, { tcp: true })
  const refused = ({ address }: Embedded, password: string | undefined) => {
    const { password: _, ...open } = address
    return expect(withOwner(password ? { ...open, password } : open, owner => owner.query('select 1'))).rejects
  }

  test('nobody comes in without the password, which only the owner of the data reads', async () => {
    const server = await onPort()
    expect(server.address.host).toBe('127.0.0.1')
    expect(await ask(server, 'select current_user as name')).toEqual([{ name: 'postgres' }])
    await refused(server, undefined).toThrow(/password/)
    await refused(server, 'postgres').toThrow(/password authentication failed/)
    expect((await fs.stat(path.join(directory, 'password'))).mode & 0o777).toBe(0o600)
    const [row] = await ask<{ kept: string }>(
      server,
      'select rolpassword as kept from pg_authid where rolname = current_user',
    )
    expect(row!.kept).toMatch(/^SCRAM-SHA-256\$/)
  })

  test('a later start and a program that joins know the password', async () => {
    const first = await onPort()
    const joined = await start(directory, { tcp: true, join: true })
    expect(joined.address).toEqual(first.address)
    await first.stop()
    const second = await onPort()
    expect(second.address.password).toBe(first.address.password)
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('data of a version that let every program of the machine in gets a password, and keeps its rows', async () => {
    const before = await start()
    await ask(before, 'create table kept as select generate_series(1, 10) as id')
    await before.stop()
    const hba = path.join(directory, 'data/pg_hba.conf')
    const mode = (await fs.stat(hba)).mode
    await fs.writeFile(hba, 'host all all 127.0.0.1/32 trust\nhost all all ::1/128 trust\n')
    const server = await onPort()
    await refused(server, undefined).toThrow(/password/)
    expect(await ask(server, 'select count(*) from kept')).toEqual([{ count: 10 }])
    expect((await fs.stat(hba)).mode).toBe(mode)
  })

  test('a start that was ended before the rules were written goes on where it was', async () => {
    const first = await onPort()
    await first.stop()
    await fs.writeFile(path.join(directory, 'data/pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
    const server = await onPort()
    await refused(server, undefined).toThrow(/password/)
    expect(server.address.password).toBe(first.address.password)
  })
})
