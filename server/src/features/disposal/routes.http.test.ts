import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../test/app.ts'
import { countLine, countOn, openCheck, shelfOf } from '../../../test/count-shop.ts'
import { addEmployee } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
const owner = await shop.registerStore()

const item = (product: Shelved, quantity: number, overrides: object = {}) => ({
  productId: product.id,
  lotId: product.lots[0],
  unitId: product.units.Viên,
  quantity,
  ...overrides,
})
const body = (items: object[], overrides: object = {}) => ({
  status: 'SUCCEED',
  reason: 'EXPIRED',
  items,
  ...overrides,
})
const dispose = (items: object[], overrides?: object, person = owner) => person.post('disposal', body(items, overrides))
const refused = (reply: Reply) => [reply.status, reply.body.error]

describe('a disposal', () => {
  it('takes expired goods out of the shop with what they cost, and no money', async () => {
    const product = await shelve(shop, owner, [{ quantity: 30, value: 10_000, expiryDate: '2026-01-31' }])
    const cash = async () => (await owner.get('cash-account')).data[0].balance
    const before = await cash()
    const { status, data } = await dispose([item(product, 1, { unitId: product.units.Vỉ })], {
      method: 'Nghiền, trộn xi măng, giao đơn vị xử lý chất thải',
      place: 'Kho chất thải',
      witnesses: [{ name: 'Trần Thu Hà', title: 'Dược sĩ phụ trách' }, { name: 'Lê Văn Minh' }],
      disposedOn: '2026-11-20',
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'SUCCEED',
      reason: 'EXPIRED',
      value: 3_333,
      itemCount: 1,
      witnesses: [
        { name: 'Trần Thu Hà', title: 'Dược sĩ phụ trách' },
        { name: 'Lê Văn Minh', title: '' },
      ],
      disposedOn: '2026-11-20',
      items: [{ lotNumber: 'LO1', expiryDate: '2026-01-31', unitName: 'Vỉ', baseQuantity: 10, value: 3_333 }],
    })
    expect(data.code).toMatch(/^XH\d{6}$/)
    expect(await shelfOf(owner, product)).toEqual([20, 6_667])
    expect(await cash()).toBe(before)
    const [row] = (await owner.get(`stock-card?productId=${product.id}`)).data.items
    expect(row).toMatchObject({ kind: 'DISPOSAL', quantity: -10, value: -3_333, documentCode: data.code })
  })

  it.each([
    ['2099-01-01', 'disposed-in-future'],
    ['2019-11-20', 'disposed-too-long-ago'],
  ])('is not of %s, which a draft may still say', async (disposedOn, code) => {
    const product = await shelve(shop, owner, [{ quantity: 30 }])
    const reply = await dispose([item(product, 1)], { disposedOn })
    expect(refused(reply)).toEqual([422, code])
    expect(reply.body.issues).toMatchObject([{ path: 'disposedOn' }])
    const draft = await dispose([item(product, 1)], { disposedOn, status: 'DRAFT' })
    expect(draft.status).toBe(201)
    const complete = { ...body([item(product, 1)], { disposedOn }), version: 1 }
    expect(refused(await owner.put(`disposal/${draft.data.id}`, complete))).toEqual([422, code])
  })

  it('takes held goods and goods kept apart too', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5, state: 'recalled' }])
    const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [product.id] })
    await countOn(owner, check.id, [countLine(product, 'LO1', 3, { bucket: 'quarantine' })])
    await owner.post(`inventory-check/${check.id}/complete`, {})
    const items = [item(product, 5), item(product, 3, { bucket: 'quarantine' })]
    expect((await dispose(items, { reason: 'RECALLED' })).data).toMatchObject({ value: 4_800, itemCount: 2 })
    expect((await owner.get(`product/${product.id}`)).data.stock).toBe(0)
    expect(refused(await dispose([item(product, 1, { bucket: 'quarantine' })]))).toEqual([422, 'lot-short'])
  })

  it('is written as a draft first, changed, then completed; what is not there any more is told', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const draft = (await dispose([item(product, 99)], { status: 'DRAFT' })).data
    expect(draft).toMatchObject({ status: 'DRAFT', value: 0, version: 1 })
    const put = (content: object) => owner.put(`disposal/${draft.id}`, { ...content })
    const changed = await put({ ...body([item(product, 12)]), status: 'DRAFT', version: 1, note: 'vỡ' })
    expect(changed.data).toMatchObject({ version: 2, note: 'vỡ', code: draft.code })
    expect(refused(await put({ ...body([item(product, 4)]), version: 1 }))).toEqual([409, 'version-conflict'])
    const short = await put({ ...body([item(product, 12)]), version: 2 })
    expect(short.body).toMatchObject({
      error: 'lot-short',
      message: `Lô LO1 của ${product.name} chỉ còn 1 vỉ.`,
      issues: [{ path: 'items.0.quantity' }],
    })
    expect((await put({ ...body([item(product, 4)]), version: 2 })).data).toMatchObject({
      status: 'SUCCEED',
      value: 2_400,
    })
    expect(refused(await put({ ...body([item(product, 4)]), version: 3 }))).toEqual([409, 'not-a-draft'])
    expect(await shelfOf(owner, product)).toEqual([6, 3_600])
  })

  it('cancelled, brings the goods back to where they lay, with their value', async () => {
    const product = await shelve(shop, owner, [{ quantity: 7, value: 1_000 }])
    const { id } = (await dispose([item(product, 3), item(product, 4)])).data
    expect(await shelfOf(owner, product)).toEqual([0, 0])
    const cancelled = await owner.post(`disposal/${id}/cancel`, { reason: 'Nhầm lô' })
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', cancelReason: 'Nhầm lô' })
    expect(await shelfOf(owner, product)).toEqual([7, 1_000])
    expect(refused(await owner.post(`disposal/${id}/cancel`, { reason: 'x' }))).toEqual([409, 'already-cancelled'])
  })

  it('sent twice is one; with other content a conflict', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const id = newId()
    const [one, other] = await Promise.all([dispose([item(product, 2)], { id }), dispose([item(product, 2)], { id })])
    expect([one.status, other.status, one.data.code === other.data.code]).toEqual([201, 201, true])
    expect((await shelfOf(owner, product))[0]).toBe(8)
    expect(refused(await dispose([item(product, 3)], { id }))).toEqual([409, 'idempotency-conflict'])
  })

  it('by two people of the same last goods happens once', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const replies = await Promise.all([1, 2, 3].map(() => dispose([item(product, 10)])))
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 422, 422])
  })

  it('names what exists', async () => {
    const [product, other] = [
      await shelve(shop, owner, [{ quantity: 5 }]),
      await shelve(shop, owner, [{ quantity: 5 }]),
    ]
    for (const [overrides, path] of [
      [{ productId: newId() }, 'items.0.productId'],
      [{ lotId: other.lots[0] }, 'items.0.lotId'],
      [{ unitId: other.units.Viên }, 'items.0.unitId'],
    ] as const)
      expect(await dispose([item(product, 1, overrides)])).toMatchObject({ status: 404, body: { issues: [{ path }] } })
  })
})

