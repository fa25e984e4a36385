import { beforeAll, describe, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { type ShelfLot, type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

let second: string
/** Works at the second branch only. */
const shop = await shopWithBooks()
const owner = await shop.registerStore()
let colleague: Person
beforeAll(async () => {
  second = await addBranch(shop, owner, 'Chi nhánh Lê Lợi')
  const grants = (['read', 'create', 'update', 'delete'] as const).flatMap(action => [
    { model: 'stock_transfer' as const, action },
  ])
  colleague = await addEmployee(shop, owner, { branchIds: [second], grants, fullName: 'Lê Văn Minh' })
})

const goods = (...lots: ShelfLot[]) => shelve(shop, owner, lots)
const item = (product: Shelved, quantity: number, overrides: object = {}) => ({
  productId: product.id,
  unitId: product.units.Viên,
  quantity,
  ...overrides,
})
const send = (items: object[], overrides: object = {}, person = owner) =>
  person.post('stock-transfer', { status: 'SUCCEED', targetBranchId: second, items, ...overrides })
const refused = (reply: Reply) => [reply.status, reply.body.error]
/** Lots with their quantity and value as they lie on the shelf of a branch, and what is on its way there. */
async function shelfOf(product: Shelved, branchId = owner.branchId) {
  const { owner: database } = shop.database
  await database.query(`set app.store_id = '${owner.profile.store.id}'`)
  const { rows } = await database.query(
    `select l.number, s.quantity::int, s.value::int from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
     where s.store_id = $1 and s.branch_id = $2 and s.product_id = $3 and s.bucket = 'sellable' order by l.number`,
    [owner.profile.store.id, branchId, product.id],
  )
  return rows.filter(row => row.quantity > 0).map(row => [row.number, row.quantity, row.value])
}
async function inTransit(product: Shelved) {
  const { rows } = await shop.database.owner.query(
    'select in_transit::int as quantity from product_stock where store_id = $1 and branch_id = $2 and product_id = $3',
    [owner.profile.store.id, second, product.id],
  )
  return rows[0]?.quantity ?? 0
}

describe('a transfer', () => {
  it('takes the earliest expiry from the source and is on its way with its value, then arrives whole', async () => {
    const product = await goods(
      { number: 'B', quantity: 20, value: 2_000, expiryDate: '2029-12-31' },
      { number: 'A', quantity: 5, value: 1_000, expiryDate: '2028-12-31' },
    )
    const sent = await send([item(product, 12)], { note: 'bù hàng', carrier: 'Xe máy 59-X1' })
    expect(sent.status).toBe(201)
    expect(sent.data).toMatchObject({
      status: 'SUCCEED',
      transferStatus: 'MOVING',
      targetBranchName: 'Chi nhánh Lê Lợi',
      value: 1_700,
      items: [
        {
          lots: [
            { lotNumber: 'A', quantity: 5, value: 1_000 },
            { lotNumber: 'B', quantity: 7, value: 700 },
          ],
        },
      ],
    })
    expect(sent.data.code).toMatch(/^CH\d{6}$/)
    expect(await shelfOf(product)).toEqual([['B', 13, 1_300]])
    expect([await inTransit(product), await shelfOf(product, second)]).toEqual([12, []])
    expect((await owner.get(`stock-transfer/waiting?branchId=${second}`)).data).toEqual({
      incoming: 1,
      requests: 0,
      approvals: 0,
    })

    const received = await colleague.post(`stock-transfer/${sent.data.id}/receive`, { version: 1 })
    expect(received.data).toMatchObject({ transferStatus: 'RECEIVED', receivedByName: 'Lê Văn Minh', version: 2 })
    expect(received.data.value).toBeUndefined()
    expect(await shelfOf(product, second)).toEqual([
      ['A', 5, 1_000],
      ['B', 7, 700],
    ])
    expect(await inTransit(product)).toBe(0)
    const again = await colleague.post(`stock-transfer/${sent.data.id}/receive`, { version: 1 })
    expect(refused(again)).toEqual([409, 'transfer-not-moving'])
    const cancel = await owner.post(`stock-transfer/${sent.data.id}/cancel`, { reason: 'x' })
    expect(refused(cancel)).toEqual([409, 'transfer-received'])
  })

  it('takes chosen lots, and only what may leave', async () => {
    const product = await goods(
      { number: 'A', quantity: 5, expiryDate: '2028-12-31' },
      { number: 'B', quantity: 9 },
      { number: 'CU', quantity: 9, expiryDate: '2026-01-31' },
      { number: 'GIU', quantity: 9, state: 'held' },
      { number: 'THU', quantity: 9, state: 'recalled' },
    )
    const one = (place: number, quantity = 1) =>
      send([item(product, quantity, { lots: [{ lotId: product.lots[place], quantity }] })])
    expect((await one(1, 4)).data.items[0].lots).toMatchObject([{ lotNumber: 'B', quantity: 4 }])
    expect(refused(await one(2))).toEqual([422, 'transfer-lot-expired'])
    expect(refused(await one(3))).toEqual([422, 'transfer-lot-held'])
    expect(refused(await one(4))).toEqual([422, 'transfer-lot-recalled'])
    expect(refused(await one(0, 6))).toEqual([422, 'lot-short'])
    const short = await send([item(product, 2, { unitId: product.units.Vỉ })])
    expect(short.body).toMatchObject({
      error: 'stock-short',
      details: { available: 10, skipped: [{ reason: 'expired' }, { reason: 'held' }, { reason: 'recalled' }] },
      issues: [{ path: 'items.0.quantity' }],
    })
    const uneven = await send([item(product, 2, { lots: [{ lotId: product.lots[0], quantity: 1 }] })])
    expect(refused(uneven)).toEqual([422, 'lot-quantity-mismatch'])
    const { data } = await owner.get(`stock-transfer/available?productId=${product.id}&targetBranchId=${second}`)
    expect(data).toMatchObject({ available: 10, atTarget: 0, lots: [{ lotNumber: 'A' }, { lotNumber: 'B' }] })
  })

  it('to itself, to a branch that is stopped or none is refused', async () => {
    const product = await goods({ quantity: 5 })
    const to = (targetBranchId: string) => send([item(product, 1)], { targetBranchId })
    expect(refused(await to(owner.branchId))).toEqual([422, 'transfer-to-itself'])
    expect(refused(await to(newId()))).toEqual([404, 'not-found'])
    const stopped = await addBranch(shop, owner, 'Đã ngừng')
    await shop.database.owner.query('update branch set is_active = false where store_id = $1 and id = $2', [
      owner.profile.store.id,
      stopped,
    ])
    expect(refused(await to(stopped))).toEqual([422, 'transfer-target-inactive'])
  })

  it('that arrives damaged goes into quarantine with the reason, and no till sells it', async () => {
    const product = await goods({ quantity: 10, value: 1_003 })
    const sent = await send([item(product, 10)])
    const [lot] = sent.data.items[0].lots
    const receive = (numbers: object, more: object = {}) =>
      colleague.post(`stock-transfer/${sent.data.id}/receive`, {
        version: 1,
        lots: [{ id: lot.id, received: 9, back: 1, lost: 0, ...numbers }],
        ...more,
      })
    const damageReason = 'Ướt thùng'
    expect(refused(await receive({ damaged: 3 }))).toEqual([422, 'transfer-damage-unnamed'])
    expect(refused(await receive({ damaged: 10 }, { damageReason }))).toEqual([422, 'transfer-damaged-over'])
    const done = await receive({ damaged: 3 }, { damageReason })
    expect(done.data).toMatchObject({ damageReason, items: [{ lots: [{ received: 9, damaged: 3, back: 1 }] }] })
    const { data } = await owner.get(`stock-transfer/${sent.data.id}`)
    expect(data).toMatchObject({ receivedValue: 903, damagedValue: 301 })
    const recall = await owner.get(`lot/${lot.lotId}/recall`)
    expect(recall.data.moves).toMatchObject([{ quantity: 3, reason: damageReason, documentCode: sent.data.code }])
    const { available } = (await owner.get(`stock-transfer/available?branchId=${second}&productId=${product.id}`)).data
    expect(available).toBe(6)
  })

  it('sent twice is one, and of two people who receive at once one does', async () => {
    const product = await goods({ quantity: 10 })
    const id = newId()
    const [one, other] = await Promise.all([send([item(product, 3)], { id }), send([item(product, 3)], { id })])
    expect([one.status, other.status, one.data.code === other.data.code]).toEqual([201, 201, true])
    const replies = await Promise.all(
      [owner, colleague, owner].map(person => person.post(`stock-transfer/${id}/receive`, { version: 1 })),
    )
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409, 409])
    expect((await shelfOf(product, second)).map(([, quantity]) => quantity)).toEqual([3])
  })

  it('is not received by a version that it no longer has, and the answer shows it as it is', async () => {
    const product = await goods({ quantity: 10 })
    const { data } = await send([item(product, 3)])
    const stale = await colleague.post(`stock-transfer/${data.id}/receive`, { version: 2 })
    expect(stale).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { id: data.id, version: 1, transferStatus: 'MOVING' } } },
    })
    expect([await inTransit(product), await shelfOf(product, second)]).toEqual([3, []])
    expect((await colleague.post(`stock-transfer/${data.id}/receive`, { version: 1 })).status).toBe(200)
  })

  it('in both directions at once ends for both', async () => {
    const product = await goods({ quantity: 100 })
    const first = (await send([item(product, 50)])).data
    await colleague.post(`stock-transfer/${first.id}/receive`, { version: 1 })
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2
          ? send([item(product, 1)])
          : send([item(product, 1)], { targetBranchId: owner.branchId, branchId: second }, colleague),
      ),
    )
    expect(replies.map(reply => reply.status)).toEqual(replies.map(() => 201))
  })
})

