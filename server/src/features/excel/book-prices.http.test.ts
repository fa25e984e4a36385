import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { asRecognised, sheet, upload } from '../../../test/file/sheet.ts'

// Each file is read by a process of its own: a busy machine takes its time to start them.
vi.setConfig({ testTimeout: 120_000 })

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let goods: Json
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  goods = await someProduct(owner, {
    code: 'G1',
    name: 'Hàng một',
    units: [
      { name: 'Viên', ratio: 1, price: 1000, isBase: true },
      { name: 'Hộp', ratio: 10, price: 9500, isBase: false },
    ],
  })
  await someProduct(owner, { code: 'G2', name: 'Hàng hai' })
})
afterAll(() => shop.close())

const idOf = (unit: string): string => goods.units.find((one: Json) => one.name === unit).id

let count = 0
const addBook = async (prices: Record<string, number>, part: object = {}, person = owner): Promise<Json> => {
  const { data } = await person.post('price-book', { name: `Bảng ${++count}`, ...part })
  for (const [unit, price] of Object.entries(prices))
    await person.put('price-book/price', { bookId: data.id, unitId: idOf(unit), price, expected: null })
  return data
}

/** What a book has for the goods, by unit. */
const pricesOf = async (bookId: string): Promise<Record<string, number>> => {
  const { data } = await owner.get(`price-book/grid?productId=${goods.id}&bookIds=${bookId}`)
  return Object.fromEntries(
    data.items.flatMap((row: Json) => row.books.map((cell: Json) => [row.unitName, cell.price])),
  )
}

const titles = 'Mã hàng|ĐVT|Giá bán'

/** A file of prices of a book, and the ways to try it out and to take it over. */
const bring = async (content: Buffer, priceBookId: string, person = owner) => {
  const file = (await upload(person, 'price', content)).data
  const taking = asRecognised(file, { priceBookId })
  return {
    check: () => person.post(`excel/${file.id}/check`, taking),
    run: () => person.post(`excel/${file.id}/run`, taking),
  }
}

async function takeOut(priceBookId: string): Promise<Buffer> {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/mp/api/excel/export',
    headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ kind: 'price', priceBookId }),
  })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

it('changes the book for the units of the file only, with history and log; general prices and the rest stay', async () => {
  const book = await addBook({ Viên: 900 })
  const follower = await addBook(
    { Hộp: 1 },
    {
      formula: { base: 'book', baseBookId: book.id, adjustUnit: 2, adjustValue: -500, rounding: 1 },
      follows: true,
    },
  )
  const file = await bring(await sheet(titles, ['g1', 'hộp', '8.000'], ['G2', null, null]), book.id)
  expect((await file.check()).data).toMatchObject({
    updated: 1,
    skipped: 1,
    errors: 0,
    prices: [{ row: 2, code: 'G1', unit: 'Hộp', before: null, after: 8000 }],
  })
  expect(await pricesOf(book.id)).toEqual({ Viên: 900 })
  expect(await file.run()).toMatchObject({ status: 200, data: { updated: 1, skipped: 1 } })
  expect(await pricesOf(book.id)).toEqual({ Viên: 900, Hộp: 8000 })
  expect(await pricesOf(follower.id)).toEqual({ Hộp: 7500 })
  const units = (await owner.get(`product/${goods.id}`)).data.units
  expect(units.map((unit: Json) => unit.price)).toEqual([1000, 9500])
  const history = (await owner.get(`product/${goods.id}/price-history`)).data.items
  expect(history).toContainEqual(
    expect.objectContaining({ kind: 'SALE', bookName: book.name, unitName: 'Hộp', before: null, after: 8000 }),
  )
  const [set] = (await owner.get(`user_log?subjectId=${goods.id}&action=price.set`)).data.items
  expect(set).toMatchObject({ after: { unit: 'Hộp', priceBook: book.name, price: 8000 } })
  const [taken] = (await owner.get('user_log?action=excel.import')).data.items
  expect(taken).toMatchObject({ after: { content: 'Giá bán', priceBook: book.name, updated: 1 } })
})

it('goes out with the prices of the book, and in again changes nothing', async () => {
  const book = await addBook({ Hộp: 7000 })
  const same = await bring(await takeOut(book.id), book.id)
  expect((await same.check()).data).toMatchObject({ updated: 0, skipped: 2, errors: 0, prices: [] })
  const other = await addBook({ Viên: 800, Hộp: 8000 })
  const copied = await bring(await takeOut(book.id), other.id)
  expect((await copied.run()).data).toMatchObject({ updated: 1 })
  expect(await pricesOf(other.id)).toEqual({ Viên: 800, Hộp: 7000 })
  const [logged] = (await owner.get('user_log?action=excel.export')).data.items
  expect(logged).toMatchObject({ after: { content: 'Giá bán', priceBook: book.name } })
})

