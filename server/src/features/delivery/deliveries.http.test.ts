import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'
import { sheetAnswered } from '../../../test/file/sheet.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let product: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ quantity: 100 }])
})
afterAll(() => shop.close())

const delivery = {
  receiverName: 'Phạm Thị Hoa',
  phone: '0909123456',
  address: '12 Lê Lợi',
  wardCode: '26882',
  note: 'Cổng sau',
  wishedOn: '2026-12-01',
  wishedTime: '17:30',
  carrier: 'Giao Nhanh',
  carrierFee: 18_000,
  weight: 1_250,
  length: 30,
  width: 20,
  height: 10,
}
const body = (over: object = {}) => ({
  id: newId(),
  items: [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }],
  payments: [{ method: 'CASH', amount: 1_000 }],
  ...over,
})
const sell = (over: object = {}, person = owner) => person.post('bill', body(over))

it('stands on the bill as it was given, with the line of its address, in the list, the filter, the file and the log', async () => {
  const { status, data: bill } = await sell({ delivery })
  expect(status).toBe(201)
  const ward = {
    code: '26882',
    name: expect.any(String),
    provinceCode: expect.any(String),
    provinceName: expect.any(String),
  }
  const { wardCode: _code, ...given } = delivery
  expect(bill.delivery).toEqual({ ...given, ward, addressLine: expect.stringMatching(/^12 Lê Lợi, .+, .+/) })
  expect((await owner.get(`bill/${bill.id}`)).data.delivery).toEqual(bill.delivery)
  await sell()
  const { items } = (await owner.get('bill?delivered=1')).data
  expect(items).toMatchObject([
    { id: bill.id, delivery: { receiverName: 'Phạm Thị Hoa', addressLine: bill.delivery.addressLine } },
  ])
  expect((await owner.get('bill')).data.items).toHaveLength(2)
  expect((await owner.get('bill/total?delivered=1')).data.count).toBe(1)
  const sheet = await sheetAnswered(shop, owner, 'bill/export', { delivered: '1' })
  expect(sheet).toContain('Phạm Thị Hoa')
  expect(sheet).toContain(bill.delivery.addressLine)
  expect(sheet).toContain('Giao Nhanh')
  expect(sheet).toContain('18000')
  const [logged] = (await owner.get(`user_log?subjectId=${bill.id}&action=bill.create`)).data.items
  expect(logged.after).toMatchObject({ deliveryAddress: bill.delivery.addressLine })
})

it('is sent once: the same bill again is the same bill, another address is another bill', async () => {
  const asked = body({ delivery })
  const first = await owner.post('bill', asked)
  expect((await owner.post('bill', asked)).data).toMatchObject({ id: asked.id, delivery: first.data.delivery })
  const other = { ...asked, delivery: { ...delivery, address: '13 Lê Lợi' } }
  expect((await owner.post('bill', other)).body.error).toBe('idempotency-conflict')
})

it('needs a receiver, a phone and an address, and a ward that there is', async () => {
  const refused = async (change: object) =>
    (await sell({ delivery: { ...delivery, ...change } })).body.issues?.[0]?.path
  expect(await refused({ weight: 0 })).toBe('delivery.weight')
  expect(await refused({ carrierFee: -1 })).toBe('delivery.carrierFee')
  expect(await refused({ receiverName: ' ' })).toBe('delivery.receiverName')
  expect(await refused({ phone: '12' })).toBe('delivery.phone')
  expect(await refused({ address: '' })).toBe('delivery.address')
  expect(await refused({ wardCode: '00000' })).toBe('delivery.wardCode')
  expect(await refused({ note: 'x'.repeat(301) })).toBe('delivery.note')
  const { data } = await sell({ delivery: { receiverName: 'Hoa', phone: '0909123456', address: 'Xóm 3, Ba Vì' } })
  expect(data.delivery).toMatchObject({
    ward: null,
    addressLine: 'Xóm 3, Ba Vì',
    note: null,
    wishedOn: null,
    wishedTime: null,
  })
})

it('hides the phone from who may see no phones, and keeps it when such a person replaces the bill', async () => {
  const seller = await addEmployee(shop, owner, {
    grants: (['create', 'update', 'delete', 'read'] as const).flatMap(action => [
      { model: 'bill' as const, action },
      { model: 'sale' as const, action },
    ]),
  })
  const { data: bill } = await sell({ delivery }, seller)
  expect(bill.delivery.phone).toBe('09••••456')
  const replace = (person: Person, id: string, change: object) =>
    person.post(`bill/${id}/replace`, {
      reason: 'Thêm một hộp',
      bill: {
        items: [{ productId: product.id, unitId: product.units.Viên, quantity: 2 }],
        payments: [{ method: 'CASH', amount: 2_000 }],
        ...change,
      },
    })
  const kept = await replace(seller, bill.id, {})
  expect((await owner.get(`bill/${kept.data.id}`)).data.delivery).toMatchObject({
    address: delivery.address,
    phone: delivery.phone,
    ward: { code: delivery.wardCode },
  })
  const { phone: _phone, ...withoutPhone } = delivery
  const moved = await replace(seller, kept.data.id, { delivery: { ...withoutPhone, address: '14 Lê Lợi' } })
  expect((await owner.get(`bill/${moved.data.id}`)).data.delivery).toMatchObject({
    address: '14 Lê Lợi',
    phone: delivery.phone,
  })
  const fetched = await replace(owner, moved.data.id, { delivery: null })
  expect(fetched.data.delivery).toBe(null)
  const unknown = await replace(owner, fetched.data.id, { delivery: withoutPhone })
  expect(unknown.body, JSON.stringify(unknown.body)).toMatchObject({
    error: 'receiver-phone-missing',
    issues: [{ path: 'bill.delivery.phone' }],
  })
})
