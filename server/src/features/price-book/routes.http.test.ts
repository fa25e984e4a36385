import { branchClock } from '@quay/domain/price/branch-clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { applyDuePrices } from './apply-due-prices.ts'

let shop: TestApp
let owner: Person
let goods: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ number: 'A', expiryDate: '2031-01-31', quantity: 1000 }])
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let count = 0
const addBook = async (part: object = {}): Promise<Json> => {
  const made = await owner.post('price-book', { name: `Bảng ${++count}`, ...part })
  expect(made.status).toBe(201)
  return made.data
}
const put = (bookId: string | null, unitId: string, price: number | null, expected: number | null, person = owner) =>
  person.put('price-book/price', { bookId, unitId, price, expected })
const off = (book: Json) => owner.delete(`price-book/${book.id}`, { version: book.version })
const vien = () => goods.units.Viên!
const vi = () => goods.units.Vỉ!
const sell = (unitId: string, quantity: number, more: object = {}, body: object = {}, person = owner) =>
  person.post('bill', {
    items: [{ productId: goods.id, unitId, quantity, ...more }],
    payments: [{ method: 'CASH', amount: 900_000_000 }],
    ...body,
  })
const gridRow = async (unitId: string, query = '', person = owner): Promise<Json> => {
  const grid = await person.get(`price-book/grid?productId=${goods.id}${query}`)
  expect(grid.status).toBe(200)
  return grid.data.items.find((row: Json) => row.unitId === unitId)
}

describe('a book', () => {
  it('is made once, told, edited with its version, and named once', async () => {
    const id = crypto.randomUUID().replace(/^(.{14})./, '$17')
    const body = { id, name: 'Khách quen', startsAt: '2026-01-01T00:00', offList: 'warned' }
    const made = await owner.post('price-book', body)
    expect(made).toMatchObject({
      status: 201,
      data: { id, state: 'now', branchIds: null, formula: null, itemCount: 0 },
    })
    expect((await owner.post('price-book', body)).data).toEqual(made.data)
    expect((await owner.post('price-book', { ...body, name: 'Khác' })).body.error).toBe('idempotency-conflict')
    expect((await owner.post('price-book', { name: 'khách quen' })).body.error).toBe('price-book-name-taken')
    const turned = await owner.patch(`price-book/${id}`, { version: 1, endsAt: '2025-01-01T00:00' })
    expect(turned.body).toMatchObject({ error: 'invalid-input', issues: [{ path: 'endsAt' }] })
    const edited = await owner.patch(`price-book/${id}`, { version: 1, branchIds: [owner.branchId], isActive: false })
    expect(edited.data).toMatchObject({ version: 2, state: 'off', branchIds: [owner.branchId] })
    const stale = await owner.patch(`price-book/${id}`, { version: 1, isActive: true })
    expect(stale.body).toMatchObject({ error: 'version-conflict', details: { current: { version: 2 } } })
    await off(edited.data)
    const list = await owner.get('price-book')
    expect(list.data.items.map((book: Json) => book.id)).not.toContain(id)
  })

  it('never starts from itself, whatever the detour', async () => {
    const formula = (baseBookId: string) => ({
      base: 'book',
      baseBookId,
      adjustUnit: 1,
      adjustValue: -500,
      rounding: 100,
    })
    const a = await addBook()
    const b = await addBook({ formula: formula(a.id) })
    const c = await addBook({ formula: formula(b.id) })
    const round = await owner.patch(`price-book/${a.id}`, { version: 1, formula: formula(c.id) })
    expect(round.body).toMatchObject({ error: 'price-book-cycle', issues: [{ path: 'formula.baseBookId' }] })
    const self = await owner.patch(`price-book/${a.id}`, { version: 1, formula: formula(a.id) })
    expect(self.body.error).toBe('price-book-cycle')
    expect((await off(a)).body).toMatchObject({ error: 'price-book-in-use', details: { books: b.name } })
    for (const book of [c, b, a]) expect((await off(book)).body.code).toBe(204)
  })
})

