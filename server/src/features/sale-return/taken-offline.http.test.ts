import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
let owner: Person
let goods: Shelved
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
let bill: any
beforeAll(async () => {
  owner = await shop.registerStore()
})
beforeEach(async () => {
  await turnSwitch(owner, 'offlineReturns', true)
  goods = await shelve(shop, owner, [{ quantity: 100, value: 60_000 }])
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
  bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 10_000 }] })).data
})

const taken = (quantity: number, part: object = {}, person = owner) =>
  person.post('sale-return/offline', {
    id: newId(),
    branchId: owner.branchId,
    localNumber: 'OFF-Q1-ABC234',
    takenAt: '2026-11-24T02:00:00.000Z',
    billId: bill.id,
    reason: 'CHANGED_MIND',
    items: [{ line: 0, productId: goods.id, unitId: goods.units.Viên, quantity, amount: quantity * 1_000 }],
    cash: quantity * 1_000,
    ...part,
  })
async function limitCash(value: number | null) {
  const { items } = (await owner.get('setting')).data
  const { version } = items.find((item: { key: string }) => item.key === 'cashRefundLimit')
  expect((await owner.patch('setting', { key: 'cashRefundLimit', value, version })).status).toBe(200)
}
const toSettle = async () => (await owner.get('sale-return?toSettle=1')).data.items

it('is stored like any return where the bill still had the goods, once for each id', async () => {
  const id = newId()
  const first = await taken(3, { id })
  expect(first).toMatchObject({
    status: 201,
    data: {
      billCode: bill.code,
      localNumber: 'OFF-Q1-ABC234',
      takenAt: '2026-11-24T02:00:00.000Z',
      flags: [],
      refunded: 3_000,
      cashRounding: 0,
      items: [{ quantity: 3, net: 3_000, lots: [{ bucket: 'quarantine' }] }],
    },
  })
  expect((await taken(3, { id })).data.code).toBe(first.data.code)
  expect((await taken(4, { id })).body.error).toBe('idempotency-conflict')
  expect((await owner.get(`bill/${bill.id}/returnable`)).data.items[0].left).toBe(7)
})

it('keeps what is beyond the rest of the line as goods without a bill, for somebody to settle', async () => {
  await taken(8)
  const over = await taken(4)
  expect(over.data).toMatchObject({
    billCode: bill.code,
    flags: ['over-return'],
    goodsAmount: 4_000,
    refunded: 4_000,
    items: [
      { billItemId: bill.items[0].id, baseQuantity: 2, net: 2_000 },
      { billItemId: null, baseQuantity: 2, net: 2_000 },
    ],
  })
  expect(await toSettle()).toMatchObject([{ code: over.data.code }])
  const lan = await addEmployee(shop, owner)
  const settle = (person: Person) =>
    person.post(`sale-return/${over.data.id}/settle`, { note: 'Khách trả lại 2.000đ' }, { 'idempotency-key': newId() })
  expect((await settle(lan)).status).toBe(403)
  expect((await settle(owner)).data).toMatchObject({ settleNote: 'Khách trả lại 2.000đ' })
  expect((await settle(owner)).body.error).toBe('return-nothing-to-settle')
  expect(await toSettle()).toEqual([])
  const undone = await owner.post(
    `sale-return/${over.data.id}/cancel`,
    { reason: 'Nhầm' },
    { 'idempotency-key': newId() },
  )
  expect(undone.data.status).toBe('CANCELLED')
})

it('takes a line that is named twice out of its lots one after the other', async () => {
  const two = await shelve(shop, owner, [
    { number: 'A', expiryDate: '2030-01-31', quantity: 5, value: 3_000 },
    { number: 'B', expiryDate: '2031-01-31', quantity: 5, value: 4_000 },
  ])
  const items = [{ productId: two.id, unitId: two.units.Viên, quantity: 10 }]
  const { id: billId } = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 10_000 }] })).data
  const part = { line: 0, productId: two.id, unitId: two.units.Viên, quantity: 5, amount: 5_000 }
  const back = await taken(10, { billId, items: [part, part] })
  expect(back.data.items).toMatchObject([{ lots: [{ lotNumber: 'A' }] }, { lots: [{ lotNumber: 'B' }] }])
  expect(back.data.flags).toEqual([])
})

it('is stored without a bill where the bill never came or was cancelled', async () => {
  await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })
  for (const billId of [bill.id, newId()])
    expect((await taken(1, { billId })).data).toMatchObject({ billId: null, flags: ['over-return'], refunded: 1_000 })
})