describe('lots that may have to go', () => {
  it('are those that may not be sold, the earliest expiry first; or any that is looked for', async () => {
    const store = await shop.registerStore()
    const old = await shelve(shop, store, [
      { quantity: 3, expiryDate: '2026-03-31' },
      { quantity: 2, expiryDate: '2025-12-31' },
    ])
    const held = await shelve(shop, store, [{ quantity: 4, state: 'held' }])
    const good = await shelve(shop, store, [{ quantity: 5 }], { name: 'Vitamin C 500' })
    const lots = async (query = '') =>
      (await store.get(`disposal/candidate${query}`)).data.map((lot: { lotId: string }) => lot.lotId)
    expect(await lots()).toEqual([old.lots[1], old.lots[0], held.lots[0]])
    expect(await lots('?expired=true')).toEqual([old.lots[1], old.lots[0]])
    expect(await lots(`?lotIds=${good.lots[0]},${old.lots[0]}`)).toEqual([old.lots[0], good.lots[0]])
    const [first] = (await store.get('disposal/candidate')).data
    expect(first).toMatchObject({ quantity: 2, bucket: 'sellable', lotNumber: 'LO2', value: 1_200, state: 'normal' })
    expect(first.daysLeft).toBeLessThan(0)
    expect(first.units.map((unit: { name: string }) => unit.name)).toEqual(['Hộp', 'Vỉ', 'Viên'])
  })
})

describe('the list', () => {
  it('filters, and sums up what was completed', async () => {
    const store = await shop.registerStore()
    const product = await shelve(shop, store, [{ quantity: 50, number: 'QX9' }])
    await dispose([item(product, 5)], {}, store)
    await dispose([item(product, 2)], { reason: 'DAMAGED', note: 'rơi vỡ khi dọn kệ' }, store)
    await dispose([item(product, 1)], { status: 'DRAFT' }, store)
    const codes = async (query: string) =>
      (await store.get(`disposal?${query}`)).data.items.map((one: { code: string }) => one.code)
    expect(await codes('limit=10')).toEqual(['XH000003', 'XH000002', 'XH000001'])
    expect(await codes('reason=DAMAGED')).toEqual(['XH000002'])
    expect(await codes('status=DRAFT')).toEqual(['XH000003'])
    expect(await codes('keyword=roi vo')).toEqual(['XH000002'])
    expect(await codes('keyword=qx9&limit=1')).toEqual(['XH000003'])
    expect(await codes('keyword=xh000001')).toEqual(['XH000001'])
    expect(await codes(`productId=${product.id}`)).toHaveLength(3)
    expect((await store.get('disposal/total')).data).toEqual({ count: 2, itemCount: 2, value: 4_200 })
    const first = (await store.get('disposal?limit=2')).data
    expect((await store.get(`disposal?limit=2&cursor=${first.nextCursor}`)).data.items).toHaveLength(1)
  })

  it('hides what goods cost from whoever may not know', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const { id } = (await dispose([item(product, 1)])).data
    const keeper = await addEmployee(shop, owner, {
      grants: ['read', 'create', 'update', 'delete'].map(action => ({
        model: 'disposal' as const,
        action: action as 'read',
      })),
    })
    const answers = await Promise.all([
      keeper.get(`disposal/${id}`),
      keeper.get('disposal'),
      keeper.get('disposal/total'),
      keeper.get('disposal/candidate?keyword=para'),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('"value"')
    }
  })

  it('is closed to whoever lacks the right, and to other stores', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const { id } = (await dispose([item(product, 1)])).data
    const clerk = await addEmployee(shop, owner)
    expect((await clerk.get('disposal')).status).toBe(403)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`disposal/${id}`)).status).toBe(404)
    expect((await stranger.post(`disposal/${id}/cancel`, { reason: 'x' })).status).toBe(404)
  })
})
