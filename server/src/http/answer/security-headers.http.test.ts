import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'

let shop: TestApp
let app: FastifyInstance
let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quay-web-'))
  const web = path.join(folder, 'web')
  await mkdir(path.join(web, 'assets'), { recursive: true })
  await writeFile(path.join(folder, 'secret'), 'TOP-SECRET')
  await writeFile(path.join(folder, 'package.json'), 'TOP-SECRET')
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>Quầy</title>')
  await writeFile(path.join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(path.join(web, 'assets/app-1.js'), 'export {}')
  await writeFile(path.join(web, 'assets/app-1.js.gz'), gzipSync('export {}'))
  shop = await testApp({}, { webDirectory: web })
  app = shop.app
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const json = { 'content-type': 'application/json' }
const answers: [string, InjectOptions, number][] = [
  ['the page', { url: '/' }, 200],
  ['the page of a route', { url: '/transactions/bill' }, 200],
  ['the page, its head only', { method: 'HEAD', url: '/' }, 200],
  ['a script', { url: '/assets/app-1.js' }, 200],
  ['a compressed script', { url: '/assets/app-1.js', headers: { 'accept-encoding': 'gzip' } }, 200],
  ['a script that did not change', { url: '/assets/app-1.js', headers: { 'if-none-match': '*' } }, 304],
  ['a picture', { url: '/icon.svg' }, 200],
  ['a file that is not there', { url: '/assets/none.js' }, 404],
  ['a file, written to', { method: 'POST', url: '/icon.svg' }, 404],
  ['health', { url: '/mp/api/health' }, 200],
  ['openapi.json', { url: '/mp/api/openapi.json' }, 200],
  ['the page of the API', { url: '/mp/api/docs' }, 200],
  ['a route without a token', { url: '/mp/api/auth/profile' }, 401],
  ['no route', { url: '/mp/api/nothing' }, 404],
  ['a route by another method', { method: 'PUT', url: '/mp/api/auth/login', headers: json, payload: '{}' }, 404],
  ['a preflight', { method: 'OPTIONS', url: '/mp/api/bill', headers: { origin: 'https://evil.example' } }, 404],
  [
    'a body of another kind',
    { method: 'POST', url: '/mp/api/auth/login', payload: '<a/>', headers: { 'content-type': 'text/xml' } },
    415,
  ],
  ['a body that cannot be read', { method: 'POST', url: '/mp/api/auth/login', payload: '{', headers: json }, 400],
  ['a body without sense', { method: 'POST', url: '/mp/api/auth/login', payload: '{}', headers: json }, 422],
  ['a body too large', { method: 'POST', url: '/mp/api/auth/login', payload: 'x'.repeat(2e6), headers: json }, 413],
  ['a bill that nobody has', { url: `/mp/api/public/bill/${'A'.repeat(22)}` }, 404],
  ['a picture that nobody has', { url: `/mp/api/public/image/${'A'.repeat(22)}` }, 404],
  ['an address that cannot be read', { url: '/mp/api/bill/%zz' }, 404],
]

describe('every answer', () => {
  it.each(answers)('%s', async (_what, options, status) => {
    const { headers, statusCode } = await app.inject({ ...options, remoteAddress: '203.0.113.4' })
    expect(statusCode).toBe(status)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/(script-src|style-src)(-elem)? [^;]*('unsafe-inline'|'unsafe-eval'|https?:|\*)/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': expect.stringMatching(/^(no-store|no-cache|public, max-age=31536000, immutable)$/),
    })
    // No header names the server software, sets a cookie or lets another origin read the answer.
    for (const name of ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin', 'location'])
      expect(headers, name).not.toHaveProperty(name)
    if (status === 404 && options.url === '/mp/api/bill/%zz') return // comes by no hook
    expect(headers).toMatchObject({
      'permissions-policy': expect.stringMatching(
        /bluetooth=\(\).*geolocation=\(\).*local-network=\(\).*serial=\(self\), usb=\(self\), window-management=\(self\)/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
  })

  it('keeps for ever what has a hash in its name, asks again for the page, and keeps nothing of the API', async () => {
    const kept = async (url: string) => (await app.inject(url)).headers['cache-control']
    expect(await kept('/assets/app-1.js')).toBe('public, max-age=31536000, immutable')
    expect(await kept('/')).toBe('no-cache')
    for (const url of ['health', 'docs', 'openapi.json', 'auth/profile', 'none'])
      expect(await kept(`/mp/api/${url}`), url).toBe('no-store')
  })

  it('has one reading only: no trace, no method of another name', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'LOCK'] as const) {
      const text = await overTheWire(`${method} /mp/api/auth/profile HTTP/1.1`)
      expect(text).toMatch(/^HTTP\/1\.1 (404|400)/)
    }
  })
})

/** As it is written, not as a client would put it right. */
function overTheWire(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\nHost: quay\r\nConnection: close\r\n\r\n`))
    let text = ''
    socket.setEncoding('utf8').on('data', part => {
      text += part
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

it.each(['//', '//?a', '///', '//evil.example.com/%2f'])('%s is no page', async path => {
  expect(await overTheWire(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404/)
})

it.each([
  '/../secret',
  '/assets/../../secret',
  '/..%2fsecret',
  '/%2e%2e/secret',
  '/%2e%2e%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..\\secret',
  '/..%5csecret',
  '/assets/..%252f..%252fsecret',
  '/....//secret',
  '//secret',
  '/secret%00.js',
  'http://quay/../secret',
  'file:///etc/passwd',
])('%s is no way out of the folder of the page', async address => {
  const text = await overTheWire(`GET ${address} HTTP/1.1`)
  expect(text).toMatch(/^HTTP\/1\.1 (200|400|404) /)
  expect(text).not.toContain('TOP-SECRET')
  expect(text).not.toContain('root:')
})