it('is stored with a flag where the store does not take goods back so, or more cash went than it may', async () => {
  await turnSwitch(owner, 'offlineReturns', false)
  expect((await taken(1)).data.flags).toEqual(['not-allowed'])
  await turnSwitch(owner, 'offlineReturns', true)
  await limitCash(1_000)
  expect((await taken(2)).data.flags).toEqual(['over-cash-limit'])
  await limitCash(null)
})

it('of several tills at once takes the line to its end and not beyond', async () => {
  const replies = await Promise.all([4, 4, 4].map(quantity => taken(quantity)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(replies.flatMap(({ data }) => data.flags)).toHaveLength(1)
  expect((await owner.get(`bill/${bill.id}/returnable`)).data.items[0].left).toBe(0)
})

describe('of goods that were merged while the till had no network', () => {
  let survivor: Shelved
  beforeEach(async () => {
    survivor = await shelve(shop, owner, [{ quantity: 5, value: 4_000 }])
    const { version } = (await owner.get(`product/${goods.id}`)).data
    const merged = await owner.post(`product/${survivor.id}/merge`, {
      duplicateId: goods.id,
      duplicateVersion: version,
    })
    expect(merged.status).toBe(200)
  })
  const boxes = { line: 0, quantity: 1, amount: 95_000 }

  it('it takes the line of its bill, and no flag', async () => {
    const back = (await taken(3)).data
    expect(back).toMatchObject({
      billCode: bill.code,
      flags: [],
      items: [{ billItemId: bill.items[0].id, net: 3_000 }],
    })
    expect((await owner.get(`bill/${bill.id}/returnable`)).data.items[0].left).toBe(7)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('where its bill never came it is stored as what they are now, in pieces, by the unit that the till knew', async () => {
    const items = [{ ...boxes, productId: goods.id, unitId: goods.units.Hộp }]
    const back = (await taken(1, { billId: newId(), items, cash: 95_000 })).data
    expect(back).toMatchObject({
      billId: null,
      flags: ['over-return'],
      refunded: 95_000,
      items: [{ productId: survivor.id, unitId: survivor.units.Viên, baseQuantity: 100, net: 95_000 }],
    })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('also by a unit that is not in use any more', async () => {
    const { version, units } = (await owner.get(`product/${survivor.id}`)).data
    const left = units.filter(({ name }: { name: string }) => name !== 'Hộp')
    expect((await owner.patch(`product/${survivor.id}`, { version, units: left })).status).toBe(200)
    const items = [{ ...boxes, productId: survivor.id, unitId: survivor.units.Hộp }]
    expect((await taken(1, { billId: newId(), items, cash: 95_000 })).data).toMatchObject({
      flags: ['over-return'],
      items: [{ baseQuantity: 100 }],
    })
  })
})

it('is refused for a unit of other goods, and for a combo, which has no shelf: no till asks for either', async () => {
  const other = await shelve(shop, owner, [{ quantity: 1 }])
  const ask = (productId: string, unitId: string | undefined) =>
    taken(1, { billId: newId(), items: [{ line: 0, productId, unitId, quantity: 1, amount: 1_000 }] })
  expect((await ask(goods.id, other.units.Viên)).body.error).toBe('return-unit-differs')
  const combo = {
    type: 3,
    name: 'Bộ hạ sốt',
    isLotManaged: false,
    vatRate: 0,
    units: [{ name: 'Bộ', ratio: 1, price: 1_000, isBase: true }],
    components: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1 }],
  }
  const { id, units } = (await owner.post('product', combo)).data
  expect((await ask(id, units[0].id)).body.error).toBe('return-goods-unfit')
})

it('counts what the till gave back of surcharges, no more than the bill has left; a till of before gave none', async () => {
  const pack = { name: 'Phí đóng gói', amount: { unit: 2, value: 5_000 }, vatRate: 8 }
  const { id: surchargeId } = (await owner.post('surcharge', pack)).data
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
  const surcharges = [{ surchargeId }]
  bill = (await owner.post('bill', { items, surcharges, payments: [{ method: 'CASH', amount: 15_000 }] })).data
  expect((await taken(2)).data).toMatchObject({ surchargesBack: 0, refunded: 2_000, cashRounding: 0 })
  const given = await taken(4, { surchargesBack: 3_000, cash: 7_000 })
  expect(given.data, JSON.stringify(given.body)).toMatchObject({
    surchargesBack: 3_000,
    refunded: 7_000,
    cashRounding: 0,
  })
  const last = await taken(4, { surchargesBack: 9_000, cash: 13_000 })
  expect(last.data).toMatchObject({ surchargesBack: 2_000, refunded: 13_000, cashRounding: 7_000 })
  expect(await ledgerDifferences(shop)).toEqual([])
})