describe('prices in the grid', () => {
  it('are set cell by cell; a cell that somebody else changed is not overwritten, and the same call again does nothing', async () => {
    const book = await addBook()
    expect((await put(book.id, vi(), 9_000, null)).body.code).toBe(200)
    expect((await put(book.id, vi(), 9_000, null)).body.code).toBe(200)
    const moved = await put(book.id, vi(), 8_000, null)
    expect(moved.body).toMatchObject({ error: 'price-moved', details: { current: 9_000, currentText: '9.000đ' } })
    const row = await gridRow(vi(), `&bookIds=${book.id}`)
    expect(row).toMatchObject({
      price: 10_000,
      basePrice: 1_000,
      books: [{ bookId: book.id, price: 9_000, tiers: [] }],
    })
    // Undo is the way back.
    expect((await put(book.id, vi(), null, 9_000)).body.code).toBe(200)
    expect((await gridRow(vi(), `&bookIds=${book.id}`)).books).toEqual([])
    await off(book)
  })

  it('change the general price with its history, for the till too', async () => {
    const since = new Date().toISOString()
    expect((await put(null, vien(), 1_200, 1_000)).body.code).toBe(200)
    const prices = await owner.get(`product/${goods.id}/price-history`)
    expect(prices.data.items[0]).toMatchObject({ kind: 'SALE', before: 1_000, after: 1_200 })
    const till = await owner.get(`till/catalogue?since=${since}`)
    const unit = till.data.items[0].units.find((one: Json) => one.id === vien())
    expect(unit).toMatchObject({ price: 1_200 })
    expect(unit).not.toHaveProperty('books')
    expect((await put(null, vien(), null, 1_200)).body.error).toBe('price-needed')
    await put(null, vien(), 1_000, 1_200)
  })

  it('show costs only to who may see them', async () => {
    expect(await gridRow(vien())).toHaveProperty('cost')
    const grants = [{ model: 'price_setting', action: 'read' }] as const
    const clerk = await addEmployee(shop, owner, { grants })
    const row = await gridRow(vien(), '', clerk)
    expect(row).not.toHaveProperty('cost')
    expect(row).not.toHaveProperty('lastPurchase')
    expect((await clerk.get('price-book/grid?belowCost=true')).body.error).toBe('price-cost-right-missing')
    expect((await put(null, vien(), 5, 1_000, clerk)).status).toBe(403)
  })

  it('have quantities that rise in number and fall in price', async () => {
    const tiers = [{ from: 10, price: 900 }]
    const set = (list: object[], expected: object[] = []) =>
      owner.put('price-book/tiers', { bookId: null, unitId: vien(), tiers: list, expected })
    expect((await set([{ from: 10, price: 1_000 }])).body).toMatchObject({
      error: 'tiers-not-cheaper',
      issues: [{ path: 'tiers.0.price' }],
    })
    expect((await set(tiers)).body.code).toBe(204)
    expect((await set([])).body.error).toBe('price-moved')
    const sold = await sell(vien(), 10)
    expect(sold.data).toMatchObject({
      payable: 9_000,
      items: [{ priceSource: 'TIER', priceTierFrom: 10, priceBookId: null }],
    })
    expect((await sell(vien(), 9)).data.payable).toBe(9_000)
    expect((await set([], tiers)).body.code).toBe(204)
  })
})

