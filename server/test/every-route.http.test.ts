import { asksPeriod } from '@quay/contract/errors-of'
import type { RouteSpec } from '@quay/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../src/db/new-id.ts'
import { type Person, type Reply, type TestApp, testApp } from './app.ts'
import { allRoutes, byFeature, checkEach, guardedRoutes } from './every-route/all-routes.ts'
import { addEmployee } from './factories.ts'

const withModel = guardedRoutes.filter(([, route]) => route.permission !== 'signed-in')
const withParams = guardedRoutes.filter(([, route]) => route.path.includes(':id'))
const withPeriod = guardedRoutes.filter(([, route]) => asksPeriod(route))
const withBody = allRoutes.filter(([, route]) => route.method !== 'GET' && route.body)

/** What lists of a period cannot be asked without, beside it. */
const neededBeside = { partnerKind: 'customer', partnerId: newId(), sign: 'deep-discount' }

let shop: TestApp
let owner: Person
let nobody: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  nobody = await addEmployee(shop, owner, { grants: [] })
})
afterAll(() => shop.close())

const address = (route: RouteSpec, id = newId()) => `/mp/api${route.path.replace(/:\w+/g, id)}`

function send(route: RouteSpec, person: Person | null, url = address(route), body: unknown = {}): Promise<Reply> {
  return shop.call({
    method: route.method,
    url,
    headers: {
      ...(person && { authorization: `Bearer ${person.accessToken}` }),
      ...(route.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(route.method !== 'GET' && { payload: JSON.stringify(body) }),
  })
}

/** A refusal says what it is in the envelope, in Vietnamese, and shows nothing of the inside. */
function expectRefusal(reply: Reply, status: number, error: string) {
  expect(reply).toMatchObject({ status, body: { code: status, error } })
  expect(JSON.stringify(reply.body)).not.toMatch(/\bat .*\.ts:|select |insert |violates/)
}

describe('every route', () => {
  it.each(byFeature(guardedRoutes))('%s: a stranger is answered 401', (_feature, routes) =>
    checkEach(routes, async (_name, route) => expectRefusal(await send(route, null), 401, 'not-signed-in')),
  )

  it.each(byFeature(withModel))(
    '%s: a member without the right is answered 403, before the body is looked at',
    (_feature, routes) =>
      checkEach(routes, async (_name, route) =>
        expectRefusal(await send(route, nobody, address(route), 'not even an object'), 403, 'forbidden'),
      ),
  )

  it.each(byFeature(withParams))(
    '%s: an id that no record has is not found, a text that is no id is refused',
    (_feature, routes) =>
      checkEach(routes, async (_name, route) => {
        const reply = await send(route, owner)
        expect([404, 422]).toContain(reply.status)
        expectRefusal(await send(route, owner, address(route, 'khong-phai-ma')), 422, 'invalid-input')
      }),
  )

  it.each(byFeature(withBody))('%s: what is no object is refused', (_feature, routes) =>
    checkEach(routes, async (_name, route) => {
      for (const body of [null, [], 'x', 7, true]) {
        const reply = await send(route, route.permission === 'public' ? null : owner, address(route), body)
        expectRefusal(reply, 422, 'invalid-input')
      }
    }),
  )

  it.each(byFeature(withPeriod))('%s: a period that ends before it begins is refused', (_feature, routes) =>
    checkEach(routes, async (_name, route) => {
      const shape = ((route.method === 'GET' ? route.query : route.body) as z.ZodObject).shape
      const named = Object.entries(neededBeside).filter(([name]) => name in shape)
      const book = shape.book instanceof z.ZodEnum && { book: shape.book.options[0]! }
      const asked = { ...Object.fromEntries(named), ...book, from: '2026-02-02', to: '2026-02-01' }
      const reply = await send(
        route,
        owner,
        `${address(route)}?${new URLSearchParams(asked as Record<string, string>)}`,
        asked,
      )
      expect(reply.status).toBe(422)
      expect(['period-invalid', 'invalid-input']).toContain(reply.body.error)
      expect(reply.body.issues.map(({ path }: { path: string }) => path)).toEqual([
        expect.stringMatching(/^(from|to)$/),
      ])
    }),
  )

  it('stands in openapi.json, with its summary', async () => {
    const document = (await shop.call({ method: 'GET', url: '/mp/api/openapi.json' })).body
    expect(document.openapi).toMatch(/^3\.1/)
    for (const [name, route] of allRoutes) {
      const entry = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
      expect(entry?.summary, name).toBe(route.summary)
      const sent = entry.requestBody?.content['application/json'].example
      expect(sent === undefined, name).toBe(route.method === 'GET' || !route.body)
      const { content } = entry.responses[route.status === 201 ? 201 : 200]
      if (route.file) {
        expect(Object.keys(content), name).toEqual([route.file])
        continue
      }
      const answered = content['application/json'].example
      if (route.status !== 204) expect(route.response.safeParse(answered.data).success, `example of ${name}`).toBe(true)
    }
  })
})
