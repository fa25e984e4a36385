import { once } from 'node:events'
import * as net from 'node:net'
import * as tls from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../test/app.ts'
import { addEmployee } from '../../test/factories.ts'
import { issueServerCertificate, type KeyPair, makeAuthority } from '../trust/authority.ts'
import { type Forward, forwardLines } from './forward-lines.ts'
import { securityLine } from './security-line.ts'

let authority: KeyPair
let certificate: KeyPair
beforeAll(async () => {
  authority = await makeAuthority([], 'Máy gom nhật ký', new Date())
  certificate = await issueServerCertificate(authority, { names: [], addresses: ['127.0.0.1'] }, new Date())
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

interface Received {
  text: string
  lines(): Record<string, unknown>[]
}

const keeping = (): Received => ({
  text: '',
  lines() {
    return this.text
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line))
  },
})

async function listening(server: net.Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return (server.address() as net.AddressInfo).port
}

/** A collector of log lines with TLS; gives its port and what it got. */
async function collector(port = 0) {
  const received = keeping()
  const sockets = new Set<net.Socket>()
  const server = tls.createServer({ cert: certificate.certificate, key: certificate.key }, socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', data => {
      received.text += data
    })
  })
  const end = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  ends.push(end)
  return { port: await listening(server, port), received, end }
}

function forwardTo(port: number, { ca = authority.certificate, limit = 100_000 } = {}): Forward {
  const forward = forwardLines({ secure: true, host: '127.0.0.1', port, ca: Buffer.from(ca) }, { limit })
  ends.push(() => forward.stop())
  return forward
}

it('sends lines by TLS, in order, and again after the collector was away', async () => {
  const first = await collector()
  const forward = forwardTo(first.port)
  for (let i = 0; i < 100; i++) forward.write(`{"i":${i}}\n`)
  await vi.waitFor(() => expect(first.received.lines()).toHaveLength(100), 10_000)
  expect(first.received.lines().map(line => line.i)).toEqual(Array.from({ length: 100 }, (_, i) => i))
  first.end()
  // Long enough for the end to be heard: what the connection took before is lost.
  await new Promise(resolve => setTimeout(resolve, 300))
  forward.write('{"i":"later"}\n')
  const second = await collector(first.port)
  await vi.waitFor(() => expect(second.received.lines()).toEqual([{ i: 'later' }]), 10_000)
})

it('keeps no more than its limit while the collector is away, and says how many lines went', async () => {
  const away = net.createServer()
  const port = await listening(away)
  await new Promise(resolve => away.close(resolve))
  const forward = forwardTo(port, { limit: 10_000 })
  for (let i = 0; i < 5_000; i++) forward.write(`{"i":${i}}\n`)
  expect(forward.waiting).toBeLessThanOrEqual(10_000)
  const { received } = await collector(port)
  await vi.waitFor(() => expect(received.lines().at(-1)).toEqual({ i: 4_999 }), 10_000)
  const [said, ...kept] = received.lines()
  expect(said).toMatchObject({ level: 40, dropped: 5_000 - kept.length })
})

it('keeps no more where the collector takes the connection and reads nothing', async () => {
  const deaf = net.createServer(socket => {
    ends.push(() => socket.destroy())
    socket.pause()
  })
  ends.push(() => deaf.close())
  const port = await listening(deaf)
  const forward = forwardLines({ secure: false, host: '127.0.0.1', port }, { limit: 1_000_000 })
  ends.push(() => forward.stop())
  const line = `${'x'.repeat(9_999)}\n`
  for (let round = 0; round < 40; round++) {
    for (let i = 0; i < 100; i++) forward.write(line)
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(forward.waiting).toBeGreaterThan(900_000)
  expect(forward.waiting).toBeLessThanOrEqual(1_000_000)
})

it('tells nothing to a collector whose certificate another authority signed', async () => {
  const { port, received } = await collector()
  const other = await makeAuthority([], 'Máy khác', new Date())
  const forward = forwardTo(port, { ca: other.certificate })
  forward.write('{"i":1}\n')
  await new Promise(resolve => setTimeout(resolve, 800))
  expect(received.text).toBe('')
  expect(forward.waiting).toBe(8)
})

it('ends at once where the collector was never there', async () => {
  const forward = forwardTo(1)
  forward.write('{"i":1}\n')
  await forward.stop()
})

let shop: TestApp
let owner: Person
let send: (line: string) => void
beforeAll(async () => {
  shop = await testApp({ securityLog: event => send(securityLine(event)) })
  send = () => {}
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

it('brings sign-ins, refusals and changes of rights there once they are committed, with ids and no names', async () => {
  const { port, received } = await collector()
  const forward = forwardTo(port)
  send = line => forward.write(line)
  const lan = await addEmployee(shop, owner)
  const login = (password: string) =>
    shop.call({ method: 'POST', url: '/mp/api/auth/login', payload: { username: lan.profile.username, password } })
  expect((await login('khong phai no')).status).toBe(422)
  expect((await login(testPassword)).status).toBe(200)
  expect((await lan.get('employee')).status).toBe(403)
  expect((await owner.post(`employee/${lan.profile.id}/reset-password`)).status).toBe(200)
  const actions = ['session.login-failed', 'session.login', 'access.refused', 'password.reset']
  await vi.waitFor(
    () => expect(received.lines().map(line => line.action)).toEqual(expect.arrayContaining(actions)),
    10_000,
  )
  const reset = received.lines().find(line => line.action === 'password.reset')
  expect(reset).toMatchObject({
    msg: 'security',
    time: expect.any(Number),
    storeId: owner.profile.store.id,
    employeeId: owner.profile.id,
    subjectId: lan.profile.id,
    address: '127.0.0.1',
  })
  expect(received.text).not.toContain(lan.profile.fullName)
  expect(received.text).not.toContain(lan.profile.username)
})

it('tells nothing of what was rolled back, and a collector that is away stops no sign-in', async () => {
  const lines: string[] = []
  send = line => void lines.push(line)
  const taken = { username: owner.profile.username, phone: '0912345678', fullName: 'Lê Mai', storeName: 'Trùng tên' }
  const refused = await shop.call({
    method: 'POST',
    url: '/mp/api/auth/register-store',
    payload: { ...taken, password: 'mot cau dai de nho' },
  })
  expect(refused.body.error).toBe('username-taken')
  expect(lines.join()).not.toContain('store.register')

  const forward = forwardTo(1)
  send = line => forward.write(line)
  expect((await shop.signIn(owner.profile.username, testPassword)).profile.id).toBe(owner.profile.id)
})
