import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, someProduct } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'

const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
const period = `from=${day}&to=${day}`

let shop: TestApp
let owner: Person
let cashier: Person
let product: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  cashier = await addEmployee(shop, owner, { roleName: 'management', fullName: 'Lê Thị Hoa' })
  product = await shelve(shop, owner, [{ quantity: 90 }])
})
afterAll(() => shop.close())

async function sell(person: Person, overrides: { price?: number; discount?: object; quantity?: number } = {}) {
  const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 1, ...overrides }]
  const { data, body } = await person.post('bill', { items, payments: [{ method: 'CASH', amount: 100_000 }] })
  if (!data) throw new Error(JSON.stringify(body))
  return data
}
// biome-ignore lint/suspicious/noExplicitAny: the answer as it comes
const signsOf = async (person: Person, query = ''): Promise<any> => {
  const { items } = (await owner.get(`user_log/suspicious?${period}&${query}`)).data
  return items.find((item: { employeeId: string }) => item.employeeId === person.profile.id)
}

it('counts by employee what an owner looks twice at, with its money, beside their bills', async () => {
  const plain = await sell(cashier)
  await sell(cashier, { discount: { unit: 1, value: 30 } })
  await sell(cashier, { discount: { unit: 1, value: 5 } })
  await sell(cashier, { price: 700, quantity: 3 })
  await sell(cashier, { price: 1_200 })
  await cashier.post(`bill/${plain.id}/cancel`, { reason: 'Khách đổi ý' })
  for (let i = 0; i < 3; i++) await cashier.post(`bill/${plain.id}/reprint`)
  await cashier.post('till/drawer', { reason: 'Đổi tiền lẻ' })
  const goods = [{ name: 'Panadol', unit: 'Hộp', quantity: 2, amount: 84_000 }]
  await cashier.post('till/cart-cut', { kind: 'cart', cutAt: new Date().toISOString(), attempted: true, goods })
  const priced = await someProduct(cashier)
  const [first, ...others] = priced.units
  await cashier.patch(`product/${priced.id}`, { version: 1, units: [{ ...first, price: 400 }, ...others] })
  await cashier.patch(`product/${priced.id}`, { version: 2, name: 'Chỉ đổi tên' })
  await shop.signIn(cashier.profile.username, 'sai-mat-khau').catch(() => null)

  expect(await signsOf(cashier)).toEqual({
    employeeId: cashier.profile.id,
    employeeName: 'Lê Thị Hoa',
    billCount: 5,
    signs: {
      void: { count: 1, amount: -1_000 },
      'deep-discount': { count: 1, amount: -300 },
      'low-price': { count: 1, amount: -900 },
      'price-change': { count: 1, amount: 0 },
      reprint: { count: 2, amount: 0 },
      drawer: { count: 1, amount: 0 },
      'cart-cut': { count: 1, amount: -84_000 },
      'wrong-login': { count: 1, amount: 0 },
    },
  })
})

it('takes the share that the owner calls deep', async () => {
  expect((await signsOf(cashier, 'deepDiscount=5')).signs['deep-discount']).toEqual({ count: 2, amount: -350 })
  expect((await signsOf(cashier, 'deepDiscount=31')).signs['deep-discount']).toBeUndefined()
  expect((await owner.get(`user_log/suspicious?${period}&deepDiscount=0`)).status).toBe(422)
})

it('leads to the rows behind each count', async () => {
  const rows = async (sign: string) =>
    (await owner.get(`user_log?suspicion=${sign}&employeeId=${cashier.profile.id}&${period}`)).data.items
  expect(await rows('void')).toMatchObject([{ action: 'bill.cancel', amount: -1_000 }])
  expect(await rows('price-change')).toMatchObject([{ action: 'product.update' }])
  expect(await rows('reprint')).toHaveLength(2)
  expect(await rows('drawer')).toMatchObject([{ after: { reason: 'Đổi tiền lẻ' } }])
  expect(await rows('cart-cut')).toMatchObject([{ after: { attempted: true, goods: ['Panadol: 2 Hộp, 84.000đ'] } }])

  const bills = async (sign: string) => (await owner.get(`user_log/suspicious/bill?sign=${sign}&${period}`)).data
  expect(await bills('deep-discount')).toMatchObject({
    totalItem: 1,
    items: [
      {
        sellerName: 'Lê Thị Hoa',
        totalPrice: 1_000,
        payable: 700,
        amount: -300,
        goods: `${product.name}: 1.000 → 700`,
      },
    ],
  })
  expect((await bills('low-price')).items).toMatchObject([{ amount: -900, goods: `${product.name}: 1.000 → 700` }])
})

it('keeps to a branch of the caller’s', async () => {
  const second = await addBranch(shop, owner)
  expect(await signsOf(cashier, `branchId=${second}`)).toBeUndefined()
  const { signs } = await signsOf(cashier, `branchId=${owner.branchId}`)
  expect(Object.keys(signs)).not.toContain('wrong-login')
  expect(signs.void).toEqual({ count: 1, amount: -1_000 })
  const elsewhere = await addEmployee(shop, owner, { roleName: 'management', branchIds: [second] })
  expect((await elsewhere.get(`user_log/suspicious?${period}&branchId=${owner.branchId}`)).status).toBe(404)
  expect((await elsewhere.get(`user_log/suspicious/bill?sign=low-price&${period}`)).data.items).toEqual([])
})

it('opens no drawer for who may not, and wants a reason', async () => {
  const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
  expect((await seller.post('till/drawer', { reason: 'x' })).status).toBe(403)
  expect((await cashier.post('till/drawer', { reason: ' ' })).body.issues).toMatchObject([{ path: 'reason' }])
})
