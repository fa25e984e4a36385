import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { inStore, someCustomer, someProvider } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any

const shop = await shopOfFile()
let owner: Person
let cough: Shelved
let mask: Shelved
const ids: Record<string, string> = {}

beforeAll(async () => {
  owner = await shop.registerStore()
  cough = await shelve(shop, owner, [{ quantity: 1_000 }], { name: 'Siro ho' })
  mask = await shelve(shop, owner, [{ quantity: 1_000 }], { name: 'Khẩu trang', type: 2 })
  const group = async (name: string, parentId?: string) =>
    (await owner.post('product-group', { name, ...(parentId && { parentId }) })).data.id
  const top = await group('Thuốc')
  const middle = await group('Hô hấp', top)
  const leaf = await group('Thuốc ho', middle)
  const provider = await someProvider(owner)
  const { data: book } = await owner.post('price-book', { name: 'Giá sỉ', onRequest: true })
  const priced = { bookId: book.id, unitId: cough.units.Viên, price: 900, expected: null }
  expect((await owner.put('price-book/price', priced)).status).toBe(200)
  const doctor = (await owner.post('doctor', { name: 'Trần Thu Đông', degree: 'BS', specialty: 'Nhi' })).data
  Object.assign(ids, { middle, leaf, provider: provider.id, book: book.id, doctor: doctor.id })
  await inStore(shop, owner.profile.store.id, async query => {
    await query(`update product set group_id = $2, control_group = 'psychotropic' where id = $1`, [cough.id, leaf])
    await query(`insert into product_supply (store_id, id, product_id, provider_id) values ($1, $2, $3, $4)`, [
      owner.profile.store.id,
      newId(),
      cough.id,
      provider.id,
    ])
  })
})

