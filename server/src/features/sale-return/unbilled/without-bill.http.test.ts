import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { addEmployee, someCustomer } from '../../../../test/factories.ts'
import { type Shelved, shelve } from '../../../../test/shelf.ts'
import { shopWithBooks } from '../../../../test/shop-of-file.ts'
import { newId } from '../../../db/new-id.ts'

const shop = await shopWithBooks()
let owner: Person
let goods: Shelved
let unit: string
beforeAll(async () => {
  owner = await shop.registerStore()
})
beforeEach(async () => {
  await setting('returnWithoutBill', true)
  goods = await shelve(shop, owner, [{ number: 'A1', quantity: 10, value: 6_000 }])
  unit = goods.units.Viên!
})

async function setting(key: string, value: unknown) {
  const { items } = (await owner.get('setting')).data
  const { version, value: now } = items.find((item: { key: string }) => item.key === key)
  if (now !== value) expect((await owner.patch('setting', { key, value, version })).status).toBe(200)
}

const giveBack = (person: Person, item: object, paid: number, part: object = {}) =>
  person.post('sale-return/without-bill', {
    reason: 'SURPLUS',
    items: [{ productId: goods.id, unitId: unit, quantity: 2, unitPrice: 900, ...item }],
    payments: paid > 0 ? [{ method: 'CASH', amount: paid }] : [],
    ...part,
  })
const shelves = async () => {
  const { rows } = await shop.database.owner.query(
    `select l.number, s.bucket, s.quantity, s.value from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
     where s.product_id = $1 and s.quantity > 0 order by s.bucket desc, l.number desc`,
    [goods.id],
  )
  return rows.map(row => [row.number, row.bucket, Number(row.quantity), Number(row.value)])
}

it('is refused where the store wants a bill, and to who may not allow it', async () => {
  const lan = await addEmployee(shop, owner)
  expect((await giveBack(lan, {}, 1_800)).body).toMatchObject({
    code: 403,
    error: 'return-without-bill-right-missing',
    details: { model: 'return', action: 'update' },
  })
  await setting('returnWithoutBill', false)
  expect((await giveBack(owner, {}, 1_800)).body).toMatchObject({ code: 403, error: 'return-needs-bill' })
})

it('goes to quarantine in a lot without a number, worth what the shelf is worth, for what was agreed', async () => {
  const id = newId()
  const back = await giveBack(owner, {}, 1_800, { id, note: 'Khách làm mất hóa đơn' })
  expect(back).toMatchObject({
    status: 201,
    data: {
      billId: null,
      billCode: null,
      refundable: 1_800,
      refunded: 1_800,
      cost: 1_200,
      items: [
        { billItemId: null, gross: 1_800, net: 1_800, lots: [{ lotNumber: '', bucket: 'quarantine', quantity: 2 }] },
      ],
    },
  })
  expect(await shelves()).toEqual([
    ['A1', 'sellable', 10, 6_000],
    ['', 'quarantine', 2, 1_200],
  ])
  expect((await giveBack(owner, {}, 1_800, { id, note: 'Khách làm mất hóa đơn' })).data.code).toBe(back.data.code)
  expect((await owner.get('home/top-products?period=today&by=revenue')).data).toMatchObject([{ revenue: -1_800 }])
  const undone = await owner.post(`sale-return/${id}/cancel`, { reason: 'Nhầm' }, { 'idempotency-key': newId() })
  expect(undone.data.status).toBe('CANCELLED')
  expect(await shelves()).toEqual([['A1', 'sellable', 10, 6_000]])
})

it('goes back into its lot on the shelf where somebody reads it off the pack', async () => {
  const [lotId] = goods.lots
  const whole = { restock: true, isIntact: true }
  expect((await giveBack(owner, whole, 1_800)).body).toMatchObject({
    error: 'return-lot-unnamed',
    issues: [{ path: 'items.0.lotId' }],
  })
  expect((await giveBack(owner, { ...whole, lotId: newId() }, 1_800)).body.error).toBe('return-lot-unknown')
  expect((await giveBack(owner, { ...whole, lotId }, 1_800)).status).toBe(201)
  expect(await shelves()).toEqual([['A1', 'sellable', 12, 7_200]])
})

it('pays no more than the goods cost today, and in cash no more than the limit', async () => {
  expect((await giveBack(owner, { unitPrice: 1_001 }, 2_002)).body).toMatchObject({
    error: 'return-price-over',
    message: `${goods.name}: giá trả không quá giá bán 1.000đ một viên.`,
    issues: [{ path: 'items.0.unitPrice' }],
  })
  await setting('cashRefundLimit', 1_000)
  expect((await giveBack(owner, {}, 1_800)).body.error).toBe('cash-without-bill')
  const customer = await someCustomer(owner)
  const payments = [
    { method: 'CASH', amount: 1_000 },
    { method: 'DEBT', amount: 800 },
  ]
  const nobodys = await giveBack(owner, {}, 0, { payments })
  expect(nobodys.body.error).toBe('refund-credit-needs-customer')
  const kept = await giveBack(owner, {}, 0, { payments, customerId: customer.id })
  expect(kept.data).toMatchObject({ refunded: 1_000, credited: 800, customerName: customer.name })
  expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(-800)
  await setting('cashRefundLimit', null)
})

it('is told its sum beforehand, with the lowest price of late, and the bills that it is probably of', async () => {
  const items = [{ productId: goods.id, unitId: unit, quantity: 4, discount: { unit: 2, value: 800 } }]
  const bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 3_200 }] })).data
  const found = await owner.get(`sale-return/goods/${goods.id}`)
  expect(found.data).toMatchObject({
    unfitWhy: null,
    lots: [{ lotNumber: 'A1', quarantine: null }],
    bills: [{ code: bill.code, cameBack: null }],
  })
  expect(found.data.units.find(({ id }: { id: string }) => id === unit)).toMatchObject({ price: 1_000, offered: 800 })
  const stranger = await someCustomer(owner, { name: 'Khách lạ', phone: '0912345999' })
  expect((await owner.get(`sale-return/goods/${goods.id}?customerId=${stranger.id}`)).data.bills).toEqual([])
  const ask = { reason: 'SURPLUS', items: [{ productId: goods.id, unitId: unit, quantity: 3, unitPrice: 800 }] }
  expect((await owner.post('sale-return/without-bill/preview', ask)).data).toMatchObject({
    goodsAmount: 2_400,
    rest: 2_400,
    items: [{ net: 2_400 }],
  })
})

it('is not taken back of goods that the shop never takes back', async () => {
  const { version } = (await owner.get(`product/${goods.id}`)).data
  await owner.patch(`product/${goods.id}`, { version, returnPolicy: 'NONE' })
  expect((await giveBack(owner, {}, 1_800)).body.error).toBe('return-goods-unfit')
})
