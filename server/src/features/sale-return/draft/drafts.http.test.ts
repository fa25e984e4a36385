import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { behindLock } from '../../../../test/behind-lock.ts'
import { addEmployee, someCustomer } from '../../../../test/factories.ts'
import { ledgerDifferences } from '../../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../../test/shelf.ts'
import { shopWithBooks } from '../../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../../test/turn-switch.ts'
import { newId } from '../../../db/new-id.ts'

const shop = await shopWithBooks()
let owner: Person
let goods: Shelved
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
let bill: any
beforeAll(async () => {
  owner = await shop.registerStore()
})
beforeEach(async () => {
  goods = await shelve(shop, owner, [{ quantity: 100, value: 60_000 }])
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
  bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 10_000 }] })).data
})

const key = () => ({ 'idempotency-key': newId() })
const content = (quantity: number, part: object = {}) => ({
  billId: bill.id,
  reason: 'SURPLUS',
  items: [{ billItemId: bill.items[0].id, quantity }],
  payments: [],
  ...part,
})
const onHand = async () => {
  const { rows } = await shop.database.owner.query(
    'select on_hand as quantity from product_stock where product_id = $1',
    [goods.id],
  )
  return Number(rows[0].quantity)
}

it('a draft keeps what was written, moves nothing, and is completed under its number', async () => {
  const id = newId()
  const draft = await owner.post('sale-return', content(3, { id, status: 'DRAFT', note: 'Chờ quản lý' }))
  expect(draft).toMatchObject({
    status: 201,
    data: {
      status: 'DRAFT',
      billCode: bill.code,
      refundable: 0,
      items: [],
      draft: { note: 'Chờ quản lý' },
      version: 1,
    },
  })
  expect(await onHand()).toBe(90)
  expect((await owner.get('sale-return?status=DRAFT')).data.items[0]).toMatchObject({ id, status: 'DRAFT' })
  expect((await owner.get('sale-return/total')).data.count).toBe(0)
  const changed = await owner.patch(`sale-return/${id}`, { ...content(4), status: 'DRAFT', version: 1 }, key())
  expect(changed.data).toMatchObject({ version: 2, draft: { items: [{ quantity: 4 }] } })
  const late = await owner.patch(`sale-return/${id}`, { ...content(5), status: 'DRAFT', version: 1 }, key())
  expect(late.body).toMatchObject({ error: 'version-conflict', details: { current: { version: 2 } } })
  expect((await owner.post(`sale-return/${id}/cancel`, { reason: 'Nhầm' }, key())).body.error).toBe('return-is-draft')
  const payments = [{ method: 'CASH', amount: 4_000 }]
  const done = await owner.patch(`sale-return/${id}`, { ...content(4, { payments }), version: 2 }, key())
  expect(done.data).toMatchObject({
    code: draft.data.code,
    status: 'SUCCEED',
    refunded: 4_000,
    draft: null,
    version: 3,
  })
  expect(await onHand()).toBe(94)
  expect((await owner.patch(`sale-return/${id}`, { ...content(1), version: 3 }, key())).body.error).toBe('not-a-draft')
  expect((await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' }, key())).body.error).toBe('bill-has-return')
})

it('a draft holds nothing: others take the goods back, and the bill may be cancelled under it', async () => {
  const first = (await owner.post('sale-return', content(8, { status: 'DRAFT' }))).data
  const payments = [{ method: 'CASH', amount: 5_000 }]
  const other = (await owner.post('sale-return', content(5, { payments }))).data
  const over = await owner.patch(`sale-return/${first.id}`, { ...content(8), version: 1 }, key())
  expect(over.body).toMatchObject({ error: 'return-over-sold', issues: [{ path: 'items.0.quantity' }] })
  await owner.post(`sale-return/${other.id}/cancel`, { reason: 'Nhầm' }, key())
  expect((await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' }, key())).status).toBe(200)
  expect((await owner.patch(`sale-return/${first.id}`, { ...content(8), version: 1 }, key())).body.error).toBe(
    'bill-not-returnable',
  )
  const dropped = await owner.delete(`sale-return/${first.id}`, { version: 1 }, key())
  expect(dropped.data).toMatchObject({ status: 'CANCELLED', version: 2 })
  expect((await owner.delete(`sale-return/${first.id}`, { version: 2 }, key())).body.error).toBe('not-a-draft')
})

it('an exchange is completed from its draft, and two who complete it at once do it once', async () => {
  const exchange = { items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 2 }] }
  const { id } = (await owner.post('sale-return', content(2, { status: 'DRAFT', exchange }))).data
  const replies = await Promise.all(
    [1, 2].map(() => owner.patch(`sale-return/${id}`, { ...content(2, { exchange }), version: 1 }, key())),
  )
  expect(replies.map(({ status, body }) => body.error ?? status).sort()).toEqual([200, 'not-a-draft'])
  expect((await owner.get(`sale-return/${id}`)).data).toMatchObject({
    exchangeUsed: 2_000,
    exchangeBillId: expect.any(String),
  })
})

it('an exchange that is sent twice at once sells its new goods once', async () => {
  // The first one settles what is owed, so the second finds another refund, after it has sold the new goods.
  const { id: customerId } = await someCustomer(owner)
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
  const payments = [
    { method: 'CASH', amount: 7_000 },
    { method: 'DEBT', amount: 3_000 },
  ]
  bill = (await owner.post('bill', { items, payments, customerId })).data
  const exchange = { items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1 }] }
  const body = content(4, { id: newId(), exchange })
  const send = () => owner.post('sale-return', body)
  const replies = await behindLock(shop, owner, `select from product_stock where product_id = '${goods.id}'`, [
    send,
    send,
  ])
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  expect(replies[1].data.exchangeBillId).toBe(replies[0].data.exchangeBillId)
  const bills: { id: string }[] = (await owner.get(`bill?customerId=${customerId}`)).data.items
  expect(bills.map(({ id }) => id).sort()).toEqual([bill.id, replies[0].data.exchangeBillId].sort())
  expect(await ledgerDifferences(shop)).toEqual([])
})

