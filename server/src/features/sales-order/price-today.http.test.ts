import { beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopWithBooks()
let owner: Person
let customer: Json
let product: Shelved
beforeEach(async () => {
  owner = await shop.registerStore()
  customer = await someCustomer(owner)
  product = await shelve(shop, owner, [{ quantity: 100 }], { type: 2 })
})

const ten = { name: 'Giảm 10 %', level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }] }
const promote = async (part: object = {}): Promise<Json> => {
  const made = await owner.post('discount', { ...ten, ...part })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.data
}
const change = async ({ id }: Json, part: object) => {
  const { version } = (await owner.get(`discount/${id}`)).data
  expect((await owner.patch(`discount/${id}`, { version, ...part })).status).toBe(200)
}
async function ordered(more: object = {}): Promise<Json> {
  const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 10 }]
  const answer = await owner.post('order', { status: 'SUCCEED', customerId: customer.id, items, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.data
}
const price = async ({ id }: Json) => (await owner.get(`order/${id}/price`)).data
const same = { ended: [], begun: [], changed: [] }

it('tells both sums, and which promotions ended, began or give another amount', async () => {
  const first = await promote()
  const made = await ordered()
  expect(await price(made)).toEqual({ before: 9_000, now: 9_000, payable: 9_000, ...same })
  await change(first, { rules: [{ value: 2000 }] })
  expect(await price(made)).toEqual({ before: 9_000, now: 8_000, payable: 8_000, ...same, changed: ['Giảm 10 %'] })
  await change(first, { isActive: false })
  await promote({ name: 'Hè', level: 'ORDER', effect: 'MONEY', rules: [{ value: 500 }] })
  expect(await price(made)).toEqual({
    ...{ before: 9_000, now: 9_500, payable: 9_500 },
    ...{ ...same, ended: ['Giảm 10 %'], begun: ['Hè'] },
  })
  expect((await owner.get(`order/${made.id}`)).data).toMatchObject({ payable: 9_000, version: made.version })
})

it('an order gets the uses of its own promotions and codes again', async () => {
  const limited = await promote({ maxUses: 1, maxUsesCustomer: 1 })
  const coded = await promote({
    name: 'Mã',
    level: 'ORDER',
    effect: 'MONEY',
    rules: [{ value: 100 }],
    codeKind: 'SINGLE',
  })
  await owner.post(`discount/${coded.id}/code`, { prefix: 'TET', count: 1, expiresOn: null, isIssued: true })
  const [{ code }] = (await owner.get(`discount/code?discountId=${coded.id}`)).data.items
  const made = await ordered({ codes: [code] })
  expect(made.payable).toBe(8_900)
  expect(await price(made)).toEqual({ before: 8_900, now: 8_900, payable: 8_900, ...same })
  expect((await ordered()).payable).toBe(10_000)
  expect(limited.id).toEqual(expect.any(String))
})

it('a price that changed alone is no promotion that changed', async () => {
  await promote()
  const made = await ordered()
  const body = { bookId: null, unitId: product.units.Viên, price: 2_000, expected: 1_000 }
  expect((await owner.put('price-book/price', body)).status).toBe(200)
  expect(await price(made)).toEqual({ before: 9_000, now: 18_000, payable: 18_000, ...same })
})

it('who sells takes the new price as it was shown, before the first bill', async () => {
  const made = await ordered()
  await promote()
  const lan = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
  const take = (expectedPayable: number, version = made.version) =>
    lan.post(`order/${made.id}/price`, { version, expectedPayable }, { 'idempotency-key': newId() })
  expect((await take(9_500)).body).toMatchObject({ error: 'price-changed', details: { payable: 9_000 } })
  expect((await take(9_000, made.version + 1)).body.error).toBe('version-conflict')
  const taken = await take(9_000)
  expect(taken.data, JSON.stringify(taken.body)).toMatchObject({ payable: 9_000, discounts: [{ amount: 1_000 }] })
  const [entry] = (await owner.get(`user_log?action=order.update&keyword=${made.code}`)).data.items
  expect(JSON.stringify(entry)).toContain('9000')

  const [{ id: orderItemId, productId, unitId }] = taken.data.items
  const bill = { orderId: made.id, customerId: customer.id, items: [{ orderItemId, productId, unitId, quantity: 1 }] }
  expect((await owner.post('bill', { ...bill, payments: [{ method: 'CASH', amount: 900 }] })).data.payable).toBe(900)
  expect((await owner.get(`order/${made.id}/price`)).body.error).toBe('order-has-bills')
  expect((await take(9_000, made.version + 2)).body.error).toBe('order-has-bills')
  expect(await ledgerDifferences(shop)).toEqual([])
})
