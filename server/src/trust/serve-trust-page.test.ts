import { X509Certificate } from 'node:crypto'
import { request as askPlainly, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KeyPair, makeAuthority } from './authority.ts'
import { deviceSystem, installWords } from './install-words.ts'
import { secureAddresses } from './secure-addresses.ts'
import { serveTrustPage } from './serve-trust-page.ts'

let authority: KeyPair
let server: Server
let base: string
const addresses = ['https://192.168.1.5:3443', 'https://127.0.0.1:3443', 'https://may-quay.local:3443']
beforeAll(async () => {
  authority = await makeAuthority(['may-quay'], 'Quầy, máy thử', new Date())
  server = await serveTrustPage({ host: '127.0.0.1', port: 0 }, () => ({ authority: authority.certificate, addresses }))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const get = (path: string, options: RequestInit = {}) => fetch(`${base}${path}`, { redirect: 'manual', ...options })
/** The address as it is written: `fetch` would put it right first. */
const rawLocation = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    askPlainly({ host: '127.0.0.1', port, path }, answer => resolve(answer.resume().headers.location))
      .on('error', reject)
      .end()
  })

describe('the page', () => {
  it('has the words of each system, those of the device first and open', async () => {
    const answer = await get('/trust', { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' } })
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const { name } of Object.values(installWords)) expect(text).toContain(`<summary>${name}`)
    expect(text).toMatch(/<details open>\n<summary>Android/)
    expect(text.match(/<details open>/g)).toHaveLength(1)
    expect(text).toContain(new X509Certificate(authority.certificate).fingerprint256)
  })

  it('leads to the application by the address at which the device found it', async () => {
    const text = await (await get('/trust')).text()
    expect([...text.matchAll(/href="(https[^"]+)"/g)].map(match => match[1])).toEqual([
      'https://127.0.0.1:3443/',
      'https://192.168.1.5:3443/',
      'https://may-quay.local:3443/',
    ])
  })

  it('runs nothing and may be shown in no frame', async () => {
    const { headers } = await get('/trust')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('what it gives', () => {
  it('is the certificate, for Apple in a profile', async () => {
    const certificate = await get('/trust/quay.crt')
    expect(certificate.headers.get('content-type')).toBe('application/x-x509-ca-cert')
    const given = new X509Certificate(Buffer.from(await certificate.arrayBuffer()))
    expect(given.fingerprint256).toBe(new X509Certificate(authority.certificate).fingerprint256)

    const profile = await get('/trust/quay.mobileconfig')
    expect(profile.headers.get('content-type')).toBe('application/x-apple-aspen-config')
    const text = await profile.text()
    const data = /<data>([\s\S]+)<\/data>/.exec(text)![1]!
    expect(new X509Certificate(Buffer.from(data, 'base64')).fingerprint256).toBe(given.fingerprint256)
    expect(await (await get('/trust/quay.mobileconfig')).text()).toBe(text)
  })

  it('is never the key, whatever is asked for', async () => {
    const secret = authority.key.split('\n')[1]!
    for (const path of [
      '/trust/authority.key',
      '/trust/../authority.key',
      '/trust/%2e%2e/authority.key',
      '/trust',
      '/',
    ])
      expect(await (await get(path)).text()).not.toContain(secret)
  })
})

describe('everything else', () => {
  it('is led to the secure address, and nowhere else', async () => {
    const at = async (path: string, headers = {}) => (await get(path, { headers })).headers.get('location')
    expect(await at('/sales?x=1')).toBe('https://127.0.0.1:3443/sales?x=1')
    expect(await at('//evil.example/x')).toBe('https://127.0.0.1:3443/')
    expect(await rawLocation('/\\evil.example/x')).toBe('https://127.0.0.1:3443/')
    expect(await rawLocation('//')).toBe('https://127.0.0.1:3443/')
    expect((await get('/sales')).status).toBe(302)
    expect((await get('/trust', { method: 'POST' })).status).toBe(405)
  })
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iphone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
  ['curl/8', undefined],
])('%s is %s', (agent, system) => {
  expect(deviceSystem(agent)).toBe(system)
})

it('tells other devices the addresses that they can reach', () => {
  const names = { names: ['localhost', 'may', 'may.local'], addresses: ['192.168.1.5', 'fd00::2', '127.0.0.1', '::1'] }
  expect(secureAddresses(names, '0.0.0.0', 3443)).toEqual([
    'https://192.168.1.5:3443',
    'https://may.local:3443',
    'https://may:3443',
  ])
  expect(secureAddresses(names, '::', 1).at(-1)).toBe('https://[fd00::2]:1')
  expect(secureAddresses(names, '127.0.0.2', 1)).toEqual(['https://127.0.0.2:1'])
  expect(secureAddresses({ names: ['localhost'], addresses: [] }, '0.0.0.0', 1)).toEqual(['https://localhost:1'])
})