describe('a sale', () => {
  it('takes the book of the customer’s group, and keeps where the price came from', async () => {
    const group = (await owner.post('customer-group', { name: 'Khách quen' })).data
    const customer = (await owner.post('customer', { name: 'Cô Lan', groupId: group.id })).data
    expect(customer).toMatchObject({ groupId: group.id, groupName: 'Khách quen' })
    const forAll = await addBook()
    const forGroup = await addBook({ name: 'Giá khách quen', groupIds: [group.id] })
    await put(forAll.id, vi(), 9_500, null)
    await put(forGroup.id, vi(), 9_000, null)
    const sold = await sell(vi(), 1, {}, { customerId: customer.id, expectedPayable: 9_000 })
    expect(sold.data.items[0]).toMatchObject({ price: 9_000, priceSource: 'BOOK', priceBookName: 'Giá khách quen' })
    expect((await sell(vi(), 1)).data.items[0]).toMatchObject({ price: 9_500, priceBookName: forAll.name })
    // The server refuses the sale of a till that does not know the book yet, with the new price.
    const stale = await sell(vi(), 1, {}, { expectedPayable: 10_000 })
    expect(stale.body).toMatchObject({
      error: 'price-changed',
      details: { payable: 9_500, lines: [{ listPrice: 9_500, source: 'BOOK', bookName: forAll.name }] },
    })
    await off(forGroup)
    await off(forAll)
    // The bill still says by which book it was sold; later ones are not.
    const read = await owner.get(`bill/${sold.data.id}`)
    expect(read.data.items[0]).toMatchObject({ priceBookName: 'Giá khách quen' })
    expect((await sell(vi(), 1, {}, { customerId: customer.id })).data.payable).toBe(10_000)
    const [kept] = (await owner.get('customer-group')).data.items
    expect(kept.customerCount).toBe(1)
    expect((await owner.delete(`customer-group/${group.id}`, { version: kept.version })).body.code).toBe(204)
    expect((await owner.get(`customer/${customer.id}`)).data.groupId).toBeNull()
  })

  it('takes a book that the cashier chooses, and refuses one that does not hold', async () => {
    const group = (await owner.post('customer-group', { name: 'Đại lý' })).data
    const wholesale = await addBook({ name: 'Giá sỉ', onRequest: true })
    await put(wholesale.id, vi(), 8_000, null)
    expect((await sell(vi(), 1)).data.payable).toBe(10_000)
    const chosen = await sell(vi(), 1, {}, { priceBookId: wholesale.id, expectedPayable: 8_000 })
    expect(chosen.data).toMatchObject({
      payable: 8_000,
      items: [{ priceSource: 'BOOK', priceBookName: 'Giá sỉ' }],
    })
    const refused = async (why: string) =>
      expect(await sell(vi(), 1, {}, { priceBookId: wholesale.id })).toMatchObject({
        status: 409,
        body: { error: 'price-book-not-held', details: { why }, issues: [{ path: 'priceBookId' }] },
      })
    let { version } = wholesale
    const change = async (part: object) => {
      const changed = await owner.patch(`price-book/${wholesale.id}`, { version, ...part })
      expect(changed.status).toBe(200)
      version = changed.data.version
    }
    await change({ groupIds: [group.id] })
    await refused('chỉ dành cho một số nhóm khách hàng')
    await change({ groupIds: null, startsAt: '2020-01-01T00:00', endsAt: '2020-02-01T00:00' })
    await refused('đã hết ngày áp dụng')
    const elsewhere = 'đã bị xóa, đã tắt hoặc không dành cho chi nhánh và người bán này'
    await change({ branchIds: null, sellerIds: [(await addEmployee(shop, owner)).profile.id], endsAt: null })
    await refused(elsewhere)
    await change({ sellerIds: null, onRequest: false, isActive: false })
    await refused(elsewhere)
    expect((await owner.delete(`price-book/${wholesale.id}`, { version })).body.code).toBe(204)
    await refused(elsewhere)
    // What was sold by it still names it, and says that it is gone.
    expect((await owner.get(`bill/${chosen.data.id}`)).data.items[0]).toMatchObject({
      priceBookName: 'Giá sỉ',
      isBookGone: true,
    })
  })

  it('obeys the branch, the seller and the dates of a book, and goods that it leaves out', async () => {
    const there = await addBranch(shop, owner)
    const elsewhere = await addBook({ branchIds: [there] })
    const past = await addBook({ endsAt: '2026-01-01T00:00' })
    const other = await addEmployee(shop, owner, {})
    const hers = await addBook({ sellerIds: [other.profile.id] })
    for (const book of [elsewhere, past, hers]) await put(book.id, vi(), 1, null)
    expect((await sell(vi(), 1)).data.payable).toBe(10_000)
    expect((await sell(vi(), 1, {}, {}, other)).data.payable).toBe(1)
    const context = await other.get('till/context')
    expect(context.data.priceBooks.map((book: Json) => book.id).sort()).toEqual([hers.id, past.id].sort())
    for (const book of [elsewhere, past, hers]) await off(book)
    const closed = await addBook({ offList: 'blocked' })
    expect((await sell(vi(), 1)).body).toMatchObject({
      error: 'goods-off-price-book',
      details: { book: closed.name },
      issues: [{ path: 'items.0.productId' }],
    })
    await off(closed)
  })

  it('stays under the posted price without the right and a reason, and is found by the owner where it does not', async () => {
    const posted = (price: number | null, expected: number | null) =>
      owner.put('price-book/posted', { unitId: vien(), price, expected })
    expect((await posted(900, null)).body.code).toBe(204)
    const seller = await addEmployee(shop, owner, { roleName: 'staff' })
    const refused = await sell(vien(), 1, {}, {}, seller)
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'posted-price-right-missing', details: { posted: 900 } },
    })
    // A box of ten may cost ten times as much.
    expect((await sell(vi(), 1)).body).toMatchObject({
      error: 'posted-price-reason-needed',
      details: { posted: 9_000 },
    })
    const sold = await sell(vien(), 2, { postedReason: 'Giá nhập vừa tăng' })
    expect(sold.data.items[0]).toMatchObject({ postedPrice: 900, postedReason: 'Giá nhập vừa tăng' })
    const day = sold.data.businessDay
    const signs = await owner.get(`user_log/suspicious?from=${day}&to=${day}`)
    expect(signs.data.items[0].signs['over-posted']).toEqual({ count: 1, amount: 200 })
    const bills = await owner.get(`user_log/suspicious/bill?from=${day}&to=${day}&sign=over-posted`)
    expect(bills.data.items[0]).toMatchObject({ id: sold.data.id, amount: 200 })
    expect(bills.data.items[0].goods).toContain('900 → 1.000 (Giá nhập vừa tăng)')
    await posted(null, 900)
  })
})

