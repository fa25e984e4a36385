import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { someCustomer } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const group = (name: string, mode: string, rule?: object) => owner.post('customer-group', { name, mode, rule })
const groupOf = async ({ id }: { id: string }) => (await owner.get(`customer/${id}`)).data.groupName
const apply = async () => (await owner.post('customer-group/apply', {})).data

it('groups fill themselves by rank, leave whom a person put somewhere, and let go of who fits no more', async () => {
  const goods = await shelve(shop, owner, [{ quantity: 1_000, value: 500_000 }])
  const hand = (await group('Xếp tay', 'MANUAL')).data
  const [buyer, woman, chosen] = [
    await someCustomer(owner, { gender: 'female' }),
    await someCustomer(owner, { gender: 'female' }),
    await someCustomer(owner, { gender: 'female', groupId: hand.id }),
  ]
  const bill = await owner.post('bill', {
    customerId: buyer.id,
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 50 }],
    payments: [{ method: 'CASH', amount: 50_000 }],
  })
  expect((await group('Thân thiết', 'FOLLOW', { rank: 1, spentFrom: 50_000, spentDays: 30 })).status).toBe(201)
  expect((await group('Phụ nữ', 'ADD', { rank: 2, gender: 'female' })).status).toBe(201)
  expect(await apply()).toEqual({ added: 2, removed: 0 })
  expect([await groupOf(buyer), await groupOf(woman), await groupOf(chosen)]).toEqual([
    'Thân thiết',
    'Phụ nữ',
    'Xếp tay',
  ])
  expect(await apply()).toEqual({ added: 0, removed: 0 })

  await owner.post(`bill/${bill.data.id}/cancel`, { reason: 'Trả' })
  const { version } = (await owner.get(`customer/${buyer.id}`)).data
  await owner.patch(`customer/${buyer.id}`, { version, gender: 'male' })
  expect(await apply()).toEqual({ added: 0, removed: 1 })
  expect(await groupOf(buyer)).toBeNull()

  const { version: now } = (await owner.get(`customer/${woman.id}`)).data
  await owner.patch(`customer/${woman.id}`, { version: now, groupId: hand.id })
  expect(await apply()).toEqual({ added: 0, removed: 0 })
  expect(await groupOf(woman)).toBe('Xếp tay')
})

it('a group that fills itself needs a condition', async () => {
  expect((await group('Trống', 'ADD')).body).toMatchObject({ error: 'group-rule-missing' })
  expect((await group('Trống', 'ADD', { rank: 1 })).status).toBe(422)
})

it('a group takes in who lives in a province, or in one of its wards', async () => {
  const [ward] = (await owner.get('ward?provinceCode=79&limit=1')).data.items
  const [elsewhere] = (await owner.get('ward?provinceCode=01&limit=1')).data.items
  const [near, far, nowhere] = [
    await someCustomer(owner, { wardCode: ward.code }),
    await someCustomer(owner, { wardCode: elsewhere.code }),
    await someCustomer(owner),
  ]
  expect((await group('Sài Gòn', 'FOLLOW', { rank: 3, provinceCode: '79' })).status).toBe(201)
  expect((await group('Phường bên', 'FOLLOW', { rank: 4, wardCode: elsewhere.code })).status).toBe(201)
  expect((await group('Xa', 'FOLLOW', { rank: 5, provinceCode: '7' })).status).toBe(422)
  await apply()
  expect([await groupOf(near), await groupOf(far), await groupOf(nowhere)]).toEqual(['Sài Gòn', 'Phường bên', null])
})