describe('goods that are short at receipt', () => {
  it('go back to the sender or are written off there, with a reason and a name', async () => {
    const product = await goods({ quantity: 10, value: 1_003 })
    const { data } = await send([item(product, 10)])
    const [lot] = data.items[0].lots
    const receive = (numbers: object, more: object = {}) =>
      colleague.post(`stock-transfer/${data.id}/receive`, { version: 1, lots: [{ id: lot.id, ...numbers }], ...more })
    expect(refused(await receive({ received: 11, back: 0, lost: 0 }))).toEqual([422, 'transfer-over'])
    const limbo = await receive({ received: 5, back: 0, lost: 1 })
    expect(limbo.body).toMatchObject({
      error: 'transfer-unresolved',
      message: `Lô LO1 của ${product.name}: gửi 1 vỉ, mới xử lý 6 viên. Phần thiếu phải về kho gửi hoặc ghi mất.`,
    })
    const parts = { received: 5, back: 3, lost: 2, note: 'vỡ hộp' }
    expect(refused(await receive(parts))).toEqual([422, 'transfer-loss-unnamed'])
    const done = await receive(parts, { lossReason: 'Rơi trên đường', lossParty: 'Người giao Trần Văn Nam' })
    expect(done.data).toMatchObject({ lossParty: 'Người giao Trần Văn Nam', transferStatus: 'RECEIVED' })
    const [source, target] = [await shelfOf(product), await shelfOf(product, second)]
    expect([source, target]).toEqual([[['LO1', 3, 301]], [['LO1', 5, 502]]])
    const whole = (await owner.get(`stock-transfer/${data.id}`)).data
    expect(whole).toMatchObject({ value: 1_003, receivedValue: 502, lostValue: 200 })
    const card = (await owner.get(`stock-card?productId=${product.id}`)).data.items
    expect(card.map((row: { kind: string; quantity: number }) => [row.kind, row.quantity])).toEqual([
      ['DISPOSAL', -2],
      ['TRANSFER_BACK', 5],
      ['TRANSFER_OUT', -10],
      ['OPENING', 10],
    ])
    expect((await owner.get('stock-transfer?lost=true')).data.items).toMatchObject([
      { code: data.code, lostValue: 200 },
    ])
    expect((await owner.get('stock-transfer/total?lost=true')).data).toMatchObject({ count: 1, lostValue: 200 })
  })

  it('may be all of them', async () => {
    const product = await goods({ quantity: 4, value: 100 })
    const { data } = await send([item(product, 4)])
    const lots = [{ id: data.items[0].lots[0].id, received: 0, back: 4, lost: 0 }]
    expect((await colleague.post(`stock-transfer/${data.id}/receive`, { version: 1, lots })).status).toBe(200)
    expect([await shelfOf(product), await shelfOf(product, second)]).toEqual([[['LO1', 4, 100]], []])
  })
})