it('takes nothing where one row is of no goods or no unit, or names the base unit twice', async () => {
  const book = await addBook({ Viên: 900 })
  const wrong = await sheet(titles, ['G1', 'Hộp', 1], ['G1', 'Thùng', 1], ['G3', 'Viên', 1])
  const file = await bring(wrong, book.id)
  const { issues } = (await file.check()).data
  expect(issues.map((issue: Json) => [issue.row, issue.message])).toEqual([
    [3, 'Hàng này không có đơn vị Thùng'],
    [4, 'Không có hàng mã G3'],
  ])
  expect((await file.run()).body.error).toBe('excel-has-errors')
  expect(await pricesOf(book.id)).toEqual({ Viên: 900 })
  const twice = await bring(await sheet(titles, ['G1', null, 1], ['G1', 'Viên', 2]), book.id)
  expect((await twice.check()).data.issues).toMatchObject([{ row: 3, message: 'Đơn vị Viên bị trùng' }])
})

it('wants a book that is there and one’s own, a file of prices, and the right to set its prices', async () => {
  const content = await sheet(titles, ['G1', 'Viên', 700])
  const book = await addBook({})
  const gone = await addBook({})
  await owner.delete(`price-book/${gone.id}`, { version: 1 })
  const stranger = await shop.registerStore()
  const theirs = await addBook({}, {}, stranger)
  for (const { id } of [gone, theirs]) {
    const file = await bring(content, id)
    for (const reply of [await file.check(), await file.run()])
      expect(reply).toMatchObject({ status: 404, body: { error: 'not-found', issues: [{ path: 'priceBookId' }] } })
    expect((await owner.post('excel/export', { kind: 'price', priceBookId: id })).status).toBe(404)
  }
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'list_product', action: 'update' }] })
  const forbidden = await (await bring(content, book.id, clerk)).run()
  expect(forbidden).toMatchObject({ status: 403, body: { issues: [{ path: 'priceBookId' }] } })
  const products = (await upload(owner, 'product', content)).data
  const mixed = await owner.post(`excel/${products.id}/check`, asRecognised(products, { priceBookId: book.id }))
  expect(mixed.body).toMatchObject({ error: 'excel-columns', issues: [{ path: 'priceBookId' }] })
  const wrongOut = await owner.post('excel/export', { kind: 'product', priceBookId: book.id })
  expect(wrongOut).toMatchObject({ status: 422, body: { issues: [{ path: 'priceBookId' }] } })
  expect(await pricesOf(book.id)).toEqual({})
})

it('is brought in by who may only set prices, as they set them one by one', async () => {
  const content = await sheet(titles, ['G1', 'Viên', 650])
  const book = await addBook({})
  const setter = await addEmployee(shop, owner, {
    grants: [
      { model: 'price_setting', action: 'read' },
      { model: 'price_setting', action: 'update' },
    ],
  })
  const file = await bring(content, book.id, setter)
  expect((await file.check()).data).toMatchObject({ updated: 1, errors: 0 })
  expect((await file.run()).data).toMatchObject({ updated: 1 })
  expect(await pricesOf(book.id)).toEqual({ Viên: 650 })
  expect((await upload(setter, 'product', content)).status).toBe(403)
  // Taking data out of the shop stays a right of its own.
  expect((await setter.post('excel/export', { kind: 'price', priceBookId: book.id })).status).toBe(403)
})

it('still wants a general price in each row', async () => {
  const file = (await upload(owner, 'price', await sheet(titles, ['G1', 'Viên', null]))).data
  const { issues } = (await owner.post(`excel/${file.id}/check`, asRecognised(file))).data
  expect(issues).toMatchObject([{ row: 2, column: 'Giá bán', message: 'Thiếu giá bán', level: 'error' }])
})

it('tells one error of a price that cannot be read, not that it is missing too', async () => {
  const file = (await upload(owner, 'price', await sheet(titles, ['G1', 'Viên', 'năm nghìn']))).data
  const { issues, errors } = (await owner.post(`excel/${file.id}/check`, asRecognised(file))).data
  expect(issues).toMatchObject([{ row: 2, column: 'Giá bán', value: 'năm nghìn', message: 'Không phải là số' }])
  expect(errors).toBe(1)
})

it('lets a book move with the general prices that a file changes, and a planned price that was due does not undo them', async () => {
  const formula = { base: 'general', adjustUnit: 2, adjustValue: -100, rounding: 1 }
  const book = await addBook({ Viên: 1 }, { formula, follows: true })
  const plan = { unitId: idOf('Viên'), startsAt: '2037-01-01T00:00', price: 5000 }
  const planned = await owner.post('price-change', plan)
  await inStore(shop, owner.profile.store.id, query =>
    query('update price_change set starts_at = $2 where id = $1', [planned.data.id, '2026-01-01T00:00']),
  )
  const file = (await upload(owner, 'price', await sheet(titles, ['G1', 'Viên', 1300]))).data
  expect((await owner.post(`excel/${file.id}/run`, asRecognised(file))).data).toMatchObject({ updated: 1 })
  expect(await pricesOf(book.id)).toEqual({ Viên: 1200 })
  expect((await owner.get('price-change')).data.items[0]).toMatchObject({ state: 'APPLIED', price: 5000 })
  expect((await owner.get(`product/${goods.id}`)).data.units[0].price).toBe(1300)
})