describe('of goods without a bill', () => {
  const lost = (quantity: number, part: object = {}) => ({
    reason: 'SURPLUS',
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity, unitPrice: 900 }],
    payments: [],
    ...part,
  })
  beforeEach(() => turnSwitch(owner, 'returnWithoutBill', true))

  it('a draft keeps what was written, moves nothing, and is completed under its number by who may', async () => {
    const id = newId()
    const lan = await addEmployee(shop, owner)
    const draft = await lan.post('sale-return/without-bill', lost(2, { id, status: 'DRAFT' }))
    expect(draft).toMatchObject({
      status: 201,
      data: { status: 'DRAFT', billId: null, draft: null, unbilledDraft: { items: [{ quantity: 2 }] }, version: 1 },
    })
    expect(await onHand()).toBe(90)
    const replace = (person: Person, body: object) => person.patch(`sale-return/without-bill/${id}`, body, key())
    expect((await replace(lan, { ...lost(3), status: 'DRAFT', version: 1 })).data).toMatchObject({
      version: 2,
      unbilledDraft: { items: [{ quantity: 3 }] },
    })
    expect((await replace(lan, { ...lost(4), status: 'DRAFT', version: 1 })).body.error).toBe('version-conflict')
    const payments = [{ method: 'CASH', amount: 2_700 }]
    expect((await replace(lan, { ...lost(3, { payments }), version: 2 })).body.error).toBe(
      'return-without-bill-right-missing',
    )
    expect((await replace(owner, { ...lost(3, { payments }), version: 2 })).data).toMatchObject({
      code: draft.data.code,
      status: 'SUCCEED',
      refunded: 2_700,
      unbilledDraft: null,
    })
    expect(await onHand()).toBe(93)
    expect((await replace(owner, { ...lost(1), version: 3 })).body.error).toBe('not-a-draft')
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('takes no payments, names goods and units that are there, and is given up under its number', async () => {
    const keep = (part: object) => owner.post('sale-return/without-bill', { ...lost(1, { status: 'DRAFT' }), ...part })
    expect((await keep({ payments: [{ method: 'CASH', amount: 900 }] })).body.error).toBe('refund-mismatch')
    const item = lost(1).items[0]
    expect((await keep({ items: [{ ...item, unitId: newId() }] })).body.error).toBe('return-unit-differs')
    expect((await keep({ items: [{ ...item, productId: newId() }] })).body.error).toBe('not-found')
    const { id } = (await keep({})).data
    expect((await owner.delete(`sale-return/${id}`, { version: 1 }, key())).data).toMatchObject({ status: 'CANCELLED' })
  })

  it('whose bill is found after all becomes one of that bill', async () => {
    const { id } = (await owner.post('sale-return/without-bill', lost(1, { status: 'DRAFT' }))).data
    const found = await owner.patch(`sale-return/${id}`, { ...content(1), status: 'DRAFT', version: 1 }, key())
    expect(found.data).toMatchObject({ billCode: bill.code, draft: { billId: bill.id }, unbilledDraft: null })
  })
})
