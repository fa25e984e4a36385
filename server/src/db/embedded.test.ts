import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'
import { copyBinaries, packagedBinaries } from './embedded-binaries.ts'
import { withOwner } from './pool.ts'

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

async function start(dir = directory): Promise<Embedded> {
  const server = await startEmbedded(dir)
  started.push(server)
  return server
}

const ask = <Row extends object>({ host, port, user, database }: Embedded, text: string) =>
  withOwner({ host, port, user, database }, async owner => (await owner.query<Row>(text)).rows)

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
