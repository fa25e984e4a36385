import * as fs from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { productType } from '@quay/contract/enumeration'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleOfRun } from '../../scripts/test-sample.mjs'
import type { Person, Reply } from '../test/app.ts'
import { keptTill, registerTill } from '../test/kept-sales.ts'
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

test('200 kept sales, each sent by eight copies while the server is killed at work, are 200 bills', async () => {
  const { goods, till, call } = await shopOfKeptSales()
  const sales = Array.from({ length: 200 }, () => till.sale([{ goods }]))
  const batches = Array.from({ length: 10 }, (_, part) => sales.slice(part * 20, part * 20 + 20))
  /** One copy sends all; gives what it has no answer to. */
  const sendAll = async (copy: number): Promise<typeof sales> => {
    const unclear: typeof sales = []
    for (const at of batches.keys()) {
      const batch = batches[(at + copy) % batches.length]!
      const results = await till.send(batch).catch(() => [])
      unclear.push(...batch.filter(({ id }) => !results.some(result => result.id === id && result.kind === 'saved')))
    }
    return unclear
  }
  const kills = sampleOfRun().all ? 4 : 1
  for (let kill = 0; kill < kills; kill += 1) {
    const copies = Promise.all(Array.from({ length: 8 }, (_, copy) => sendAll(copy)))
    // Somewhere in the middle: some batches are answered, some are half done.
    await vi.waitFor(async () => expect((await call('bill/total')).data.count).toBeGreaterThan(20 + kill * 40), 30_000)
    await server.kill()
    expect((await copies).flat().length).toBeGreaterThan(0)
    server = await start()
  }
  let left = sales
  for (let tries = 0; tries < 40 && left.length > 0; tries += 1) {
    const batch = left.slice(0, 20)
    const results = await till.send(batch)
    expect(results.filter(({ kind }) => kind === 'refused')).toEqual([])
    const saved = new Set(results.flatMap(({ id, kind }) => (kind === 'saved' ? [id] : [])))
    left = left.filter(({ id }) => !saved.has(id))
  }
  expect((await call('bill/total')).data).toMatchObject({ count: 200, payable: 200_000 })
  expect((await call(`stock?productId=${goods.id}`)).data.items[0].onHand).toBe(300)
  expect((await call('device')).data[0].missing).toEqual([])
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

/** A store with 500 tablets on its shelf and a registered till, on the server that runs. */
async function shopOfKeptSales() {
  const person = { fullName: 'Trần Thị Mai', phone: '0912345679', username: 'chu-tu-thuoc', password: owner.password }
  const registered = await post('auth/register-store', { storeName: 'Nhà thuốc Sao Mai', ...person })
  const authorization = `Bearer ${registered.data.accessToken}`
  const call = async (route: string, body?: unknown): Promise<Reply> => {
    const answer = await fetch(`${server.baseUrl}/mp/api/${route}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = (await answer.json()) as Reply['body']
    return { status: answer.status, body: text, data: text.data }
  }
  const { data: profile } = await call('auth/profile')
  const branchId = profile.branches[0].id
  const unit = { name: 'Viên', ratio: 1, price: 1_000, isBase: true }
  const product = { type: productType.MEDICINE, name: 'Paracetamol 500 mg', isLotManaged: true, vatRate: 5 }
  const { data: made } = await call('product', { ...product, units: [unit] })
  const lots = [{ lotNumber: 'L0', expiryDate: `${new Date().getUTCFullYear() + 2}-06-30`, quantity: 500 }]
  const line = { productId: made.id, unitId: made.units[0].id, quantity: 500, price: 500, lots }
  await call('inbound', { branchId, kind: 'OPENING', status: 'SUCCEED', items: [line], payments: [] })
  const { data: stocked } = await call(`lot?productId=${made.id}`)
  const seller = { profile, branchId, post: (route: string, body?: unknown) => call(route, body) } as unknown as Person
  const { token } = await registerTill(seller)
  const goods = { id: made.id, name: product.name, units: { Viên: made.units[0].id }, lots: [stocked.items[0].id] }
  return { goods, till: keptTill(seller, token), call }
}
