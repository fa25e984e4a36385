import type { RouteSpec } from '@quay/contract/route'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { newId } from '../../src/db/new-id.ts'
import { addressOf, callsOf, likeExample } from './calls.ts'
import type { Call } from './examples.ts'
import { oddTexts, type Spoiling, spoil, spoilings } from './spoil.ts'
import type { World } from './world.ts'

/** A request as it goes over the wire, good or bad. */
export interface Request {
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** A last change of what is sent: of the bytes, of the headers, of the address. */
type Twist = (request: Request) => Request

const json = 'application/json'
const withText =
  (change: (text: string) => string | Buffer): Twist =>
  request =>
    request.payload === undefined ? request : { ...request, payload: change(String(request.payload)) }
const withHeader =
  (name: string, value: string): Twist =>
  request => ({
    ...request,
    headers: { ...request.headers, [name]: value },
  })
const withAddress =
  (change: (url: string) => string): Twist =>
  request => ({ ...request, url: change(request.url) })
const addToQuery = (text: string) => withAddress(url => `${url}${url.includes('?') ? '&' : '?'}${text}`)

const twists: Twist[] = [
  withText(text => text.slice(0, Math.floor(text.length / 2))),
  withText(text => text.slice(0, -1)),
  withText(text => `${text}}`),
  withText(text => `\ufeff${text}`),
  withText(() => ''),
  withText(() => 'null'),
  withText(() => 'không phải JSON'),
  withText(() => '{"a":'.repeat(20_000)),
  withText(text => text.replace(/\d+/, '1e400')),
  withText(text => text.replace(/\d+/, '123456789012345678901234567890')),
  withText(text => text.replace(/\d+/, 'NaN')),
  withText(text => text.replace(/"(\w+)":/, '"$1":null,"$1":')),
  withText(text => text.replace('{', '{"__proto__":{"isAdmin":true},')),
  withText(text => text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')),
  withText(text => Buffer.from(text, 'utf16le')),
  withText(text => Buffer.from(`${text}é`, 'latin1')),
  withHeader('content-type', 'text/plain'),
  withHeader('content-type', 'application/x-www-form-urlencoded'),
  withHeader('content-type', 'multipart/form-data; boundary=x'),
  withHeader('content-type', 'text/html'),
  withHeader('content-type', `${json}; charset=utf-16`),
  withHeader('content-type', `${json}/../x`),
  withHeader('content-encoding', 'gzip'),
  withHeader('accept', 'text/html'),
  withHeader('idempotency-key', 'khong-phai-khoa'),
  withHeader('idempotency-key', '018f0000-0000-7000-8000-000000000000'),
  request => withHeader('idempotency-key', newId())(request),
  withHeader('x-http-method-override', 'DELETE'),
  withHeader('x-override', 'a.b.c'),
  withHeader('x-branch', "' or 1=1"),
  withHeader('x-branch', newId()),
  withHeader('x-forwarded-for', "127.0.0.1, ' or 1=1"),
  withHeader('user-agent', 'x'.repeat(5_000)),
  withHeader('accept-language', '\u00ff'.repeat(200)),
  addToQuery('limit=5&limit=6'),
  addToQuery('limit=1e9&page=-1'),
  addToQuery('page=99999999999999999999&cursor='),
  addToQuery('cursor=eyJhIjoxfQ&keyword=%00'),
  addToQuery(`keyword=${encodeURIComponent("%_\\' ".repeat(20))}`),
  addToQuery('__proto__=1&constructor[prototype]=1&a[b][c]=1'),
  addToQuery('from=2026-12-31&to=2026-01-01'),
  addToQuery('sortBy=name;drop&orderBy=asc'),
  addToQuery('branchId=&branchId[]=x'),
  addToQuery(`x=${'%F0%9F%92%8A'.repeat(2_000)}`),
  withAddress(url => url.replace(/[0-9a-f-]{36}/, id => id.toUpperCase())),
  withAddress(url => url.replace(/[0-9a-f-]{36}/, '00000000-0000-0000-0000-000000000000')),
  withAddress(url => url.replace(/[0-9a-f-]{36}/, '..%2f..%2fetc%2fpasswd')),
  withAddress(url => url.replace(/[0-9a-f-]{36}/, '%00')),
  withAddress(url => url.replace(/[0-9a-f-]{36}/, '%ED%A0%80')),
  withAddress(url => url.replace(/[0-9a-f-]{36}/, "'%20or%201=1")),
  withAddress(url => url.replace(/\?|$/, '/$&')),
]

/**
 * Requests of a route: as they should be; with a body, query or parameter that has odd or missing parts; with broken
 * bytes, headers or addresses.
 */
export function requestsOf(name: string, route: RouteSpec, world: World): fc.Arbitrary<Request> {
  const odd = fc.constantFrom(...oddTexts)
  return fc
    .record({
      made: callsOf(route, world),
      asTaught: fc.boolean(),
      body: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: route.body ? 3 : 1, arbitrary: spoilings }),
      query: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd }),
      param: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd }),
      at: fc.nat(100),
      twist: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 2, arbitrary: fc.nat(twists.length - 1) },
      ),
    })
    .map(({ made, asTaught, body, query, param, at, twist }) => {
      const call = asTaught ? likeExample(name, route, world, made) : made
      const changed: Call = {
        params: replaceOne(call.params, Object.keys(call.params), at, param) as Record<string, string>,
        query: replaceOne(call.query, Object.keys(route.query?.shape ?? {}), at, query),
        body: body.length ? spoil(call.body, body as Spoiling[]) : call.body,
      }
      const request = asRequest(route, changed)
      return twist === undefined ? request : twists[twist]!(request)
    })
}

function replaceOne(values: Record<string, unknown>, names: string[], at: number, value: string | undefined) {
  const name = names[at % names.length]
  return name === undefined || value === undefined ? values : { ...values, [name]: value }
}

function asRequest(route: RouteSpec, call: Call): Request {
  const payload = route.method === 'GET' || call.body === undefined ? undefined : JSON.stringify(call.body)
  const request = { url: addressOf(route, call), headers: {} }
  return payload === undefined ? request : { ...request, headers: { 'content-type': json }, payload }
}

/** What `inject` takes. */
export const toInject = (route: RouteSpec, { url, headers, payload }: Request, token?: string): InjectOptions => ({
  method: route.method,
  url,
  // Guesses count against the address that they come from; no person of the tests signs in from this one.
  remoteAddress: '203.0.113.9',
  headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
  ...(payload !== undefined && { payload }),
})
