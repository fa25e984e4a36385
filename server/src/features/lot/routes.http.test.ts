import { addDays } from '@quay/domain/time/calendar'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../test/app.ts'
import { addBranch, addEmployee, someCustomer, someProduct, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { setStore } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
const owner = await shop.registerStore()

const refused = (reply: Reply) => [reply.status, reply.body.error]
const sell = (product: Shelved, quantity: number, more: object = {}) =>
  owner.post('bill', {
    items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: quantity * 1_000 }],
    ...more,
  })
const move = (lotId: string, to: string, quantity: number, person = owner) =>
  person.post(`lot/${lotId}/quarantine`, { to, quantity, reason: 'Vỉ phồng' })

describe('quarantine', () => {
  it('takes goods from sale at once with their value, and gives them back', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10, value: 1_003 }])
    const [lotId] = product.lots as [string]
    expect((await move(lotId, 'quarantine', 7)).data).toEqual({ id: lotId, sellable: 3, quarantine: 7 })
    expect(refused(await sell(product, 4))).toEqual([422, 'stock-short'])
    expect((await sell(product, 1)).status).toBe(201)
    expect(refused(await move(lotId, 'quarantine', 3))).toEqual([422, 'lot-short'])
    expect((await move(lotId, 'sellable', 7)).data).toEqual({ id: lotId, sellable: 9, quarantine: 0 })
    expect((await sell(product, 9)).status).toBe(201)
    const card = (await owner.get(`stock-card?productId=${product.id}`)).data.items
    expect(card.map((row: { kind: string }) => row.kind)).toEqual([
      'SALE',
      'QUARANTINE',
      'QUARANTINE',
      'SALE',
      'QUARANTINE',
      'QUARANTINE',
      'OPENING',
    ])
  })

  it('of the same last goods by two people happens once', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const replies = await Promise.all([1, 2].map(() => move(product.lots[0]!, 'quarantine', 5)))
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 422])
  })
})

describe('an expired lot', () => {
  it('is put apart and does not come back for sale', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5, expiryDate: '2026-01-31' }])
    const [lotId] = product.lots as [string]
    expect((await move(lotId, 'quarantine', 5)).status).toBe(200)
    expect(refused(await move(lotId, 'sellable', 5))).toEqual([422, 'quarantine-lot-expired'])
  })
})

describe('an expiry that was typed wrongly', () => {
  it('is corrected with a reason; the next sale goes by the new one', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5, expiryDate: '2026-01-31' }])
    const [lotId] = product.lots as [string]
    expect(refused(await sell(product, 1))).toEqual([422, 'stock-short'])
    const change = (body: object) => owner.patch(`lot/${lotId}/expiry`, { reason: 'Nhập nhầm năm', ...body })
    const body = { version: 1, expiryDate: '2028-01-31' }
    expect((await change(body)).data).toEqual({ id: lotId, expiryDate: '2028-01-31', version: 2 })
    expect((await sell(product, 1)).status).toBe(201)
    expect(refused(await change(body))).toEqual([409, 'version-conflict'])
  })
})

describe('lots on the shelves', () => {
  it('are found by the beginning of their number or by their goods, sold out ones when asked for', async () => {
    const store = await shop.registerStore()
    const product = await shelve(shop, store, [
      { quantity: 3, number: 'VN260304', expiryDate: '2029-01-31' },
      { quantity: 2, number: 'AB1', expiryDate: '2028-01-31' },
    ])
    const found = async (query: string) =>
      (await store.get(`lot/shelf?${query}`)).data.items.map((lot: { number: string }) => lot.number)
    expect(await found('')).toEqual(['AB1', 'VN260304'])
    expect(await found('keyword=vn2603')).toEqual(['VN260304'])
    const other = await someProduct(store, { name: 'Berberin mộc hương' })
    const lots = [{ lotNumber: 'X1', expiryDate: '2028-05-31', quantity: 1 }]
    await receive(store, [boxes(other, 1, { lots })], { providerId: (await someProvider(store)).id })
    expect(await found('keyword=moc%20huong')).toEqual(['X1'])
    await store.post('bill', {
      items: [{ productId: product.id, unitId: product.units.Viên, quantity: 2 }],
      payments: [{ method: 'CASH', amount: 2_000 }],
    })
    expect(await found('keyword=AB1')).toEqual([])
    expect(await found('keyword=AB1&withEmpty=true')).toEqual(['AB1'])
  })

  it('are told apart by what keeps them from being sold', async () => {
    const store = await shop.registerStore()
    const product = await shelve(shop, store, [
      { quantity: 3, number: 'A' },
      { quantity: 4, number: 'B' },
    ])
    const [a, b] = product.lots as [string, string]
    await store.patch(`lot/${a}`, { version: 1, state: 'held', reason: 'Chờ kiểm' })
    await move(b, 'quarantine', 1, store)
    const found = async (query: string) =>
      (await store.get(`lot/shelf?${query}`)).data.items.map((lot: { number: string; quantity: number }) => [
        lot.number,
        lot.quantity,
      ])
    expect(await found('hindrance=held')).toEqual([['A', 3]])
    expect(await found('hindrance=recalled')).toEqual([])
    expect(await found('hindrance=quarantine')).toEqual([['B', 1]])
    expect(await found(`productId=${product.id}`)).toHaveLength(3)
  })

  it('come page by page, each once', async () => {
    const store = await shop.registerStore()
    await shelve(
      shop,
      store,
      Array.from({ length: 5 }, () => ({ quantity: 1, expiryDate: '2028-01-31' })),
    )
    const seen: string[] = []
    let cursor = ''
    do {
      const { items, nextCursor } = (await store.get(`lot/shelf?limit=2${cursor}`)).data
      seen.push(...items.map((lot: { id: string }) => lot.id))
      cursor = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : ''
    } while (cursor)
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })

  it('tell no cost to whoever may not see it', async () => {
    const staff = await addEmployee(shop, owner)
    await shelve(shop, owner, [{ quantity: 3 }])
    const { data } = await staff.get('lot/shelf')
    for (const lot of data.items) expect(lot).not.toHaveProperty('value')
    for (const lot of data.items) expect(lot).not.toHaveProperty('purchase')
    expect((await staff.get('lot/expiring')).data.steps[0]).not.toHaveProperty('value')
  })
})