describe('a cancel on the way', () => {
  it('is the sender’s alone, and brings the goods back into their lots', async () => {
    const product = await goods({ number: 'A', quantity: 5, value: 999 }, { number: 'B', quantity: 5, value: 501 })
    const { data } = await send([item(product, 7)])
    const cancel = (person: Person) => person.post(`stock-transfer/${data.id}/cancel`, { reason: 'Gửi nhầm' })
    expect(refused(await cancel(colleague))).toEqual([403, 'transfer-not-yours'])
    expect((await cancel(owner)).data).toMatchObject({
      status: 'CANCELLED',
      transferStatus: null,
      cancelReason: 'Gửi nhầm',
    })
    expect(await shelfOf(product)).toEqual([
      ['A', 5, 999],
      ['B', 5, 501],
    ])
    expect(await inTransit(product)).toBe(0)
    expect(refused(await cancel(owner))).toEqual([409, 'already-cancelled'])
    const late = await colleague.post(`stock-transfer/${data.id}/receive`, { version: 1 })
    expect(refused(late)).toEqual([409, 'transfer-not-moving'])
  })
})

describe('a draft and a request', () => {
  it('move nothing; a draft is changed and then sent', async () => {
    const product = await goods({ quantity: 10 })
    const draft = (await send([item(product, 99)], { status: 'DRAFT' })).data
    expect(draft).toMatchObject({ status: 'DRAFT', transferStatus: null, value: 0 })
    const put = (body: object, person = owner) =>
      person.put(`stock-transfer/${draft.id}`, { targetBranchId: second, items: [item(product, 4)], ...body })
    expect(refused(await put({ status: 'DRAFT', version: 1 }, colleague))).toEqual([403, 'transfer-not-yours'])
    expect((await put({ status: 'DRAFT', version: 1 })).data).toMatchObject({ version: 2 })
    expect(refused(await put({ status: 'SUCCEED', version: 1 }))).toEqual([409, 'version-conflict'])
    expect((await put({ status: 'SUCCEED', version: 2 })).data).toMatchObject({
      transferStatus: 'MOVING',
      code: draft.code,
    })
    expect(refused(await put({ status: 'SUCCEED', version: 3 }))).toEqual([409, 'not-a-draft'])
  })

  const ask = (product: Shelved, quantity: number, overrides: object = {}) =>
    colleague.post('stock-transfer', {
      origin: 'REQUEST',
      status: 'DRAFT',
      branchId: owner.branchId,
      targetBranchId: second,
      items: [item(product, quantity)],
      ...overrides,
    })

  it('asked for is confirmed with less, and remembers what was asked', async () => {
    const product = await goods({ quantity: 10 })
    expect(refused(await ask(product, 8, { status: 'SUCCEED' }))).toEqual([422, 'transfer-request-is-draft'])
    const { data: request } = await ask(product, 8)
    expect(request).toMatchObject({ origin: 'REQUEST', status: 'DRAFT', items: [{ requestedQuantity: 8 }] })
    expect((await owner.get('stock-transfer/waiting')).data).toMatchObject({ requests: 1 })
    const put = (person: Person, body: object) =>
      person.put(`stock-transfer/${request.id}`, { targetBranchId: second, items: [item(product, 6)], ...body })
    expect(refused(await put(colleague, { status: 'SUCCEED', version: 1 }))).toEqual([403, 'transfer-not-yours'])
    expect((await put(owner, { status: 'SUCCEED', version: 1 })).data).toMatchObject({
      transferStatus: 'MOVING',
      items: [{ quantity: 6, requestedQuantity: 8 }],
    })
  })

  it('asked for is refused, or withdrawn', async () => {
    const product = await goods({ quantity: 10 })
    const [one, other] = [(await ask(product, 1)).data, (await ask(product, 2)).data]
    const no = await owner.post(`stock-transfer/${one.id}/cancel`, { reason: 'Hết hàng' })
    expect(no.data).toMatchObject({ status: 'CANCELLED', cancelReason: 'Hết hàng' })
    expect((await colleague.post(`stock-transfer/${other.id}/cancel`, { reason: 'Có rồi' })).status).toBe(200)
  })
})

