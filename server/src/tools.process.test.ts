import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from '../test/server-process.ts'

// Whole programs start here: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let directory: string
let server: ServerProcess

const place = (name: string) => path.join(directory, name)
const file = () => place('copy.quay')

beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-tools-'))
  await fs.chmod(directory, 0o755)
  server = await startServerProcess({ DATA_DIR: place('shop') })
})
afterAll(async () => {
  await server.stop()
  await fs.rm(directory, { recursive: true, force: true })
})

/** Runs a program of ours as `npm run` does. */
const tool = (name: string, dataDirectory: string, ...args: string[]) => typing(() => [], name, dataDirectory, ...args)

/** The same with lines that are typed once it said something: what `lines` makes of it. */
async function typing(lines: (said: string) => string[], name: string, dataDirectory: string, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDirectory },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text
    })
  let isTyped = false
  child.stdout.on('data', () => {
    if (isTyped || !/(type it in|seven groups of five)[.:]?\s*$/.test(said)) return
    isTyped = true
    child.stdin.end(
      lines(said)
        .map(line => `${line}\n`)
        .join(''),
    )
  })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

const post = (route: string, body: object) =>
  fetch(`${server.baseUrl}/mp/api/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const clean = 'Every balance is the sum of its ledger.'
const owner = { username: 'chu-quay', password: 'mat-khau-thu' }

test('a shop is copied and verified beside its server, and lives on in another place, where with the old secret all passwords are good', async () => {
  await post('auth/register-store', { storeName: 'An Khang', fullName: 'Lê Bình', phone: '0912345678', ...owner })
  expect(await tool('verify', place('shop'), '--rebuild-sums')).toEqual({ code: 0, said: clean })
  const copied = await tool('backup', place('shop'), file())
  expect(copied).toMatchObject({
    code: 0,
    said: expect.stringMatching(/copy\.quay: \d{3} rows, \d+ bytes, signed\nIt is not encrypted/),
  })
  expect((await fs.stat(file())).mode & 0o777).toBe(0o600)

  const alone = await tool('restore', place('other'), file())
  expect(alone).toMatchObject({ code: 1, said: expect.stringMatching(/signed with a secret that is not here/) })
  await fs.copyFile(path.join(place('shop'), 'secret'), path.join(place('other'), 'secret'))
  const restored = await tool('restore', place('other'), file())
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining(clean) })
  expect(restored.said).not.toContain('Warning')
  expect(restored.said).not.toContain('cannot sign in')
  await server.stop()
  server = await startServerProcess({ DATA_DIR: place('other'), REGISTRATION: 'invited' })
  expect((await post('auth/login', owner)).status).toBe(200)
})

test('an invitation opens one store where the server takes them', async () => {
  expect(await tool('invite', place('other'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/REGISTRATION=invited/),
  })
  vi.stubEnv('REGISTRATION', 'invited')
  const made = await tool('invite', place('other'), '3')
  vi.unstubAllEnvs()
  const code = made.said.split('\n')[0]!
  expect(code).toMatch(/^\w{4}(-\w{4}){3}$/)
  const register = (username: string) =>
    post('auth/register-store', {
      ...{ storeName: 'Bình An', fullName: 'Lê An', phone: '0912000111', password: owner.password },
      ...{ username, invitation: code },
    })
  expect((await register('chu-moi')).status).toBe(201)
  expect((await register('chu-khac')).status).toBe(422)
})

test('without the old secret the operator gives the owner a password', async () => {
  const taken = await tool('restore', place('lost'), file(), '--unchecked')
  expect(taken).toMatchObject({ code: 0, said: expect.stringContaining('Warning: nothing tells') })
  expect(taken.said).toContain('1 people cannot sign in here')
  expect(taken.said).toContain('npm run reset-password -- chu-quay')
  await server.stop()
  server = await startServerProcess({ DATA_DIR: place('lost') })
  expect((await post('auth/login', owner)).status).toBe(409)

  const reset = await tool('reset-password', place('lost'), owner.username)
  const [, password] = /An Khang: (\w{10})\n/.exec(reset.said) ?? []
  expect(password).toBeDefined()
  const entered = await post('auth/login', { ...owner, password })
  expect(entered.status).toBe(200)
  const { accessToken } = ((await entered.json()) as { data: { accessToken: string } }).data
  const headers = { authorization: `Bearer ${accessToken}` }
  const held = await fetch(`${server.baseUrl}/mp/api/branch`, { headers })
  expect(await held.json()).toMatchObject({ error: 'password-change-needed' })
  expect(await tool('reset-password', place('lost'), 'khong-ai')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No one signs in as khong-ai/),
  })
})

test('with a recovery key a shop lives on in a new machine by its paper alone', async () => {
  let paper = ''
  const made = await typing(
    said => {
      paper = /(?:[0-9A-Z]{5}-){6}[0-9A-Z]{5}/.exec(said)![0]
      return [paper]
    },
    'recovery-key',
    place('shop'),
  )
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/encrypted with the recovery key [0-9A-F]{8}/) })
  const kept = path.join(place('shop'), 'recovery-key')
  expect((await fs.stat(kept)).mode & 0o777).toBe(0o600)
  const encrypted = place('encrypted.quay')
  const copied = await tool('backup', place('shop'), encrypted)
  expect(copied).toMatchObject({ code: 0, said: expect.stringMatching(/bytes, encrypted$/) })

  const wrong = await typing(() => ['ABCDE'], 'restore', place('machine'), encrypted)
  expect(wrong).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Without the recovery key [0-9A-F]{8} this copy/),
  })
  const mistyped = (paper[0] === '2' ? '3' : '2') + paper.slice(1)
  const typed = [mistyped, paper.toLowerCase().replaceAll('-', ' ')]
  const restored = await typing(() => typed, 'restore', place('machine'), encrypted)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining(clean) })
  expect(restored.said).toContain('Group 1 is mistyped')

  await server.stop()
  server = await startServerProcess({ DATA_DIR: place('machine') })
  expect((await post('auth/login', owner)).status).toBe(200)
  const read = (name: string, file: string) => fs.readFile(path.join(place(name), file), 'utf8')
  expect(await read('machine', 'secret')).toBe(await read('shop', 'secret'))
  expect(JSON.parse(await read('machine', 'recovery-key')).key).toBe(JSON.parse(await read('shop', 'recovery-key')).key)
})

test('a recovery key that was not written down changes nothing', async () => {
  const refused = await typing(() => ['0'.repeat(35)], 'recovery-key', place('lost'))
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/another key. Nothing was changed/) })
  await expect(fs.stat(path.join(place('lost'), 'recovery-key'))).rejects.toThrow()
})

test('a restore never runs beside a server, nor over a shop', async () => {
  const beside = await tool('restore', place('machine'), file())
  expect(beside).toMatchObject({ code: 1, said: expect.stringMatching(/already uses .*machine/) })
  const over = await tool('restore', place('shop'), file())
  expect(over).toMatchObject({ code: 1, said: expect.stringMatching(/is not empty/) })
})

test('without a shop or a file a tool says so and makes nothing', async () => {
  const nothing = await tool('verify', place('nothing'))
  expect(nothing).toMatchObject({ code: 1, said: expect.stringMatching(/There is no database in .*nothing/) })
  await expect(fs.stat(place('nothing'))).rejects.toThrow()
  expect(await tool('restore', place('nothing'))).toMatchObject({ code: 1, said: expect.stringMatching(/Which file/) })
})

test('a copy without a name goes to the backups of the shop, also when no server runs', async () => {
  const copied = await tool('backup', place('shop'))
  expect(copied).toMatchObject({ code: 0, said: expect.stringMatching(/shop\/backups\/manual-\d{8}T\d{6}Z\.quay: /) })
})