const item = (goods: Shelved, quantity: number, more: object = {}) => ({
  productId: goods.id,
  unitId: goods.units.Viên,
  quantity,
  ...more,
})
async function sell(items: object[], amount: number, more: object = {}): Promise<Json> {
  const bill = await owner.post('bill', { items, payments: [{ method: 'CASH', amount }], ...more })
  expect(bill.status, JSON.stringify(bill.body)).toBe(201)
  return bill.data
}
const rows = async (area: string, query: string) => {
  const { status, data, body } = await owner.get(`report/${area}?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (data.items as Json[]).map(({ label, detail, values }) => ({ label, detail, values }))
}

it('goods stand by the middle level and by price book, and are narrowed by type, control group, supplier and book', async () => {
  const patient = { code: 'DT-1', doctorId: ids.doctor, doctorName: 'BS Trần Thu Đông', facility: 'Trạm y tế' }
  const paper = { ...patient, patientName: 'Lê Mai', patientAgeMonths: 400, diagnosis: 'Ho', phone: '0901234567' }
  const customer = await someCustomer(owner, { identityNumber: '001088012345', address: '1 Lê Lợi' })
  const wholesale = await sell([item(cough, 10)], 9_000, {
    prescription: paper,
    customerId: customer.id,
    priceBookId: ids.book,
  })
  expect(wholesale.items[0]).toMatchObject({ price: 900 })
  await sell([item(mask, 4)], 4_000)

  expect(await rows('product', 'groupBy=midGroup')).toMatchObject([
    { label: 'Hô hấp', values: { netRevenue: 9_000 } },
    { label: 'Không có nhóm cấp 2', values: { netRevenue: 4_000 } },
  ])
  expect(await rows('product', 'groupBy=priceBook')).toMatchObject([
    { label: 'Giá sỉ', values: { netRevenue: 9_000 } },
    { label: 'Giá bán chung', values: { netRevenue: 4_000 } },
  ])
  for (const [query, names] of Object.entries({
    'goodsType=1': ['Siro ho'],
    'goodsType=2': ['Khẩu trang'],
    'controlGroup=psychotropic': ['Siro ho'],
    'controlGroup=narcotic': [],
    [`supplierId=${ids.provider}`]: ['Siro ho'],
    [`priceBookId=${ids.book}`]: ['Siro ho'],
  }))
    expect(
      (await rows('product', query)).map(({ label }) => label),
      query,
    ).toEqual(names)
  for (const [query, names] of Object.entries({
    'goodsType=2': ['Khẩu trang'],
    [`supplierId=${ids.provider}`]: ['Siro ho'],
  }))
    expect(
      (await rows('product', `view=WAREHOUSE_VALUE&${query}`)).map(({ label }) => label),
      query,
    ).toEqual(names)

  expect(await rows('sale', 'view=PRESCRIBER')).toMatchObject([
    { label: 'BS Trần Thu Đông', detail: 'Nhi', values: { bills: 1, lines: 1 } },
    { values: { bills: 1, lines: 1 } },
  ])

  const bill = await sell([item(mask, 6)], 6_000)
  const back = await owner.post('sale-return', {
    billId: bill.id,
    reason: 'CHANGED_MIND',
    items: [{ billItemId: bill.items[0].id, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 2_000 }],
  })
  expect(back.status, JSON.stringify(back.body)).toBe(201)
  // Goods of which nothing came back have no row there.
  expect(await rows('product', 'view=RETURNED&groupBy2=unit')).toMatchObject([
    { label: 'Khẩu trang', values: { returnedInUnit: 2, returnedUnits: 2, returns: 2_000 } },
  ])
})

it('the report by time says surcharges, rounding and what was paid by deposits: with them the ways of payment are what was to be paid', async () => {
  const store = await shop.registerStore()
  const goods = await shelve(shop, store, [{ quantity: 1_000 }])
  const line = item(goods, 10)
  const cash = (amount: number) => [{ method: 'CASH', amount }]
  const order = await store.post('order', {
    ...{ contactName: 'Chị Hòa', contactPhone: '0912345678', status: 'SUCCEED' },
    ...{ items: [line], deposit: { payments: cash(4_000) } },
  })
  expect(order.status, JSON.stringify(order.body)).toBe(201)
  const { data: charge, body } = await store.post('surcharge', {
    name: 'Phí đóng gói',
    amount: { unit: 2, value: 500 },
    vatRate: 0,
  })
  const billed = await store.post('bill', {
    ...{ orderId: order.data.id, items: [{ ...line, orderItemId: order.data.items[0].id }], payments: cash(6_000) },
  })
  expect(billed.status, JSON.stringify(billed.body)).toBe(201)
  const charged = await store.post('bill', {
    items: [line],
    surcharges: [{ surchargeId: charge?.id ?? body, amount: 500 }],
    payments: cash(10_500),
  })
  expect(charged.status, JSON.stringify(charged.body)).toBe(201)
  const { total } = (await store.get('report/sale')).data
  expect(total).toMatchObject({ prepaid: 4_000, cash: 16_500, surcharges: 500, cashRounding: 0, revenue: 20_000 })
  expect(total.revenue + total.surcharges + total.cashRounding).toBe(
    total.cash + total.bank + total.debt + total.prepaid,
  )
  // The same by documents, which know customers.
  const documents = (await store.get('report/sale/document')).data
  expect(documents.total).toMatchObject({ prepaid: 4_000, surcharges: 500 })
})

it('what customers owe: before, up, down and after, each the sum of its documents', async () => {
  const store = await shop.registerStore()
  const goods = await shelve(shop, store, [{ quantity: 1_000 }])
  const customer = await someCustomer(store)
  const sold = await store.post('bill', {
    ...{ customerId: customer.id, items: [item(goods, 9)], payments: [{ method: 'DEBT', amount: 9_000 }] },
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  const read = (await store.get('report/customer?view=DEBT')).data
  expect(read.items).toMatchObject([
    { key: customer.id, values: { debtBefore: 0, debtUp: 9_000, debtDown: 0, debtAfter: 9_000 } },
  ])
  expect((await store.get(`customer/${customer.id}`)).data.debt).toBe(9_000)
  const documents = (await store.get(`report/customer/document?view=DEBT&key=${customer.id}`)).data
  expect(documents.items).toMatchObject([{ code: sold.data.code, customerName: customer.name }])
  expect(documents.total.debtAfter).toBe(9_000)
})