describe('lists and reports', () => {
  it('show both ends what is theirs, by direction and state', async () => {
    const store = await shop.registerStore()
    const far = await addBranch(shop, store, 'Kho xa')
    const product = await shelve(shop, store, [{ quantity: 50 }], { name: 'Vitamin C 500' })
    const sendFar = (status: string) =>
      store.post('stock-transfer', { status, targetBranchId: far, items: [item(product, 5)], note: 'hàng tết' })
    await sendFar('SUCCEED')
    await sendFar('DRAFT')
    const codes = async (query: string) =>
      (await store.get(`stock-transfer?${query}`)).data.items.map((row: { code: string }) => row.code)
    expect(await codes('')).toEqual(['CH000002', 'CH000001'])
    expect(await codes('direction=in')).toEqual([])
    expect(await codes(`direction=in&branchId=${far}`)).toEqual(['CH000002', 'CH000001'])
    expect(await codes('transferStatus=MOVING')).toEqual(['CH000001'])
    expect(await codes('keyword=vitamin c')).toHaveLength(2)
    expect(await codes('keyword=tet&limit=1')).toEqual(['CH000002'])
    expect(await codes(`otherBranchId=${far}&productId=${product.id}`)).toHaveLength(2)
    expect((await store.get('stock-transfer/total')).data).toEqual({
      count: 1,
      itemCount: 1,
      value: 3_000,
      lostValue: 0,
    })
    const page = (await store.get('stock-transfer?limit=1')).data
    expect((await store.get(`stock-transfer?limit=1&cursor=${page.nextCursor}`)).data.items).toHaveLength(1)
    const { data } = await store.get('stock-transfer/in-transit')
    expect(data.ages[0]).toEqual({ fromDays: 0, toDays: 1, count: 1, value: 3_000 })
    expect(data.items).toMatchObject([{ code: 'CH000001', ageDays: 0 }])
    expect((await store.get('stock-transfer/branch')).data.map((row: { name: string }) => row.name)).toContain('Kho xa')
    expect((await store.get('home/tasks')).data).toMatchObject({ transfersIncoming: 0, transferRequests: 0 })
    expect((await store.get(`home/tasks?branchId=${far}`)).data).toMatchObject({ transfersIncoming: 1 })
  })

  it('are closed to whoever lacks the right, to other branches and to other stores', async () => {
    const product = await goods({ quantity: 5 })
    const { id } = (await send([item(product, 1)])).data
    const clerk = await addEmployee(shop, owner, { grants: [] })
    expect((await clerk.get('stock-transfer')).status).toBe(403)
    const third = await addBranch(shop, owner, 'Chi nhánh 3')
    const grants = [{ model: 'stock_transfer' as const, action: 'read' as const }]
    const elsewhere = await addEmployee(shop, owner, { grants, branchIds: [third] })
    expect((await elsewhere.get(`stock-transfer/${id}`)).status).toBe(404)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`stock-transfer/${id}`)).status).toBe(404)
    expect((await stranger.post(`stock-transfer/${id}/receive`, { version: 1 })).status).toBe(404)
    expect((await stranger.post(`stock-transfer/${id}/cancel`, { reason: 'x' })).status).toBe(404)
  })
})

