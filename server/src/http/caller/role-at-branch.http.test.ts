import type { Grant } from '@quay/contract/right/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

const seller: Grant[] = [
  { model: 'sale', action: 'create' },
  { model: 'bill', action: 'read' },
]
const manager: Grant[] = [
  ...seller,
  { model: 'user_log', action: 'read' },
  { model: 'employee', action: 'read' },
  { model: 'employee', action: 'update' },
  { model: 'employee', action: 'create' },
  { model: 'import_product', action: 'read' },
  { model: 'bill', action: 'delete' },
]

let shop: TestApp
let owner: Person
let [here, there, third] = ['', '', '']
let roles: { manager: string; seller: string }
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  here = owner.branchId
  there = await addBranch(shop, owner, 'Chi nhánh 2')
  third = await addBranch(shop, owner, 'Chi nhánh 3')
  roles = { manager: await role('Trưởng quầy', manager), seller: await role('Người bán', seller) }
})
afterAll(() => shop.close())

async function role(name: string, permissions: readonly Grant[]): Promise<string> {
  const reply = await owner.post('role', { name: `${name} ${newId()}`, permissions, discountLimit: permissions.length })
  expect(reply.status).toBe(201)
  return reply.data.id
}

const inOurStore = (text: string, values: unknown[]) =>
  inStore(shop, owner.profile.store.id, query => query(text, values))
const at = (branchId: string) => ({ 'x-branch': branchId })

/** A person with these roles by branch, their own role first. */
async function working(own: string, byBranch: Record<string, string | null>): Promise<Person> {
  const person = await addEmployee(shop, owner, { roleId: own, branchIds: Object.keys(byBranch) })
  for (const [branchId, roleId] of Object.entries(byBranch))
    await inOurStore('update employee_branch set role_id = $3 where employee_id = $1 and branch_id = $2', [
      person.profile.id,
      branchId,
      roleId,
    ])
  await inOurStore('update employee_branch set is_default = true where employee_id = $1 and branch_id = $2', [
    person.profile.id,
    Object.keys(byBranch)[0],
  ])
  await inOurStore('update employee set version = version + 1 where id = $1', [person.profile.id])
  return person
}

const read = (person: Person, path: string, branchId?: string) => person.get(path, branchId ? at(branchId) : {})

describe('one acts in the role of the branch that the call names', () => {
  it.each([
    // [where the call is made, what it asks, what comes]
    ['here', 'user_log', 200],
    ['there', 'user_log', 403],
    ['third', 'user_log', 200],
    ['nowhere', 'user_log', 200],
    ['here', 'inbound?branchId={here}', 200],
    ['here', 'inbound?branchId={third}', 200],
    ['here', 'inbound?branchId={there}', 404],
    ['third', 'inbound?branchId={here}', 200],
    ['there', 'inbound?branchId={there}', 403],
    ['there', 'bill?branchId={there}', 200],
    ['there', 'bill?branchId={here}', 404],
    ['nowhere', 'bill?branchId={there}', 404],
    ['nowhere', 'bill', 200],
  ])('%s: GET %s is %i', async (where, path, status) => {
    const places: Record<string, string> = { here, there, third }
    const lan = await working(roles.manager, { [here]: null, [there]: roles.seller, [third]: null })
    const asked = path.replace(/\{(\w+)\}/, (_, name: string) => places[name]!)
    expect((await read(lan, asked, places[where])).status).toBe(status)
  })

  it('the profile tells the role of the branch, and that of each branch', async () => {
    const lan = await working(roles.seller, { [here]: roles.manager, [there]: null })
    const profile = async (branchId?: string) => (await read(lan, 'auth/profile', branchId)).data
    expect((await profile()).role.id).toBe(roles.manager)
    const elsewhere = await profile(there)
    expect(elsewhere.role.id).toBe(roles.seller)
    expect(elsewhere.role.permissions).toHaveLength(seller.length)
    expect(
      Object.fromEntries(elsewhere.branches.map((one: { id: string; role: { id: string } }) => [one.id, one.role.id])),
    ).toEqual({
      [here]: roles.manager,
      [there]: roles.seller,
    })
  })

  it('a branch that is not theirs, of another store, or no id at all is not found; about oneself one is told', async () => {
    const lan = await working(roles.manager, { [here]: null })
    const elsewhere = await shop.registerStore()
    for (const branchId of [there, elsewhere.branchId, newId(), 'x', `${here},${there}`, '']) {
      expect(await read(lan, 'user_log', branchId || ' ')).toMatchObject({ status: 404, body: { error: 'not-found' } })
      expect((await read(lan, 'auth/profile', branchId || ' ')).data.role.id).toBe(roles.manager)
    }
    expect((await read(lan, 'user_log', here.toUpperCase())).status).toBe(200)
  })

  it('the right is asked for before the body is looked at', async () => {
    const lan = await working(roles.manager, { [here]: null, [there]: roles.seller })
    const body = { fullName: 7 }
    expect((await lan.post('employee', body, at(there))).status).toBe(403)
    expect((await lan.post('employee', body, at(here))).status).toBe(422)
  })

  it('a role taken away at a branch holds from the next call on, also while calls are on their way', async () => {
    const lan = await working(roles.seller, { [here]: null, [there]: roles.manager })
    expect((await read(lan, 'user_log', there)).status).toBe(200)
    const person = (await owner.get(`employee/${lan.profile.id}`)).data
    const patch = owner.patch(`employee/${lan.profile.id}`, { version: person.version, branchRoles: [] })
    const during = await Promise.all(Array.from({ length: 8 }, () => read(lan, 'user_log', there)))
    expect(during.every(({ status }) => status === 200 || status === 403)).toBe(true)
    expect((await patch).status).toBe(200)
    expect((await read(lan, 'user_log', there)).status).toBe(403)
  })

  it('changed rights of a role reach who holds it at a branch at once', async () => {
    const own = await role('Kho', [{ model: 'provider', action: 'read' }])
    const lan = await working(roles.seller, { [here]: null, [there]: own })
    expect((await read(lan, 'user_log', there)).status).toBe(403)
    const permissions = [{ model: 'user_log', action: 'read' }]
    expect((await owner.patch(`role/${own}`, { version: 1, permissions })).status).toBe(200)
    expect((await read(lan, 'user_log', there)).status).toBe(200)
    expect((await read(lan, 'user_log', here)).status).toBe(403)
  })
})

