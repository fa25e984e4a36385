import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { addBranch, addEmployee, someProduct } from '../../../../test/factories.ts'
import { shelve } from '../../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  await shelve(shop, owner, [
    { quantity: 10, value: 10_000 },
    { quantity: 5, value: 7_000 },
  ])
  await shelve(shop, owner, [{ quantity: 1, value: 3_000, expiryDate: '2026-01-31' }])
  await someProduct(owner, { name: 'Oresol cam' })
})
afterAll(() => shop.close())

const totalOf = async (query: string, person = owner) => (await person.get(`product/total?${query}`)).data

it('counts what the list shows, whatever narrows it, and sums what the branch has of it', async () => {
  for (const query of [
    '',
    'keyword=oresol',
    'stock=in',
    'stock=out',
    'expiringWithinDays=30',
    'type=1',
    'isActive=0',
  ]) {
    const list = (await owner.get(`product?limit=100&${query}`)).data
    expect((await totalOf(query)).count, query).toBe(list.totalItem)
  }
  expect(await totalOf('')).toEqual({ count: 3, stockedCount: 2, value: 20_000 })
  expect(await totalOf('keyword=oresol')).toEqual({ count: 1, stockedCount: 0, value: 0 })
  expect(await totalOf('expiringWithinDays=0')).toEqual({ count: 1, stockedCount: 1, value: 3_000 })
})

it('is of the branch asked for, and says what goods cost only to those with the right', async () => {
  const branchId = await addBranch(shop, owner)
  expect(await totalOf(`branchId=${branchId}`)).toMatchObject({ count: 3, stockedCount: 0 })
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'read' }] })
  expect(await totalOf('', clerk)).toEqual({ count: 3, stockedCount: 2 })
  expect((await clerk.get(`product/total?branchId=${branchId}`)).status).toBe(404)
  const stranger = await shop.registerStore()
  expect(await totalOf('', stranger)).toMatchObject({ count: 0 })
})
