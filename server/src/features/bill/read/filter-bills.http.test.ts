import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { someCustomer } from '../../../../test/factories.ts'
import { type Shelved, shelve } from '../../../../test/shelf.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'

const shop = await shopOfFile()
let owner: Person
let product: Shelved
/** The codes of the bills, by what is special about each. */
const codes: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ number: 'PA2601', quantity: 500 }], { type: 2 })
  const other = await shelve(shop, owner, [{ number: 'XY9', quantity: 500 }], { type: 2 })
  const customer = await someCustomer(owner)
  const { data: book } = await owner.post('price-book', { name: 'Giá sỉ', onRequest: true })
  const { data: shown } = await owner.get(`product/${product.id}?branchId=${owner.branchId}`)
  const renamed = await owner.patch(`product/${product.id}`, { version: shown.version, name: 'Siro ho Bảo Thanh' })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
  const priced = { bookId: book.id, unitId: product.units.Viên, price: 900, expected: null }
  expect((await owner.put('price-book/price', priced)).status).toBe(200)
  Object.assign(ids, {
    product: product.id,
    book: book.id,
    customer: customer.id,
    productCode: shown.code,
    productName: 'siro bao thanh',
  })
  const sell = async (name: string, goods: Shelved, more: object) => {
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 2 }]
    const sold = await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 5_000 }], ...more })
    expect(sold.status, JSON.stringify(sold.body)).toBe(201)
    codes[name] = sold.data.code
    return sold.data
  }
  await sell('plain', other, {})
  await sell('noted', other, { note: 'Giao chiều mai cho cô Hạnh' })
  await sell('customer', other, { customerId: customer.id })
  await sell('lot', product, {})
  await sell('book', product, { priceBookId: book.id })
  const doctor = (await owner.post('doctor', { name: 'Tạ Quang Vinh' })).data
  ids.doctor = doctor.id
  const paper = {
    code: 'DT1',
    doctorId: doctor.id,
    doctorName: doctor.name,
    patientName: 'Bùi Ánh',
    patientAgeMonths: 360,
  }
  await sell('doctor', other, { prescription: paper })
  const back = await sell('returned', other, {})
  const returned = await owner.post('sale-return', {
    billId: back.id,
    reason: 'CHANGED_MIND',
    items: [{ billItemId: back.items[0].id, quantity: 1, restock: true, isIntact: true }],
    payments: [{ method: 'CASH', amount: 1_000 }],
  })
  expect(returned.status, JSON.stringify(returned.body)).toBe(201)
})

it.each<[string, () => string, string[]]>([
  ['the code of a product', () => `keyword=${ids.productCode}`, ['book', 'lot']],
  ['the number of a lot, however it is typed', () => 'keyword=pa2601', ['book', 'lot']],
  ['a part of a number of a lot is no lot', () => 'keyword=PA26', []],
  ['words of the note, in a period', () => 'keyword=chiều mai&from=2020-01-01', ['noted']],
  ['words of the note without a period', () => 'keyword=chiều mai', []],
  ['a sign that a pattern would read', () => 'keyword=%25&from=2020-01-01', []],
  ['its own code', () => `keyword=${codes.plain!.toLowerCase()}`, ['plain']],
  ['its number alone', () => `keyword=${codes.noted!.slice(2)}`, ['noted']],
  ['the name of goods, in a period', () => `keyword=${ids.productName}&from=2020-01-01`, ['book', 'lot']],
  ['the name of goods without a period', () => `keyword=${ids.productName}`, []],
  ['the name of goods of another period', () => `keyword=${ids.productName}&from=2020-01-01&to=2020-02-01`, []],
  ['a customer', () => `customerId=${ids.customer}`, ['customer']],
  ['a price book', () => `priceBookId=${ids.book}`, ['book']],
  ['goods that came back', () => 'returned=1', ['returned']],
  ['a prescription', () => 'prescription=with', ['doctor']],
  ['a doctor', () => `doctorId=${ids.doctor}`, ['doctor']],
  ['a doctor who wrote nothing', () => `doctorId=${ids.book}`, []],
  ['a promotion that is none', () => `discountId=${ids.book}`, []],
  ['goods that no promotion is of', () => `promotedProductId=${ids.book}`, []],
])('finds bills by %s, and the total counts the same', async (_, query, names) => {
  const { data } = await owner.get(`bill?limit=50&${query()}`)
  expect(data.items.map(({ code }: { code: string }) => code).sort()).toEqual(names.map(name => codes[name]).sort())
  const sum = data.items.reduce((all: number, { payable }: { payable: number }) => all + payable, 0)
  expect((await owner.get(`bill/total?${query()}`)).data).toMatchObject({ count: names.length, payable: sum })
})
