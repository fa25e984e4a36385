import { X509Certificate } from 'node:crypto'
import * as fs from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import * as https from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusedStart, type ServerProcess, startServerProcess } from '../../test/server-process.ts'
import { makeTrust } from './open-trust.ts'

// Whole programs start here: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Stands for an address of the shop's network: the tests speak to no other machine. */
const host = '127.0.0.2'
const machine = { names: ['may-quay', 'may-quay.local'], addresses: [host] }

let directory: string
let server: ServerProcess
let authority: string
let pagePort: number
beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-network-'))
  await fs.chmod(directory, 0o755)
  const made = await makeTrust(directory, { ...machine, addresses: ['192.168.99.1'] }, [], new Date())
  authority = made.authority
  pagePort = await freePort()
  server = await startServerProcess(environment())
})
afterAll(async () => {
  await server.stop()
  await fs.rm(directory, { recursive: true, force: true })
})

const environment = () => ({ DATA_DIR: directory, TLS_HOST: host, TLS_PORT: '0', TRUST_PORT: String(pagePort) })

interface Heard {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: string
  certificate: X509Certificate | undefined
}

/** GET by a client that trusts what `ca` says and nothing else. */
const get = (url: string, ca: string) =>
  new Promise<Heard>((resolve, reject) => {
    const request = https.get(url, { ca, agent: false }, async response => {
      const certificate = (response.socket as TLSSocket).getPeerX509Certificate()
      const chunks = await response.toArray()
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(chunks).toString(),
        certificate,
      })
    })
    request.once('error', reject)
  })

test('the network has TLS, this machine keeps its plain address, and the application is the same', async () => {
  const url = await server.networkUrl()
  expect(url).toMatch(/^https:\/\/127\.0\.0\.2:\d+$/)
  expect(server.baseUrl).toMatch(/^http:\/\/localhost:/)
  const { status, body, headers } = await get(`${url}/mp/api/health`, authority)
  expect(status).toBe(200)
  expect(JSON.parse(body).data).toMatchObject({ status: 'ok' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  // A device that lost the authority must still reach the page that gives it.
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect((await fetch(`${server.baseUrl}/mp/api/health`)).status).toBe(200)
})

test('the certificate was issued at the start, since the address of the machine had changed', async () => {
  const { certificate } = await get(`${await server.networkUrl()}/mp/api/health`, authority)
  expect(certificate?.checkIP(host)).toBe(host)
})

test('a client that does not trust the authority is not served, and plain HTTP off this machine neither', async () => {
  const url = await server.networkUrl()
  const stranger = await makeTrust(await fs.mkdtemp(path.join(tmpdir(), 'quay-other-')), machine, [], new Date())
  await expect(get(`${url}/mp/api/health`, stranger.authority)).rejects.toThrow(/unable to verify/)
  await expect(fetch(url.replace('https', 'http'))).rejects.toThrow()
  await expect(fetch(server.baseUrl.replace('localhost', host))).rejects.toThrow()
})

test('the page on the port that the owner opened gives the certificate and leads to TLS', async () => {
  const page = await fetch(`http://${host}:${pagePort}/trust`)
  expect(await page.text()).toContain(await server.networkUrl())
  const given = await fetch(`http://${host}:${pagePort}/trust/quay.crt`)
  expect(new X509Certificate(Buffer.from(await given.arrayBuffer())).fingerprint256).toBe(
    new X509Certificate(authority).fingerprint256,
  )
  const led = await fetch(`http://${host}:${pagePort}/sales`, { redirect: 'manual' })
  expect(led.headers.get('location')).toBe(`${await server.networkUrl()}/sales`)
})

test('a stop is clean; a key that others can read is refused with its remedy', async () => {
  expect(await server.stop()).toBe(0)
  expect(server.errors()).toBe('')
  const key = path.join(directory, 'trust', 'authority.key')
  await fs.chmod(key, 0o644)
  const { code, said } = await refusedStart(environment())
  expect(said).toBe(`Quầy: ${key} can be read by other users of this machine. Close it: chmod 600 '${key}'.\n`)
  expect(code).toBe(1)
  await fs.chmod(key, 0o600)
  server = await startServerProcess(environment())
})

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
