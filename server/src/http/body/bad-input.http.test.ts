import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../../test/app.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await ownApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

/** Sends any bytes and headers as they are. */
function send(url: string, { headers, ...options }: InjectOptions = {}) {
  const signed = { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' }
  return shop.app.inject({ method: 'POST', url: `/mp/api/${url}`, headers: { ...signed, ...headers }, ...options })
}
const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')

describe('a cursor that is forged or of another list is the caller’s mistake', () => {
  const lists = ['bill', 'product', 'customer', 'provider', 'user_log', 'lot', 'cashbook', 'stock', 'inbound']
  const positions = [
    ['x', 'y'],
    [0, 'x', 'y'],
    ['\u0000', '\u0000'],
    ['\u0000', '\u0000', '\u0000'],
    [null, null],
    [1e308],
    ['x'],
    { at: 'x' },
  ]
  it.each(lists)('%s', async list => {
    for (const position of positions) {
      const reply = await owner.get(`${list}?cursor=${cursorOf(position)}`)
      if (reply.status === 200) continue
      expect(reply).toMatchObject({ status: 422, body: { error: 'invalid-input', issues: [{ path: 'cursor' }] } })
    }
    expect((await owner.get(`${list}?cursor=khong-phai`)).status).toBe(422)
  })
})

describe('days at the ends of the calendar', () => {
  it.each(['bill', 'bill/total', 'user_log', 'cashbook', 'inbound'])('%s', async list => {
    for (const field of ['from', 'to']) {
      // Lists that add up days know none behind 2999.
      const last = list === 'cashbook' ? '2999-12-31' : '9999-12-31'
      expect((await owner.get(`${list}?${field}=${last}`)).status).toBe(200)
      expect((await owner.get(`${list}?${field}=1900-01-01`)).status).toBe(200)
      for (const day of ['0000-01-01', '0001-01-01', '2026-02-31', '10000-01-01'])
        expect(await owner.get(`${list}?${field}=${day}`)).toMatchObject({
          status: 422,
          body: { issues: [{ path: field }] },
        })
    }
  })
})

describe('bodies', () => {
  it.each([
    ['bytes that are no UTF-8', Buffer.from('{"name":"\xff\xfe"}', 'latin1'), 400, 'malformed-request'],
    ['half a character', '{"name":"a\\ud800b"}', 422, 'invalid-input'],
    ['NUL', '{"name":"a\\u0000b"}', 422, 'invalid-input'],
    ['a key of every object', '{"name":"a","__proto__":{"isAdmin":true}}', 422, 'invalid-input'],
    ['compressed', Buffer.from([0x1f, 0x8b, 8, 0]), 400, 'malformed-request'],
    ['deeper than a stack', `{"name":${'['.repeat(300_000)}${']'.repeat(300_000)}}`, 400, 'malformed-request'],
    [
      'deep in something that is no field',
      `{"x":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`,
      400,
      'malformed-request',
    ],
    ['more values than a form has', `{"name":"a",${'"x":1,'.repeat(5_000)}"y":1}`, 413, 'body-too-large'],
  ])('%s', async (_name, payload, status, error) => {
    const reply = await send('customer', { payload })
    expect(reply.json()).toMatchObject({ code: status, error })
    expect(reply.statusCode).toBe(status)
  })

  it('deeper than a stack, where a route takes none', async () => {
    const reply = await send(`bill/${newId()}/reprint`, { payload: '['.repeat(300_000) + ']'.repeat(300_000) })
    expect(reply.json()).toMatchObject({ code: 404, error: 'not-found' })
  })

  it('with a hundred thousand unknown fields are not answered with a sentence for each', async () => {
    const fields = (length: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, 1])))
    const few = await send('customer', { payload: fields(700) })
    expect(few.statusCode).toBe(422)
    expect(few.json().issues).toHaveLength(100)
    const many = await send('bill', { payload: fields(90_000) })
    expect(many.statusCode).toBe(413)
  })

  it('with a list of a hundred thousand empty lines are refused before a line is looked at', async () => {
    const reply = await send('bill', { payload: `{"items":[${'{},'.repeat(30_000)}{}]}` })
    expect(reply.json()).toMatchObject({ code: 422, issues: [{ path: 'items', message: 'Tối đa 500 mục' }] })
    expect(reply.json().issues).toHaveLength(1)
  })

  it('of a stranger are short', async () => {
    const long = await send('auth/login', { payload: JSON.stringify({ username: 'a'.repeat(9_000), password: 'x' }) })
    expect(long.json()).toMatchObject({ code: 413, error: 'body-too-large' })
    const short = await send('auth/login', { payload: JSON.stringify({ username: 'a'.repeat(5_000), password: 'x' }) })
    expect(short.json()).toMatchObject({ code: 422, issues: [{ path: 'username', message: 'Tối đa 40 ký tự' }] })
  })
})

describe('addresses that no route can have', () => {
  it.each(['bill/%zz', 'bill/%ff', `bill/${'a'.repeat(500)}`])('%s', async url => {
    const reply = await send(url, { method: 'GET' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      code: 404,
      error: 'not-found',
      retry: 'final',
      message: 'Không tìm thấy dữ liệu này.',
    })
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('what is no HTTP', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  const write = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', part => {
        answer += part
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })

  it.each([
    ['no request at all', 'xin chào\r\n\r\n', 400, 'malformed-request'],
    ['no host', 'GET /mp/api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed-request'],
    ['headers beyond measure', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 413, 'body-too-large'],
  ])('%s', async (_name, text, status, error) => {
    const [head = '', body = ''] = (await write(text)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toMatch(/content-security-policy: default-src 'none'/i)
    expect(head).toMatch(/x-content-type-options: nosniff/i)
    expect(JSON.parse(body)).toMatchObject({ code: status, error })
  })
})