describe('goods that the other branch sold before they came', () => {
  it('settle what it owes when they arrive, as an import does', async () => {
    await owner.patch('setting', { key: 'sellWithoutStock', value: true, version: 0 })
    const product = await shelve(shop, owner, [{ number: '', expiryDate: null, quantity: 30, value: 9_000 }], {
      isLotManaged: false,
    })
    const sold = await owner.post('bill', {
      branchId: second,
      items: [{ productId: product.id, unitId: product.units.Viên, quantity: 4 }],
      payments: [{ method: 'CASH', amount: 4_000 }],
    })
    expect(sold.status).toBe(201)
    const { data } = await send([item(product, 10)])
    expect((await owner.post(`stock-transfer/${data.id}/receive`, { version: data.version })).status).toBe(200)
    expect(await shelfOf(product, second)).toEqual([['', 6, 1_800]])
    const { items } = (await owner.get(`stock-card?productId=${product.id}&branchId=${second}`)).data
    expect(items.map((row: { kind: string }) => row.kind)).toEqual([
      'REVALUATION',
      'OWED_SETTLED',
      'OWED_SETTLED',
      'TRANSFER_IN',
      'SALE',
    ])
    // The sale is taken back after that: its goods lie on the shelf.
    expect((await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Trả lại' })).status).toBe(200)
    expect((await shelfOf(product, second)).map(([, quantity]) => quantity)).toEqual([10])
  })
})

describe('a price between branches', () => {
  it('stands on the lines and adds up; it moves no money', async () => {
    const product = await goods({ quantity: 20, value: 2_000 })
    const { data } = await send([item(product, 3, { price: 1_200 }), item(product, 2)])
    expect(data).toMatchObject({ priceTotal: 3_600, value: 500 })
    expect(data.items.map((line: { price: number | null }) => line.price)).toEqual([1_200, null])
    expect((await send([item(product, 2)])).data.priceTotal).toBe(null)
    expect(refused(await send([item(product, 9_000_000, { price: 999_999_999_999 })]))).toEqual([
      422,
      'amount-too-large',
    ])
  })
})