describe('a planned price', () => {
  const plan = (startsAt: string, price: number, more: object = {}) =>
    owner.post('price-change', { unitId: vi(), startsAt, price, ...more })

  it('is seen beforehand, holds once, and is taken back before its time', async () => {
    expect((await plan('2020-01-01T00:00', 1)).body).toMatchObject({
      error: 'price-change-past',
      issues: [{ path: 'startsAt' }],
    })
    expect((await plan('2030-02-31T00:00', 1)).body.error).toBe('invalid-input')
    const planned = await plan('2030-12-01T00:00', 11_000)
    expect(planned).toMatchObject({ status: 201, data: { state: 'PENDING', priceBefore: 10_000, price: 11_000 } })
    expect((await plan('2030-12-01T00:00', 12_000)).body.error).toBe('price-change-exists')
    expect((await gridRow(vi())).planned).toEqual({ startsAt: '2030-12-01T00:00', price: 11_000 })
    const till = await owner.get('till/catalogue')
    const unit = till.data.items.find((one: Json) => one.id === goods.id).units.find((one: Json) => one.id === vi())
    expect(unit.planned).toEqual([{ startsAt: '2030-12-01T00:00', price: 11_000 }])
    const cancel = () => owner.post(`price-change/${planned.data.id}/cancel`, { version: 1 })
    expect((await cancel()).data).toMatchObject({ state: 'CANCELLED' })
    expect((await cancel()).body.error).toBe('price-change-over')
    expect((await gridRow(vi())).planned).toBeNull()
  })

  it('holds from its minute on before it is written down, then is written down, and later changes win', async () => {
    const planned = await plan('2030-12-01T00:00', 11_000)
    const storeId = owner.profile.store.id
    await inStore(shop, storeId, query =>
      query('update price_change set starts_at = $2 where id = $1', [planned.data.id, '2026-01-01T00:00']),
    )
    expect((await sell(vi(), 1)).data).toMatchObject({ payable: 11_000, items: [{ priceSource: 'PLANNED' }] })
    expect((await owner.post(`price-change/${planned.data.id}/cancel`, { version: 1 })).body.error).toBe(
      'price-change-over',
    )
    await inStore(shop, storeId, query => applyDuePrices({ storeId, now: new Date(), query } as never, null))
    expect(await gridRow(vi())).toMatchObject({ price: 11_000, planned: null })
    // The bill still names its source.
    expect((await sell(vi(), 1)).data.items[0]).toMatchObject({ price: 11_000, priceSource: 'PLANNED' })
    expect((await put(null, vi(), 10_000, 11_000)).body.code).toBe(200)
    expect((await sell(vi(), 1)).data.items[0]).toMatchObject({ price: 10_000, priceSource: 'UNIT' })
  })

  it('is past once it came at the branch whose clock is ahead, and is written down once it came at the one behind', async () => {
    const person = await shop.registerStore()
    const storeId = person.profile.store.id
    const tokyo = await addBranch(shop, person, 'Tokyo')
    await inStore(shop, storeId, query => query(`update branch set time_zone = 'Asia/Tokyo' where id = $1`, [tokyo]))
    const product = await someProduct(person)
    const [unit] = product.units
    const inHours = (hours: number, zone: string) => branchClock(Date.now() + hours * 3_600_000, zone)
    const planAt = (startsAt: string) => person.post('price-change', { unitId: unit.id, startsAt, price: 77_000 })
    expect((await planAt(inHours(1, 'Asia/Ho_Chi_Minh'))).body.error).toBe('price-change-past')
    expect((await planAt(inHours(0, 'Asia/Tokyo'))).body.error).toBe('price-change-past')
    const planned = await planAt(inHours(3, 'Asia/Ho_Chi_Minh'))
    expect(planned.status).toBe(201)

    await inStore(shop, storeId, query =>
      query('update price_change set starts_at = $2 where id = $1', [planned.data.id, inHours(1, 'Asia/Ho_Chi_Minh')]),
    )
    expect((await person.post(`price-change/${planned.data.id}/cancel`, { version: 1 })).body.error).toBe(
      'price-change-over',
    )
    await inStore(shop, storeId, query => applyDuePrices({ storeId, now: new Date(), query } as never, null))
    const [still] = (await person.get(`price-change?productId=${product.id}`)).data.items
    expect(still).toMatchObject({ state: 'PENDING', priceBefore: unit.price })
  })

  it('that was due does not undo a change made after it', async () => {
    const planned = await plan('2030-12-01T00:00', 13_000)
    await inStore(shop, owner.profile.store.id, query =>
      query('update price_change set starts_at = $2 where id = $1', [planned.data.id, '2026-01-01T00:00']),
    )
    expect((await put(null, vi(), 10_000, 10_000)).body).toMatchObject({
      error: 'price-moved',
      details: { current: 13_000 },
    })
    expect((await put(null, vi(), 10_000, 13_000)).body.code).toBe(200)
    expect((await sell(vi(), 1)).data.payable).toBe(10_000)
  })
})

