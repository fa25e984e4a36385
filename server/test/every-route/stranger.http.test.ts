import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import type { RouteSpec } from '@quay/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/db/new-id.ts'
import { ownApp, type Person, type TestApp } from '../app.ts'
import { byFeature, checkEach, guardedRoutes } from './all-routes.ts'

let shop: TestApp
let owner: Person
let port: number
beforeAll(async () => {
  shop = await ownApp()
  owner = await shop.registerStore()
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

const address = (route: RouteSpec) => `/mp/api${route.path.replace(/:\w+/g, () => newId())}`

/** Sends the head of a request that announces a large body, none of which ever comes; gives what is answered. */
function announce(route: RouteSpec): Promise<string> {
  const head = [
    `${route.method} ${address(route)} HTTP/1.1`,
    'Host: quay',
    ...(route.method === 'GET' ? [] : ['Content-Type: application/json', 'Content-Length: 900000']),
    'Connection: close',
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    let answer = ''
    socket.setEncoding('utf8').on('data', text => {
      answer += text
      if (answer.includes('"not-signed-in"')) socket.destroy()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.setTimeout(5_000, () => socket.destroy())
  })
}

describe('a stranger is answered 401 before a byte of the body was read', () => {
  it.each(byFeature(guardedRoutes))('%s', (_feature, routes) =>
    checkEach(routes, async (_name, route) => {
      const answer = await announce(route)
      expect(answer).toMatch(/^HTTP\/1\.1 401 /)
      expect(answer).toContain(
        '{"code":401,"message":"Bạn chưa đăng nhập hoặc phiên đã hết hạn.","error":"not-signed-in","retry":"session"}',
      )
    }),
  )
})

describe('a token that we did not give, or not for this, opens no route', () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = (payload: object, key: string, alg = 'HS256') => {
    const text = `${encoded({ alg, typ: 'JWT' })}.${encoded({ iat: Math.floor(Date.now() / 1000), ...payload })}`
    if (alg === 'none') return `${text}.`
    return `${text}.${createHmac(alg.replace('HS', 'sha'), key).update(text).digest('base64url')}`
  }
  const claims = () => shop.app.jwt.decode<{ sid: string; store: string }>(owner.accessToken)!
  const our = 'secret-of-tests:access'

  const tokens: [string, () => string][] = [
    ['signed with another key', () => signed(claims(), 'another secret:access')],
    ['signed with the key of refresh tokens', () => signed(claims(), 'secret-of-tests:refresh')],
    ['not signed', () => signed(claims(), '', 'none')],
    ['signed by another method', () => signed(claims(), our, 'HS512')],
    ['too old', () => signed({ ...claims(), iat: 1_700_000_000, exp: 1_700_000_900 }, our)],
    ['of a session that never was', () => signed({ ...claims(), sid: newId() }, our)],
    ['of a store that never was', () => signed({ ...claims(), store: newId() }, our)],
    ['without a session', () => signed({ store: claims().store }, our)],
    ['with a session that is no id', () => signed({ ...claims(), sid: "' or 1=1 --" }, our)],
    ['with a store that is no id', () => signed({ ...claims(), store: "'; reset role; --" }, our)],
    ['a refresh token', () => owner.refreshToken],
    ['nothing', () => ''],
  ]
  it.each(tokens)('%s', async (_what, token) => {
    await checkEach(guardedRoutes, async (_name, route) => {
      const reply = await shop.call({
        method: route.method,
        url: address(route),
        headers: { authorization: `Bearer ${token()}` },
      })
      expect(reply).toMatchObject({ status: 401, body: { code: 401, error: 'not-signed-in' } })
    })
  })

  it('nor does one in the query, in a cookie or by another scheme', async () => {
    const { accessToken } = owner
    const ways = [
      { url: `/mp/api/auth/profile?access_token=${accessToken}&token=${accessToken}` },
      {
        url: '/mp/api/auth/profile',
        headers: { cookie: `token=${accessToken}; Authorization=Bearer%20${accessToken}` },
      },
      { url: '/mp/api/auth/profile', headers: { authorization: `Basic ${btoa(`x:${accessToken}`)}` } },
      { url: '/mp/api/auth/profile', headers: { authorization: accessToken } },
    ]
    for (const way of ways) expect((await shop.call({ method: 'GET', ...way })).status).toBe(401)
  })
})
