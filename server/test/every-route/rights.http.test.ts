import { areas, models } from '@quay/contract/areas'
import type { Grant, ModelPermission, Permission } from '@quay/contract/right/permission'
import type { RouteSpec } from '@quay/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/db/new-id.ts'
import { type Person, type Reply, type TestApp, testApp } from '../app.ts'
import { addEmployee, inStore } from '../factories.ts'
import { allRoutes, guardedRoutes, type NamedRoute } from './all-routes.ts'
import { changedTables, printStore } from './store-print.ts'

let shop: TestApp
let owner: Person
/** Holds what a test gives them. */
let somebody: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  somebody = await addEmployee(shop, owner, { grants: [] })
})
afterAll(() => shop.close())

/** A call that no route carries out: ids that are nobody's, and a body that no route takes. */
function callIdly(route: RouteSpec, person: Person | null): Promise<Reply> {
  const payload = route.method === 'GET' ? undefined : '"not even an object"'
  return shop
    .call({
      method: route.method,
      url: `/mp/api${route.path.replace(/:slug/g, 'A'.repeat(22)).replace(/:\w+/g, () => newId())}`,
      headers: {
        ...(person && { authorization: `Bearer ${person.accessToken}` }),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload }),
    })
    .catch(() => ({ status: 200, body: undefined, data: undefined }))
}

/** Written down here again, so that a mistake in the product's own reading of a permission is found. */
function holds(grants: readonly { model: string; action: string }[], permission: Permission): boolean {
  if (permission === 'public' || permission === 'signed-in') return true
  return wanted(permission).some(({ model, action }) =>
    grants.some(grant => grant.model === model && (action === undefined || grant.action === action)),
  )
}
const wanted = (permission: Exclude<Permission, string>): readonly ModelPermission[] =>
  'finds' in permission
    ? models.flatMap(model => {
        const actions = areas[model].finds?.[permission.finds] ?? []
        return actions === 'any' ? [{ model }] : actions.map(action => ({ model, action }))
      })
    : 'anyOf' in permission
      ? permission.anyOf
      : [permission]

function answeredRightly(route: RouteSpec, person: Person | null, { status, body }: Reply): boolean {
  if (route.permission === 'public') return status !== 403
  if (!person) return status === 401 && body.error === 'not-signed-in'
  if (!holds(person.profile.role.permissions, route.permission)) return status === 403 && body.error === 'forbidden'
  return status !== 401 && body?.error !== 'forbidden'
}

async function give(grants: readonly Grant[]): Promise<void> {
  const { id } = somebody.profile.role
  const storeId = owner.profile.store.id
  await inStore(shop, storeId, async query => {
    await query('delete from role_permission where store_id = $1 and role_id = $2', [storeId, id])
    await query(
      `insert into role_permission (store_id, id, role_id, model, action)
       select $1, gen_random_uuid(), $2, g ->> 0, g ->> 1 from jsonb_array_elements($3) g`,
      [storeId, id, JSON.stringify(grants.map(({ model, action }) => [model, action]))],
    )
    await query('update role set version = version + 1 where store_id = $1 and id = $2', [storeId, id])
  })
}

const actions = ['read', 'create', 'update', 'delete'] as const
const everything = models.flatMap(model => actions.map(action => ({ model, action })))

describe('every route by five kinds of people: the table of permissions, and nothing else', () => {
  const people: [string, () => Promise<Person | null>][] = [
    ['a visitor', async () => null],
    ['admin', async () => owner],
    ['management', () => addEmployee(shop, owner, { roleName: 'management' })],
    ['staff', () => addEmployee(shop, owner, { roleName: 'staff' })],
    ['a role with one right', () => addEmployee(shop, owner, { grants: [{ model: 'customer', action: 'read' }] })],
  ]
  it.each(people)('%s', async (_who, make) => {
    const person = await make()
    const print = () => printStore(shop, owner.profile.store.id, ['user_log', 'session'])
    const before = await print()
    const wrong: string[] = []
    for (const [name, route] of allRoutes) {
      const reply = await callIdly(route, person)
      if (!answeredRightly(route, person, reply)) wrong.push(`${name}: ${reply.status} ${reply.body?.error ?? ''}`)
    }
    expect(wrong).toEqual([])
    expect(changedTables(before, await print())).toEqual([])
  })
})