describe('a formula', () => {
  it('that gives goods away is asked about: only who says so sets 0 đ', async () => {
    const book = await addBook()
    const asked = { formula: { base: 'general', adjustUnit: 2, adjustValue: -999_999_999, rounding: 1 } }
    const preview = await owner.post(`price-book/${book.id}/formula/preview`, asked)
    expect(preview.data.zero).toBe(preview.data.count)
    expect(preview.data.zero).toBeGreaterThan(0)
    const refused = await owner.post(`price-book/${book.id}/formula`, asked)
    expect(refused.body).toMatchObject({
      error: 'formula-makes-zero',
      details: { count: preview.data.zero },
      issues: [{ path: 'makesZero' }],
    })
    expect((await owner.post(`price-book/${book.id}/formula/preview`, asked)).data).toEqual(preview.data)
    const meant = await owner.post(`price-book/${book.id}/formula`, { ...asked, makesZero: true })
    expect(meant.data).toMatchObject({ count: preview.data.count })
  })

  const formula = { base: 'general', adjustUnit: 1, adjustValue: -1_000, rounding: 500 }

  it('is shown before it is applied, to all goods of a filter, and books that follow move along', async () => {
    const book = await addBook()
    const asked = { formula }
    const preview = await owner.post(`price-book/${book.id}/formula/preview`, asked)
    expect(preview).toMatchObject({ status: 200, data: { missing: 0 } })
    const applied = await owner.post(`price-book/${book.id}/formula`, asked)
    expect(applied.data.count).toBe(preview.data.count)
    const row = await gridRow(vi(), `&bookIds=${book.id}`)
    expect(row.books[0].price).toBe(9_000)
    // 900 to the nearest 500.
    expect((await gridRow(vien(), `&bookIds=${book.id}`)).books[0].price).toBe(1_000)

    const chained = await addBook({
      formula: { ...formula, base: 'book', baseBookId: book.id, adjustUnit: 2, adjustValue: -500 },
      follows: true,
    })
    await owner.post(`price-book/${chained.id}/formula`, { ...asked, formula: chained.formula })
    await owner.patch(`price-book/${book.id}`, { version: 1, formula, follows: true })
    expect((await put(null, vi(), 12_000, 10_000)).data.followed).toMatchObject([
      { bookId: book.id, before: 9_000, price: 11_000 },
      { bookId: chained.id, before: 8_500, price: 10_500 },
    ])
    const followed = await gridRow(vi(), `&bookIds=${book.id},${chained.id}`)
    const priceIn = (id: string) => followed.books.find((one: Json) => one.bookId === id).price
    expect([priceIn(book.id), priceIn(chained.id)]).toEqual([11_000, 10_500])
    await put(null, vi(), 10_000, 12_000)
    for (const id of [chained.id, book.id]) {
      const [one] = (await owner.get('price-book')).data.items.filter((other: Json) => other.id === id)
      expect((await off(one)).body.code).toBe(204)
    }
  })

  it('sets the general prices too, with their history and the books that follow; sums of combos stay', async () => {
    const product = await someProduct(owner, { units: [{ name: 'Cái', ratio: 1, price: 10_300, isBase: true }] })
    const combo = await someProduct(owner, {
      type: 3,
      name: 'Bộ theo tổng',
      comboPrice: 'SUM',
      isLotManaged: false,
      units: [{ name: 'Bộ', ratio: 1, price: 0, isBase: true }],
      components: [{ productId: product.id, unitId: product.units[0].id, quantity: 2 }],
    })
    const unitId = product.units[0].id
    const keyword = product.code
    const follower = await addBook({ formula: { ...formula, adjustValue: 0 }, follows: true })
    await put(follower.id, unitId, 10_500, null)

    const asked = { formula: { base: 'current', adjustUnit: 1, adjustValue: 1_000, rounding: 500 }, keyword }
    const preview = await owner.post('price-book/general/formula/preview', asked)
    expect(preview.data).toMatchObject({ count: 1, zero: 0, items: [{ unitId, before: 10_300, after: 11_500 }] })
    const applied = await owner.post('price-book/general/formula', asked)
    expect(applied.data).toEqual({ count: 1, missing: 0 })
    const after = (await owner.get(`product/${product.id}`)).data
    expect(after.units[0].price).toBe(11_500)
    expect(after.version).toBe(product.version + 1)
    const grid = await owner.get(`price-book/grid?productId=${product.id}&bookIds=${follower.id}`)
    expect(grid.data.items[0].books[0].price).toBe(11_500)
    const history = (await owner.get(`product/${product.id}/price-history`)).data.items
    expect(history).toContainEqual(expect.objectContaining({ before: 10_300, after: 11_500 }))
    const sums = await owner.post('price-book/general/formula/preview', { ...asked, keyword: combo.code })
    expect(sums.data.count).toBe(0)
    const [logged] = (await owner.get('user_log?action=price-book.apply-formula')).data.items
    expect(logged.after).toMatchObject({ priceBook: 'Giá chung', itemCount: 1 })
    expect(
      (await off((await owner.get('price-book')).data.items.find((one: Json) => one.id === follower.id))).body.code,
    ).toBe(204)
  })

  it('needs the right to see costs where it starts from them', async () => {
    const book = await addBook()
    const grants = [
      { model: 'price_setting', action: 'read' },
      { model: 'price_setting', action: 'update' },
    ] as const
    const clerk = await addEmployee(shop, owner, { grants })
    const asked = { formula: { ...formula, base: 'cost' } }
    expect((await clerk.post(`price-book/${book.id}/formula`, asked)).body.error).toBe('price-cost-right-missing')
    expect((await owner.post(`price-book/${book.id}/formula`, asked)).status).toBe(200)
    await off(book)
  })

  it('that starts from the cost is kept from who may not see costs, in lists, answers, conflicts and the log, and survives their edits', async () => {
    const secret = { ...formula, base: 'cost', adjustUnit: 1, adjustValue: 3_717 }
    const book = await addBook({ formula: secret, follows: false })
    expect(book).toMatchObject({ formula: secret, hasHiddenFormula: false })
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'price_setting', action: 'read' },
        { model: 'price_setting', action: 'update' },
        { model: 'user_log', action: 'read' },
      ],
    })
    const find = async (person: Person) =>
      (await person.get('price-book')).data.items.find((one: Json) => one.id === book.id)
    expect(await find(clerk)).toMatchObject({ formula: null, hasHiddenFormula: true })
    const stale = await clerk.patch(`price-book/${book.id}`, { version: 7, isActive: true })
    expect(stale.body.details.current).toMatchObject({ formula: null, hasHiddenFormula: true })
    const wanted = await clerk.patch(`price-book/${book.id}`, { version: 1, formula: secret })
    expect(wanted.body.error).toBe('price-cost-right-missing')
    // The screen sends what it was given.
    const renamed = await clerk.patch(`price-book/${book.id}`, { version: 1, name: 'Bảng kín', formula: null })
    expect(renamed.data).toMatchObject({ name: 'Bảng kín', formula: null, hasHiddenFormula: true })
    expect(await find(owner)).toMatchObject({ formula: secret, hasHiddenFormula: false })
    await owner.patch(`price-book/${book.id}`, { version: 2, formula: { ...secret, adjustValue: 3_719 } })
    const log = async (person: Person) => JSON.stringify((await person.get('user_log?area=goods&limit=100')).data.items)
    expect(await log(owner)).toContain('37,17')
    expect(await log(clerk)).toContain('Bảng kín')
    expect(await log(clerk)).not.toMatch(/37,1[79]/)
    expect((await off(await find(owner))).body.code).toBe(204)
  })
})

