import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../test/app.ts'
import { addEmployee, someCustomer } from '../../test/factories.ts'
import { newId } from '../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const openDebt = async (person: Person, key: string, amount: number, customer: { id: string }) =>
  person.post('debt/opening', { partnerKind: 'customer', partnerId: customer.id, amount }, { 'idempotency-key': key })
const conflict = { status: 409, body: { error: 'idempotency-conflict' } }

it('a key belongs to the person who used it: a colleague who sends the same call with it gets no answer of theirs', async () => {
  const colleague = await addEmployee(shop, owner, { roleName: 'admin' })
  const customer = await someCustomer(owner)
  const key = newId()
  const first = await openDebt(owner, key, 1_000, customer)
  expect(first.status).toBe(201)
  expect(await openDebt(colleague, key, 1_000, customer)).toMatchObject(conflict)
  expect((await openDebt(owner, key, 1_000, customer)).data).toEqual(first.data)
  // Another store may have the same key for itself.
  const stranger = await shop.registerStore()
  expect((await openDebt(stranger, key, 7_000, await someCustomer(stranger))).data.debt).toBe(7_000)
})

it('a key belongs to one call: neither another content nor the same content for another document uses it again', async () => {
  const customer = await someCustomer(owner)
  const key = newId()
  expect((await openDebt(owner, key, 1_000, customer)).status).toBe(201)
  expect(await openDebt(owner, key, 2_000, customer)).toMatchObject(conflict)

  const made = await Promise.all(['Công ty', 'Đại lý'].map(name => owner.post('provider-group', { name })))
  const [one, other] = made.map(reply => reply.data.id)
  const deleteKey = newId()
  const remove = (id: string) =>
    shop.call({
      method: 'DELETE',
      url: `/mp/api/provider-group/${id}`,
      headers: { authorization: `Bearer ${owner.accessToken}`, 'idempotency-key': deleteKey },
    })
  expect((await remove(one)).body.code).toBe(204)
  expect(await remove(other)).toMatchObject(conflict)
  const left = (await owner.get('provider-group')).data.items
  expect(left.map((group: { id: string }) => group.id)).toEqual([other])
})
