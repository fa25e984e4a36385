import * as fs from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusedStart, type ServerProcess, startServerProcess } from '../test/server-process.ts'
import { withOwner } from './db/connection/pool.ts'
import { startEmbedded } from './db/embedded/embedded.ts'

// Whole programs start here: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let directory: string
let server: ServerProcess

const start = (more: Record<string, string> = {}) => startServerProcess({ DATA_DIR: directory, ...more })
const refuse = (more: Record<string, string>) => refusedStart({ DATA_DIR: directory, ...more })

beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-main-'))
  await fs.chmod(directory, 0o755)
  server = await start()
})

afterAll(async () => {
  await server.stop()
  await fs.rm(directory, { recursive: true, force: true })
})

async function post(route: string, body: object): Promise<{ status: number; data: { accessToken: string } }> {
  const answer = await fetch(`${server.baseUrl}/mp/api/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  return { status: answer.status, data }
}

const owner = { username: 'chu-quay', password: 'mat-khau-thu' }
const profileOf = (token: string) =>
  fetch(`${server.baseUrl}/mp/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } })

test('a second start on the same data says which process has it, and ends', async () => {
  const { code, said } = await refuse({})
  expect(code).toBe(1)
  expect(said).toBe(
    `Quầy: Quầy (process ${server.pid}, ${server.baseUrl}) already uses ${directory}. Stop it first, or choose another DATA_DIR.\n`,
  )
})

test('after kill -9 the next start has what was acknowledged, and tokens still hold', async () => {
  const shop = { storeName: 'Nhà thuốc An Khang', fullName: 'Lê Văn Bình', phone: '0912345678' }
  const { status, data } = await post('auth/register-store', { ...shop, ...owner })
  expect(status).toBe(201)
  await server.kill()
  server = await start()
  expect((await profileOf(data.accessToken)).status).toBe(200)
  expect((await post('auth/login', owner)).status).toBe(200)
})

test('a stop is clean and leaves no lock and no database process', async () => {
  const pid = Number((await fs.readFile(path.join(directory, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
  expect(await server.stop()).toBe(0)
  expect(server.errors()).toBe('')
  expect(() => process.kill(pid, 0)).toThrow()
  expect(await fs.readdir(directory)).not.toContain('lock.json')
  server = await start()
})

test('the secret is readable by its owner only', async () => {
  const { mode } = await fs.stat(path.join(directory, 'secret'))
  expect(mode & 0o777).toBe(0o600)
})

test('metrics are served on the admin port', async () => {
  await server.stop()
  const port = await freePort()
  server = await start({ ADMIN_PORT: String(port) })
  await fetch(`${server.baseUrl}/mp/api/health`)
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('quay_request_seconds_count{method="GET",route="/mp/api/health",status="200"} 1')
  expect(text).toContain('quay_pool_connections')
  expect((await fetch(`${server.baseUrl}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4')
})

test('what is wrong is said in one line', async () => {
  const other = await fs.mkdtemp(path.join(tmpdir(), 'quay-refused-'))
  await fs.chmod(other, 0o755)
  const file = path.join(other, 'a-file')
  await fs.writeFile(file, '')
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: other, PORT: new URL(server.baseUrl).port }, /^Quầy: Port \d+ is taken/],
    [{ DATA_DIR: other, HOST: '0.0.0.0' }, /^Quầy: HOST=0.0.0.0 needs TLS_CERT/],
    [{ DATA_DIR: other, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^Quầy: No PostgreSQL answers/],
    [{ DATA_DIR: path.join(file, 'data') }, /^Quầy: .*(no folder|No permission)/],
  ]
  for (const [environment, sentence] of cases) {
    const { code, said } = await refusedStart(environment)
    expect(said).toMatch(sentence)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  }
  await fs.rm(other, { recursive: true, force: true })
})

test('a database of a newer version is left alone', async () => {
  await server.stop()
  await onDatabase(`insert into schema_migration (name) values ('29991231T0000_future.sql')`)
  const { code, said } = await refuse({})
  expect(said).toMatch(/^Quầy: The database was last used by a newer version .*29991231T0000_future.sql/)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
  await onDatabase(`delete from schema_migration where name like '2999%'`)
  server = await start()
})

test('a role that looks around row-level security is refused', async () => {
  await server.stop()
  await onDatabase('alter role quay_app bypassrls')
  const { code, said } = await refuse({})
  expect(said).toMatch(/^Quầy: Role quay_app may look around row-level security/)
  expect(code).toBe(1)
  await onDatabase('alter role quay_app nobypassrls')
  server = await start()
})

async function onDatabase(statement: string): Promise<void> {
  const { address, stop } = await startEmbedded(path.join(directory, 'postgres'))
  await withOwner(address, async client => void (await client.query(statement)))
  await stop()
}

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