it('says of goods that a colleague merged into others where they went, whatever price is set', async () => {
  const [survivor, duplicate] = [await someProduct(owner, { name: 'Vitamin C 500' }), await someProduct(owner)]
  const merged = await owner.post(`product/${survivor.id}/merge`, {
    duplicateId: duplicate.id,
    duplicateVersion: duplicate.version,
  })
  expect(merged.status).toBe(200)
  const { id: unitId, price } = duplicate.units[0]
  const replies = await Promise.all([
    owner.put('price-book/price', { bookId: null, unitId, price: price + 1, expected: price }),
    owner.put('price-book/tiers', { bookId: null, unitId, tiers: [{ from: 9, price: 1 }], expected: [] }),
    owner.put('price-book/posted', { unitId, price: 99_000, expected: null }),
    owner.post('price-change', { unitId, startsAt: '2038-01-01T00:00', price: price + 1 }),
  ])
  for (const { status, body } of replies) {
    expect([status, body.error]).toEqual([409, 'product-merged'])
    expect(body.message).toContain('đã gộp vào Vitamin C 500')
  }
})

it('keeps stores apart', async () => {
  const book = await addBook()
  const stranger = await shop.registerStore()
  expect((await stranger.get(`price-book/grid?productId=${goods.id}`)).data.items).toEqual([])
  expect((await put(null, vi(), 1, 10_000, stranger)).body.error).toBe('not-found')
  expect((await stranger.patch(`price-book/${book.id}`, { version: 1, isActive: false })).status).toBe(404)
  expect((await stranger.post('price-book', { name: 'Lạ', branchIds: [owner.branchId] })).status).toBe(404)
  await off(book)
})