describe('reports', () => {
  it('of what expires count by step and value, expired first', async () => {
    const store = await shop.registerStore()
    const today = (await store.get('home')).data.businessDay
    const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    const expiries = [-1, 0, 30, 31, 90, 180, 181]
    await shelve(
      shop,
      store,
      expiries.map(days => ({ quantity: 1, value: 10, expiryDate: inDays(days) })),
    )
    const near = (await store.get('lot/shelf?days=30')).data.items
    expect(near.map((lot: { daysLeft: number }) => lot.daysLeft)).toEqual([-1, 0, 30])
    expect((await store.get('lot/expiring')).data.steps).toEqual([
      { days: 180, count: 6, value: 60 },
      { days: 90, count: 5, value: 50 },
      { days: 30, count: 3, value: 30 },
      { days: 0, count: 1, value: 10 },
    ])
    expect((await store.get('lot/shelf?days=0')).data.items).toHaveLength(1)
    expect((await store.get('lot/shelf')).data.items).toHaveLength(7)
  })

  it('tell of whom a near lot was bought last, and what it cost there', async () => {
    const store = await shop.registerStore()
    const today = (await store.get('home')).data.businessDay
    const product = await someProduct(store)
    const provider = await someProvider(store, { name: 'Dược Hậu Giang' })
    const lots = [{ lotNumber: 'N1', expiryDate: addDays(today, 20), quantity: 2 }]
    await receive(store, [boxes(product, 2, { lots, price: 45_000 })], { providerId: provider.id })
    expect((await store.get('lot/shelf?days=30')).data.items).toMatchObject([
      { number: 'N1', providerName: 'Dược Hậu Giang', purchase: { unitName: 'Hộp', price: 45_000 } },
    ])
  })

  it('of a recall tell who bought it, by phone, and where the rest lies', async () => {
    const product = await shelve(shop, owner, [{ quantity: 20 }])
    const customer = await someCustomer(owner, { name: 'Lê Thị Hoa', phone: '0912345678' })
    await sell(product, 3, { customerId: customer.id })
    await sell(product, 2)
    const wrong = (await sell(product, 4)).data
    await owner.post(`bill/${wrong.id}/cancel`, { reason: 'Nhầm' })
    await move(product.lots[0]!, 'quarantine', 5)
    const { data } = await owner.get(`lot/${product.lots[0]}/recall`)
    expect(data).toMatchObject({ lot: { number: 'LO1' }, soldQuantity: 5, namelessQuantity: 2 })
    expect(data.sales).toMatchObject([
      { customerName: null, quantity: 2 },
      { customerName: 'Lê Thị Hoa', customerPhone: '0912345678', quantity: 3 },
    ])
    expect(data.shelves).toMatchObject([
      { bucket: 'quarantine', quantity: 5 },
      { bucket: 'sellable', quantity: 10 },
    ])
    expect(data.moves).toMatchObject([
      { quantity: 5, reason: 'Vỉ phồng', byName: owner.profile.fullName, documentKind: 'quarantine' },
    ])
    const lotId = product.lots[0]
    const rows = await rowsOf(await askForFile(shop, owner, 'lot/recall/export', { lotId }))
    const ofLot = { 'Số lô': 'LO1', ĐVT: 'Viên', 'Tên hàng': data.lot.productName }
    expect(rows).toMatchObject([
      { ...ofLot, 'Số lượng': 2, 'Mã hóa đơn': data.sales[0].billCode },
      { ...ofLot, 'Khách hàng': 'Lê Thị Hoa', 'Điện thoại': '0912345678', 'Số lượng': 3 },
    ])
    const helper = await addEmployee(shop, owner, {
      grants: [
        { model: 'list_product', action: 'read' },
        { model: 'data_export', action: 'create' },
      ],
    })
    const masked = await rowsOf(await askForFile(shop, helper, 'lot/recall/export', { lotId }))
    expect(masked[1]).toMatchObject({ 'Khách hàng': 'Lê Thị Hoa', 'Điện thoại': '•••678' })
    const stranger = await shop.registerStore()
    expect((await stranger.post('lot/recall/export', { lotId })).status).toBe(404)
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'read' }] })
    const seen = (await clerk.get(`lot/${product.lots[0]}/recall`)).data
    expect(seen.sales[1].customerPhone).toBe('•••678')
    expect((await clerk.get('lot/expiring?days=180')).body).not.toHaveProperty('data.items.0.purchase')
    expect((await clerk.get('lot/expiring')).body).not.toHaveProperty('data.steps.0.value')
    expect((await move(product.lots[0]!, 'sellable', 1, clerk)).status).toBe(403)
  })

  it('know no lot of another store, and no shelf of another branch', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const stranger = await shop.registerStore()
    const id = product.lots[0]!
    for (const reply of [
      await stranger.get(`lot/${id}/recall`),
      await move(id, 'quarantine', 1, stranger),
      await stranger.patch(`lot/${id}/expiry`, { version: 1, expiryDate: '2029-01-31', reason: 'x' }),
      await move(newId(), 'quarantine', 1),
    ])
      expect(refused(reply)).toEqual([404, 'not-found'])
    const far = await addBranch(shop, owner, 'Kho xa')
    const grants = (['read', 'update'] as const).map(action => ({ model: 'list_product' as const, action }))
    const elsewhere = await addEmployee(shop, owner, { branchIds: [far], grants })
    expect((await elsewhere.get(`lot/${id}/recall`)).data.shelves).toEqual([])
    expect(refused(await move(id, 'quarantine', 1, elsewhere))).toEqual([422, 'lot-short'])
  })
})