describe('roles are given by branch', () => {
  it('told by list and detail, and written down in the log', async () => {
    const lan = await working(roles.seller, { [here]: null, [there]: null })
    const path = `employee/${lan.profile.id}`
    const { version } = (await owner.get(path)).data
    const branchRoles = [{ branchId: there, roleId: roles.manager }]
    const saved = await owner.patch(path, { version, branchRoles })
    expect(saved.status).toBe(200)
    const roleAt = (person: { branches: { id: string; role: { id: string } | null }[] }, id: string) =>
      person.branches.find(one => one.id === id)!.role?.id ?? null
    expect([roleAt(saved.data, here), roleAt(saved.data, there)]).toEqual([null, roles.manager])
    const listed = (await owner.get(`employee?roleId=${roles.manager}&limit=50`)).data.items
    expect(listed.map((one: { id: string }) => one.id)).toContain(lan.profile.id)
    const [row] = await inOurStore(
      `select after from user_log where subject_id = $1 and action = 'employee.update' order by at desc limit 1`,
      [lan.profile.id],
    )
    expect(row.after.branchRoles).toEqual([expect.stringMatching(/^Chi nhánh 2: Trưởng quầy/)])
    // Without the field it stays; where the branch goes, so does the role.
    const kept = await owner.patch(path, { version: saved.data.version, note: 'Ca tối' })
    expect(roleAt(kept.data, there)).toBe(roles.manager)
    const left = await owner.patch(path, { version: kept.data.version, branchIds: [here] })
    const back = await owner.patch(path, { version: left.data.version, branchIds: [here, there] })
    expect(roleAt(back.data, there)).toBeNull()
  })

  it('nobody gives one above their own, nor lifts themselves or a friend where they are less', async () => {
    const lan = await working(roles.manager, { [here]: null, [there]: roles.seller })
    const friend = await working(roles.seller, { [here]: null, [there]: null })
    const above = await role('Trên nữa', [...manager, { model: 'profit', action: 'read' }])
    const give = async (id: string, change: object, branchId = here) => {
      const { version } = (await owner.get(`employee/${id}`)).data
      return lan.patch(`employee/${id}`, { version, ...change }, at(branchId))
    }
    const { id } = friend.profile
    expect(await give(id, { branchRoles: [{ branchId: here, roleId: above }] })).toMatchObject({
      status: 403,
      body: { error: 'role-beyond-own', issues: [{ path: 'branchRoles.0.roleId' }] },
    })
    // At the other branch they are a seller: neither by a role there nor by the person's own.
    expect((await give(id, { branchRoles: [{ branchId: there, roleId: roles.manager }] })).status).toBe(404)
    expect(await give(id, { roleId: roles.manager })).toMatchObject({ status: 403, body: { error: 'role-beyond-own' } })
    expect((await give(lan.profile.id, { branchRoles: [] })).status).toBe(404)
    expect((await give(id, { branchRoles: [{ branchId: here, roleId: roles.manager }] })).status).toBe(200)
    expect((await give(id, { note: 'x' }, there)).status).toBe(403)
    // The caller may not change a person who has more rights at another branch.
    const boss = await working(roles.seller, { [there]: roles.manager })
    expect(await give(boss.profile.id, { note: 'x' })).toMatchObject({
      status: 403,
      body: { error: 'person-above-own' },
    })
  })

  it('a role or branch of another store is not found, beside its field', async () => {
    const elsewhere = await shop.registerStore()
    const lan = await working(roles.seller, { [here]: null, [there]: null })
    const { version } = (await owner.get(`employee/${lan.profile.id}`)).data
    for (const [given, path] of [
      [{ branchId: here, roleId: elsewhere.profile.role.id }, 'branchRoles.0.roleId'],
      [{ branchId: elsewhere.branchId, roleId: roles.seller }, 'branchRoles.0.branchId'],
      [{ branchId: third, roleId: roles.seller }, 'branchRoles.0.branchId'],
    ] as const)
      expect(await owner.patch(`employee/${lan.profile.id}`, { version, branchRoles: [given] })).toMatchObject({
        status: 404,
        body: { error: 'not-found', issues: [{ path }] },
      })
  })

  it('a role that somebody holds at a branch is counted and not deleted', async () => {
    const held = await role('Giữ ở một nơi', seller)
    const lan = await working(roles.seller, { [here]: null, [there]: held })
    expect((await owner.get(`role/${held}`)).data.employeeCount).toBe(1)
    expect(await owner.delete(`role/${held}`)).toMatchObject({
      status: 409,
      body: { error: 'role-in-use', details: { employees: [{ id: lan.profile.id }] } },
    })
  })

  it('of giving a role and deleting it at once, only one is done', async () => {
    const held = await role('Đang xóa', seller)
    const lan = await working(roles.seller, { [here]: null, [there]: null })
    const { version } = (await owner.get(`employee/${lan.profile.id}`)).data
    const branchRoles = [{ branchId: there, roleId: held }]
    const [given, deleted] = await Promise.all([
      owner.patch(`employee/${lan.profile.id}`, { version, branchRoles }),
      owner.delete(`role/${held}`),
    ])
    expect([given.status, deleted.status].filter(status => status < 300)).toHaveLength(1)
  })

  it('the last admin keeps a branch at which they act as admin', async () => {
    const { version } = (await owner.get(`employee/${owner.profile.id}`)).data
    const everywhere = [here, there, third].map(branchId => ({ branchId, roleId: roles.seller }))
    expect(await owner.patch(`employee/${owner.profile.id}`, { version, branchRoles: everywhere })).toMatchObject({
      status: 409,
      body: { error: 'last-admin', issues: [{ path: 'branchRoles' }] },
    })
    const some = await owner.patch(`employee/${owner.profile.id}`, { version, branchRoles: everywhere.slice(2) })
    expect(some.status).toBe(200)
    // An admin sets right also what holds where they are less.
    const back = await owner.patch(
      `employee/${owner.profile.id}`,
      { version: some.data.version, branchRoles: [] },
      at(here),
    )
    expect(back.status).toBe(200)
  })

  it('the branch at which the last admin acts as one is not deleted', async () => {
    const alone = await shop.registerStore()
    const second = await addBranch(shop, alone)
    const other = (await alone.post('role', { name: 'Bán', permissions: seller })).data.id
    const { version } = (await alone.get(`employee/${alone.profile.id}`)).data
    const branchRoles = [{ branchId: alone.branchId, roleId: other }]
    expect((await alone.patch(`employee/${alone.profile.id}`, { version, branchRoles })).status).toBe(200)
    const gone = await alone.delete(`branch/${second}`, undefined, at(second))
    expect(gone).toMatchObject({ status: 409, body: { error: 'branch-in-use' } })
    expect(gone.body.message).toContain('người quản trị cuối cùng')
  })
})