describe('each route takes its own rights, and no other', () => {
  // What is given takes longer than a call: routes with the same rights share it.
  const withRights = guardedRoutes.filter(([, route]) => typeof route.permission === 'object')
  const byRights = Map.groupBy(withRights, ([, route]) =>
    wanted(route.permission as Exclude<Permission, string>)
      .map(({ model, action }) => `${model}/${action ?? 'any'}`)
      .join(' or '),
  )

  it.each([...byRights])('%s', async (_rights, routes: NamedRoute[]) => {
    const permission = routes[0]![1].permission as Exclude<Permission, string>
    const wrong: string[] = []
    for (const { model, action = 'create' } of wanted(permission)) {
      await give([{ model, action }])
      for (const [name, route] of routes) {
        const { status, body } = await callIdly(route, somebody)
        if (body?.error === 'forbidden') wrong.push(`${name} with ${model}/${action} only: ${status} ${body.error}`)
      }
    }
    await give(everything.filter(grant => !holds([grant], permission)))
    for (const [name, route] of routes) {
      const { status, body } = await callIdly(route, somebody)
      if (status !== 403 || body?.code !== 403 || body.error !== 'forbidden')
        wrong.push(`${name} with everything else: ${status} ${body?.error ?? ''}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('what is taken away is gone on the next call', () => {
  it('a right, by the form of the role, 100 of 100', async () => {
    const { id } = somebody.profile.role
    await give([{ model: 'provider', action: 'read' }])
    const change = async (permissions: Grant[]) => {
      const { version } = (await owner.get(`role/${id}`)).data
      expect(await owner.patch(`role/${id}`, { version, permissions })).toMatchObject({ status: 200 })
    }
    const answers: number[] = []
    for (let i = 0; i < 100; i++) {
      await change([])
      answers.push((await somebody.get('provider')).status)
      await change([{ model: 'provider', action: 'read' }])
      answers.push((await somebody.get('provider')).status)
    }
    expect(answers).toEqual(Array.from({ length: 100 }, () => [403, 200]).flat())
  })

  it('a device, by the person and by who keeps the people', async () => {
    const person = await addEmployee(shop, owner)
    const [{ id }] = (await person.get('auth/session')).data
    expect((await owner.delete(`employee/${person.profile.id}/session/${id}`)).body.code).toBe(204)
    expect((await person.get('auth/profile')).status).toBe(401)
    const again = await addEmployee(shop, owner)
    const [own] = (await again.get('auth/session')).data
    await again.delete(`auth/session/${own.id}`)
    expect((await again.get('auth/profile')).status).toBe(401)
  })

  it('a person, by their deactivation', async () => {
    const person = await addEmployee(shop, owner)
    const { version } = (await owner.get(`employee/${person.profile.id}`)).data
    expect((await owner.post(`employee/${person.profile.id}/deactivate`, { version })).status).toBe(200)
    expect((await person.get('auth/profile')).status).toBe(401)
  })

  it('a role, by another one', async () => {
    const person = await addEmployee(shop, owner, { grants: [{ model: 'user_log', action: 'read' }] })
    expect((await person.get('user_log')).status).toBe(200)
    const roles = (await owner.get('role')).data.items
    const { version } = (await owner.get(`employee/${person.profile.id}`)).data
    const staff = roles.find((role: { name: string }) => role.name === 'staff').id
    expect((await owner.patch(`employee/${person.profile.id}`, { version, roleId: staff })).status).toBe(200)
    expect((await person.get('user_log')).status).toBe(403)
  })
})
