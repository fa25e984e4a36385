import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { addBranch, addEmployee, someCustomer } from '../../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../../test/file/exported.ts'
import { type Shelved, shelve } from '../../../../test/shelf.ts'

let shop: TestApp
let owner: Person
let product: Shelved
let customerId: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ quantity: 100, value: 40_000 }])
  customerId = (await someCustomer(owner)).id
  await sell(2)
  await sell(3, { customerId })
  const { data: bill } = await sell(5)
  await owner.post(`bill/${bill.id}/cancel`, { reason: 'Bán nhầm' })
})
afterAll(() => shop.close())

const sell = (quantity: number, more: object = {}, person = owner) =>
  person.post('bill', {
    items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: 1_000 * quantity }],
    ...more,
  })
const ask = (person: Person, body: object) => askForFile(shop, person, 'bill/export', body)
const sheetOf = async (body: object, person = owner) => rowsOf(await ask(person, body))

it('has a row each bill of the filter, the last first, with the sums that the list shows', async () => {
  const rows = await sheetOf({})
  const { items } = (await owner.get('bill')).data
  expect(rows.map(row => row['Mã hóa đơn'])).toEqual(items.map((bill: { code: string }) => bill.code))
  const standing = rows.filter(row => row['Trạng thái'] === 'Hoàn thành')
  const sum = (title: string) => standing.reduce((all, row) => all + Number(row[title]), 0)
  const total = (await owner.get('bill/total')).data
  expect({ payable: sum('Khách cần trả'), paid: sum('Đã trả'), profit: sum('Lợi nhuận') }).toEqual({
    payable: total.payable,
    paid: total.paid,
    profit: total.profit,
  })
  expect(await sheetOf({ customerId })).toMatchObject([{ 'Khách cần trả': 3_000 }])
  expect(await sheetOf({ status: 'CANCELLED' })).toMatchObject([{ 'Trạng thái': 'Đã hủy', 'Lợi nhuận': 0 }])
})

it('has a row each line, and tells the log what went out', async () => {
  expect(await sheetOf({ customerId, withLines: true })).toMatchObject([
    { 'Số lượng': 3, 'Cách thanh toán': 'Tiền mặt', 'Đơn giá': 1_000, 'Thành tiền': 3_000, ĐVT: 'Viên' },
  ])
  expect((await owner.get('user_log?limit=1')).data.items[0]).toMatchObject({
    action: 'excel.export',
    after: { content: 'Hóa đơn, từng dòng hàng', rowCount: 1 },
  })
})

it('knows who wrote a bill beside who sold it: in the filter, its sums and the file', async () => {
  const lan = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
  const { data: sold } = await sell(4, {}, lan)
  const { id, fullName } = lan.profile
  const renamed = await owner.patch(`bill/${sold.id}`, { version: sold.version, sellerId: owner.profile.id })
  expect(renamed.status).toBe(200)
  const { data } = await owner.get(`bill?createdBy=${id}`)
  expect(data.items).toMatchObject([{ id: sold.id, sellerId: owner.profile.id, createdByName: fullName }])
  expect((await owner.get(`bill/total?createdBy=${id}`)).data).toMatchObject({ count: 1, payable: 4_000 })
  expect((await owner.get(`bill?createdBy=${id}&sellerId=${id}`)).data.items).toEqual([])
  expect(await sheetOf({ createdBy: id })).toMatchObject([
    { 'Người bán': owner.profile.fullName, 'Người lập': fullName, 'Khách cần trả': 4_000 },
  ])
  await owner.post(`bill/${sold.id}/cancel`, { reason: 'Bán thử' })
})

it('is for who may take lists out, of their own branch; without the rights no profit, and of others nothing', async () => {
  const grants = [{ model: 'bill', action: 'read' }] as const
  const clerk = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await ask(clerk, {})).statusCode).toBe(403)
  const out = { model: 'data_export', action: 'create' } as const
  const exporter = await addEmployee(shop, owner, { grants: [...grants, out] })
  const rows = await sheetOf({}, exporter)
  expect(rows).toHaveLength(4)
  expect(rows[0]).not.toHaveProperty('Lợi nhuận')
  expect(rows[0]).not.toHaveProperty('Điện thoại')
  expect((await sheetOf({}))[0]).toHaveProperty('Điện thoại')
  expect((await ask(exporter, { branchId: await addBranch(shop, owner) })).statusCode).toBe(404)
  const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }, out] })
  await sell(1, {}, seller)
  expect(await sheetOf({}, seller)).toMatchObject([{ 'Khách cần trả': 1_000 }])
})

it('names the lots of each line with their days of expiry, and of several how much of each', async () => {
  const pills = await shelve(shop, owner, [
    { number: 'A1', quantity: 4, expiryDate: '2030-01-31' },
    { number: 'B2', quantity: 10, expiryDate: '2030-06-30' },
  ])
  const { id } = await someCustomer(owner)
  const items = [
    { productId: pills.id, unitId: pills.units.Viên, quantity: 6 },
    { productId: pills.id, unitId: pills.units.Viên, quantity: 1 },
  ]
  await sell(7, { items, customerId: id })
  const rows = await sheetOf({ customerId: id, withLines: true })
  expect(rows.map(row => [row['Số lô'], row['Hạn dùng']])).toEqual([
    ['A1 (4), B2 (2)', '31/01/2030, 30/06/2030'],
    ['B2', '30/06/2030'],
  ])
  expect(await sheetOf({ customerId: id })).not.toHaveProperty('0.Số lô')
})