describe('what a colleague allows', () => {
  const pin = '407183'

  it('holds only where the colleague has the right', async () => {
    const lead = await working(roles.manager, { [here]: null, [there]: roles.seller })
    expect((await lead.post('auth/pin', { currentPassword: testPassword, pin })).status).toBe(200)
    const asker = await working(roles.seller, { [here]: null, [there]: null })
    const bills: Record<string, string> = {}
    for (const branchId of [here, there]) bills[branchId] = await sell(branchId)
    const offered = async (branchId: string) =>
      (await read(asker, 'auth/colleague?model=bill&action=delete', branchId)).data.map((one: { id: string }) => one.id)
    expect(await offered(here)).toContain(lead.profile.id)
    expect(await offered(there)).not.toContain(lead.profile.id)

    const cancel = (branchId: string, headers: Record<string, string> = {}) =>
      asker.post(`bill/${bills[branchId]}/cancel`, { reason: 'Bấm nhầm' }, { ...at(branchId), ...headers })
    const allow = async (branchId: string) => {
      const refused = await cancel(branchId)
      expect(refused.status).toBe(403)
      const { model, action, subject, branchId: told } = refused.body.details
      expect(told).toBe(branchId)
      return asker.post('auth/override', { employeeId: lead.profile.id, pin, model, action, subject }, at(here))
    }
    const elsewhere = await allow(there)
    expect((await cancel(there, { 'x-override': elsewhere.data?.token ?? '' })).status).toBe(404)
    const inPlace = await allow(here)
    expect((await cancel(here, { 'x-override': inPlace.data.token })).status).toBe(200)
  })

  async function sell(branchId: string): Promise<string> {
    const product = await shelve(shop, { ...owner, branchId }, [{ quantity: 50 }])
    const reply = await owner.post('bill', {
      branchId,
      items: [{ productId: product.id, unitId: product.units.Viên!, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 1_000_000 }],
    })
    expect(reply.status).toBe(201)
    return reply.data.id
  }
})
