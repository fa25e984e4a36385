import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { inStore, someCustomer, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { migrationsDirectory } from '../../db/migration/migrate.ts'
import { statements } from '../../db/migration/statements.ts'
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

/** A bill of ten of some goods, four tenths of which the deposit of its order paid. */
async function depositFor(store: Person, goods: Shelved) {
  const line = item(goods, 10)
  const order = await store.post('order', {
    ...{ contactName: 'Chị Hòa', contactPhone: '0912345678', status: 'SUCCEED' },
    ...{ items: [line], deposit: { payments: [{ method: 'CASH', amount: 4_000 }] } },
  })
  expect(order.status, JSON.stringify(order.body)).toBe(201)
  const billed = await store.post('bill', {
    ...{ orderId: order.data.id, items: [{ ...line, orderItemId: order.data.items[0].id }] },
    payments: [{ method: 'CASH', amount: 6_000 }],
  })
  expect(billed.status, JSON.stringify(billed.body)).toBe(201)
  return billed
}

it('the report by time says surcharges, rounding and what was paid by deposits: with them the ways of payment are what was to be paid', async () => {
  const store = await shop.registerStore()
  const goods = await shelve(shop, store, [{ quantity: 1_000 }])
  const line = item(goods, 10)
  const cash = (amount: number) => [{ method: 'CASH', amount }]
  const { data: charge, body } = await store.post('surcharge', {
    name: 'Phí đóng gói',
    amount: { unit: 2, value: 500 },
    vatRate: 0,
  })
  const billed = await depositFor(store, goods)
  const charged = await store.post('bill', {
    items: [line],
    surcharges: [{ surchargeId: charge?.id ?? body, amount: 500 }],
    payments: cash(10_500),
  })
  expect(charged.status, JSON.stringify(charged.body)).toBe(201)
  const { total } = (await store.get('report/sale')).data
  expect(total).toMatchObject({ deposits: 4_000, cash: 16_500, surcharges: 500, cashRounding: 0, revenue: 20_000 })
  expect(total.revenue + total.surcharges + total.cashRounding).toBe(
    total.cash + total.bank + total.debt + total.deposits + total.tradedIn,
  )
  // The same by documents, which know customers.
  const documents = (await store.get('report/sale/document')).data
  expect(documents.total).toMatchObject({ deposits: 4_000, tradedIn: 0, surcharges: 500 })
  // Cancelled, it takes its deposit with it.
  const cancelled = await store.post(`bill/${billed.data.id}/cancel`, { reason: 'Nhập nhầm' })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  expect((await store.get('report/sale')).data.total).toMatchObject({ deposits: 0, tradedIn: 0 })
})

it('goods of an exchange stand apart from deposits of orders, and the charge for gifts apart from the fee of a return', async () => {
  const store = await shop.registerStore()
  const [goods, present] = [
    await shelve(shop, store, [{ quantity: 1_000 }]),
    await shelve(shop, store, [{ quantity: 100, value: 10_000 }]),
  ]
  const sold = await store.post('bill', { items: [item(goods, 10)], payments: [{ method: 'CASH', amount: 10_000 }] })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  const exchanged = await store.post('sale-return', {
    billId: sold.data.id,
    reason: 'CHANGED_MIND',
    items: [{ billItemId: sold.data.items[0].id, quantity: 3 }],
    exchange: { items: [item(goods, 4)] },
    payments: [{ method: 'CASH', amount: 1_000 }],
  })
  expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(201)
  expect((await store.get('report/sale')).data.total).toMatchObject({ deposits: 0, tradedIn: 3_000, cash: 11_000 })
  expect((await store.get('report/sale/document')).data.total).toMatchObject({ deposits: 0, tradedIn: 3_000 })

  expect((await store.patch('setting', { key: 'promoteMedicines', value: true, version: 0 })).status).toBe(200)
  const { data: program } = await store.post('discount', {
    ...{ name: 'Mua 2 tặng 1', level: 'ITEM', effect: 'GIFT', goods: [{ kind: 'PRODUCT', id: goods.id }] },
    ...{ rules: [{ value: 0, minQuantity: 2, getQuantity: 1, giftWorth: 500 }] },
    ...{ gifts: [{ productId: present.id, unitId: present.units.Viên }] },
  })
  const given = await store.post('bill', {
    items: [item(goods, 4), { ...item(present, 2), giftOf: program.id }],
    payments: [{ method: 'CASH', amount: 4_000 }],
  })
  expect(given.status, JSON.stringify(given.body)).toBe(201)
  const back = await store.post('sale-return', {
    billId: given.data.id,
    reason: 'CHANGED_MIND',
    items: [{ billItemId: given.data.items[0].id, quantity: 2 }],
    ...{ fee: { unit: 2, value: 300 }, surplusGifts: 'CHARGE', payments: [{ method: 'CASH', amount: 700 }] },
  })
  expect(back.status, JSON.stringify(back.body)).toBe(201)
  expect(back.data).toMatchObject({ fee: 300, giftCharge: 1_000 })
  for (const asked of ['view=SALE_RETURN', 'view=SALE_RETURN&groupBy=reason', 'view=SALE_RETURN&groupBy=seller']) {
    const { total } = (await store.get(`report/sale?${asked}`)).data
    expect(total, asked).toMatchObject({ returnFee: 300, giftsKept: 1_000 })
    expect((await store.get(`report/sale/document?${asked}`)).data.total).toMatchObject({
      returnFee: 300,
      giftsKept: 1_000,
    })
  }
  // Both are other income of the result, whole as before.
  expect((await store.get('report/sale?view=RESULT')).data.total).toMatchObject({ otherIncome: 1_300 })
  expect((await store.get('report/sale/document?view=RESULT')).data.total).toMatchObject({ otherIncome: 1_300 })
  expect(await ledgerDifferences(shop)).toEqual([])

  // A store of before has one sum for the fee with the gifts, and none for deposits; the upgrade parts them as they were counted.
  await depositFor(store, goods)
  const sums = () =>
    inStore(shop, store.profile.store.id, query =>
      query(
        'select to_jsonb(h) as row from sale_hour h where store_id = $1 order by business_day, hour, seller_id, methods, channel',
        [store.profile.store.id],
      ),
    )
  const counted = await sums()
  await inStore(shop, store.profile.store.id, query =>
    query(
      'update sale_hour set deposit_used = 0, return_fee = return_fee + return_gift_charge, return_gift_charge = 0 where store_id = $1',
      [store.profile.store.id],
    ),
  )
  expect(await sums()).not.toEqual(counted)
  const text = await readFile(path.join(migrationsDirectory, '20261128T0310_deposits_and_gifts_in_sums.sql'), 'utf8')
  const upgrade = statements(text).find(one => one.includes('do $$'))!
  // Only this store: of others nothing was taken away.
  await shop.database.owner.query(
    upgrade.replace('from store_directory', `from store_directory where store_id = '${store.profile.store.id}'`),
  )
  expect(await sums()).toEqual(counted)
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

it('the result stands by kinds of receipts and payments, with those of fees and counts, beside sales and stock; documents are each row', async () => {
  const store = await shop.registerStore()
  const goods = await shelve(shop, store, [{ quantity: 100 }])
  expect(
    (await store.post('bill', { items: [item(goods, 2)], payments: [{ method: 'CASH', amount: 2_000 }] })).status,
  ).toBe(201)
  const accountId = (await store.get('cash-account')).data[0].id
  const kinds = (await store.get('voucher/kind')).data
  const kindOf = (direction: string, nth: number) =>
    kinds.filter((one: Json) => one.direction === direction && one.countsInProfit)[nth]
  for (const [kind, amount] of [
    [kindOf('IN', 0), 5_000],
    [kindOf('OUT', 0), 700],
    [kindOf('OUT', 0), 300],
    [kindOf('OUT', 1), 400],
  ] as const) {
    const written = await store.post('voucher', { direction: kind.direction, kindId: kind.id, accountId, amount })
    expect(written.status, JSON.stringify(written.body)).toBe(201)
  }
  const counted = await store.post('fund-count', {
    reason: 'Đếm lại',
    notes: [
      { value: 5_000, quantity: 1 },
      { value: 500, quantity: 1 },
    ],
  })
  expect(counted.status, JSON.stringify(counted.body)).toBe(201)
  const whole = (await store.get('report/sale?view=RESULT')).data.total
  for (const asked of ['view=RESULT&groupBy=voucherKind', 'view=RESULT&groupBy=month&groupBy2=voucherKind']) {
    const { items, total } = (await store.get(`report/sale?${asked}`)).data
    expect(total, asked).toEqual(whole)
    expect(items.reduce((sum: number, row: Json) => sum + row.values.result, 0)).toBe(whole.result)
    for (const row of items) {
      const documents = (await store.get(`report/sale/document?${asked}&key=${row.key}`)).data
      expect(documents.total, row.label).toMatchObject({ result: row.values.result, expenses: row.values.expenses })
    }
  }
  const { items } = (await store.get('report/sale?view=RESULT&groupBy=voucherKind')).data
  const of = (label: string) => items.find((row: Json) => row.label === label)
  expect(of(kindOf('IN', 0).name)).toMatchObject({
    detail: 'Phiếu thu',
    values: { otherIncome: 5_000, expenses: 0, result: 5_000 },
  })
  expect(of(kindOf('OUT', 0).name)).toMatchObject({ detail: 'Phiếu chi', values: { expenses: 1_000, result: -1_000 } })
  expect(of('Hàng bán và kho')).toMatchObject({
    key: 'none',
    values: { otherIncome: 0, expenses: 0, result: whole.profit },
  })
  // What a count of the fund corrects has no kind of the store's list.
  expect(of('Thiếu quỹ')).toMatchObject({
    key: 'COUNT-OUT',
    detail: 'Phiếu chi của đếm quỹ',
    values: { expenses: 100 },
  })
})

it('a doctor whose name was typed has a row of their own, however it was written; bills without a paper stand apart', async () => {
  const store = await shop.registerStore()
  const goods = await shelve(shop, store, [{ quantity: 100 }])
  const bill = async (prescription?: object) => {
    const sold = await store.post('bill', {
      ...{ items: [item(goods, 1)], payments: [{ method: 'CASH', amount: 1_000 }] },
      ...(prescription && {
        prescription: {
          ...prescription,
          code: `25366537RN${String(++papers).padStart(2, '0')}-c`,
          patientName: 'Lê Thị Mai',
        },
      }),
    })
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  }
  let papers = 0
  const doctor = (await store.post('doctor', { name: 'Khúc Hải Yến' })).data
  await bill({ doctorId: doctor.id })
  await bill({ doctorName: 'BS. Khúc Hải Yến' })
  await bill({ doctorName: 'bs. khuc hai yen' })
  await bill({ doctorName: 'Đỗ Văn An' })
  await bill()
  const { items, total } = (await store.get('report/sale?view=PRESCRIBER')).data
  expect(items.map((row: Json) => [row.label, row.detail, row.values.bills])).toEqual([
    ['BS. Khúc Hải Yến', 'Gõ tên, chưa lưu thành bác sĩ', 2],
    ...[
      ['Khúc Hải Yến', null, 1],
      ['Không có đơn thuốc', null, 1],
      ['Đỗ Văn An', 'Gõ tên, chưa lưu thành bác sĩ', 1],
    ].sort(
      (a, b) => items.findIndex((row: Json) => row.label === a[0]) - items.findIndex((row: Json) => row.label === b[0]),
    ),
  ])
  expect(total.bills).toBe(5)
  for (const row of items) {
    const documents = (await store.get(`report/sale/document?view=PRESCRIBER&key=${row.key}`)).data
    expect(documents.totalItem, row.label).toBe(row.values.bills)
    expect(documents.total.bills).toBe(row.values.bills)
  }
})

it('bills with a discount are asked apart, and each tells what was taken off it: by hand, by points, promotion by promotion', async () => {
  const store = await shop.registerStore()
  const [goods, present] = [
    await shelve(shop, store, [{ quantity: 100 }]),
    await shelve(shop, store, [{ quantity: 100 }]),
  ]
  expect((await store.patch('setting', { key: 'promoteMedicines', value: true, version: 0 })).status).toBe(200)
  const promote = async (body: object) => (await store.post('discount', body)).data.id as string
  const ofGoods = { goods: [{ kind: 'PRODUCT', id: goods.id }] }
  const cut = await promote({
    name: 'Giảm 10%',
    level: 'ITEM',
    effect: 'PERCENT',
    rules: [{ value: 1_000 }],
    ...ofGoods,
  })
  const bill = async (part: object, due: number) => {
    const sold = await store.post('bill', { ...part, payments: due > 0 ? [{ method: 'CASH', amount: due }] : [] })
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
    return sold.data
  }
  const plain = await bill({ items: [item(present, 3)] }, 3_000)
  const cheaper = await bill({ items: [item(goods, 4)] }, 3_600)
  const both = await bill({ items: [item(goods, 4)], discount: { unit: 2, value: 600 } }, 3_000)
  const read = async (asked: string) => (await store.get(`report/sale${asked}`)).data
  const codes = async (asked: string) =>
    (await read(`/document?view=DISCOUNT${asked}`)).items.map((row: Json) => row.code).sort()
  expect(await codes('')).toEqual([plain.code, cheaper.code, both.code].sort())
  expect(await codes('&discounted=ANY')).toEqual([cheaper.code, both.code].sort())
  expect(await codes('&discounted=HAND')).toEqual([both.code])
  expect(await codes('&discounted=PROMOTION')).toEqual([cheaper.code, both.code].sort())
  expect(await codes('&discounted=POINTS')).toEqual([])
  // Their own goods stand beside what was taken off them.
  const some = await read('?view=DISCOUNT&discounted=ANY')
  expect(some.total).toMatchObject({
    gross: 8_000,
    discount: 1_400,
    handBill: 600,
    promotionLine: 800,
    discountedBills: 2,
  })
  const { items, total } = await read('/document?view=DISCOUNT&discounted=ANY')
  expect(total).toMatchObject({ gross: 8_000, discount: 1_400 })
  for (const { discounts, values } of items)
    expect(discounts.reduce((sum: number, one: Json) => sum + one.amount, 0)).toBe(values.discount)
  expect(items.find((row: Json) => row.code === both.code).discounts).toEqual([
    { label: 'Giảm 10%', amount: 400, giftValue: 0 },
    { label: 'Giảm tay hóa đơn', amount: 600, giftValue: 0 },
  ])
  // So does a bill behind its promotion; other views say nothing of it.
  const [promoted] = (await read(`/document?view=PROMOTION&key=${cut}`)).items
  expect(promoted).toMatchObject({
    code: both.code,
    values: { promotionAmount: 400 },
    discounts: [{ amount: 400 }, { amount: 600 }],
  })
  expect((await read('/document')).items[0].discounts).toBeNull()
  const file = await rowsOf(
    await askForFile(shop, store, 'report/sale/document/export', { view: 'DISCOUNT', discounted: 'HAND' }),
  )
  expect(file[0]).toMatchObject({ 'Giảm của hóa đơn': 'Giảm 10%: 400; Giảm tay hóa đơn: 600' })
})