describe('a lot by its number', () => {
  it('is found by the beginning of it, sold out or kept apart too, the very one first', async () => {
    const mine = await shelve(shop, owner, [
      { number: 'TK77', quantity: 5, expiryDate: '2030-01-31' },
      { number: 'tk7701', quantity: 3 },
      { number: 'TK7702', quantity: 1, state: 'recalled' },
    ])
    await sell(mine, 5)
    await move(mine.lots[1]!, 'quarantine', 2)
    const find = async (keyword: string, person = owner) =>
      (await person.get(`lot/find?keyword=${encodeURIComponent(keyword)}`)).data
    expect(await find('tk77')).toEqual([
      {
        id: mine.lots[0],
        number: 'TK77',
        expiryDate: '2030-01-31',
        state: 'normal',
        productName: mine.name,
        baseUnit: 'Viên',
        quantity: 0,
      },
      expect.objectContaining({ id: mine.lots[1], number: 'tk7701', quantity: 3 }),
      expect.objectContaining({ id: mine.lots[2], quantity: 1, state: 'recalled' }),
    ])
    expect(await find('K77')).toEqual([])
    expect(await find('TK77%')).toEqual([])
    expect((await owner.get('lot/find?keyword=tk77&limit=1')).data).toHaveLength(1)
    const stranger = await shop.registerStore()
    expect(await find('tk77', stranger)).toEqual([])
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    expect((await seller.get('lot/find?keyword=tk77')).status).toBe(403)
  })

  it('is read from an index, whoever guards the rows', async () => {
    const { id: productId } = await shelve(shop, owner, [{ number: 'DAY', quantity: 1 }])
    const client = await shop.database.pool.connect()
    try {
      await client.query(`begin; ${setStore(owner.profile.store.id)}; set local enable_seqscan = off`)
      // Of a few lots any index does as well as the other.
      await client.query(
        `insert into lot (store_id, id, product_id, number, number_key, first_received_at)
         select $1, gen_random_uuid(), $2, 'DAY' || n, 'DAY' || n, now() from generate_series(1, 3000) n`,
        [owner.profile.store.id, productId],
      )
      const { rows } = await client.query(
        `explain select id from lot where store_id = '${owner.profile.store.id}'
           and number_key collate "C" >= 'TK' and number_key collate "C" < 'TL'`,
      )
      expect(rows.map(row => row['QUERY PLAN']).join('\n')).toMatch(/lot_by_number[\s\S]*Index Cond: .*number_key/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
