import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, someProduct, someProvider, tabletUnits } from '../../../test/factories.ts'
import { asRecognised, sheet, upload } from '../../../test/file/sheet.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'

let shop: TestApp
let owner: Person
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
let medicine: any
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  // A tablet for 500, a box of a hundred for 42.000.
  medicine = await someProduct(owner, { units: tabletUnits() })
  await buy(owner, medicine, 36_000)
  await inHospital(true)
})
afterAll(() => shop.close())

async function inHospital(isInHospital: boolean) {
  const { version } = (await owner.get(`branch/${owner.branchId}`)).data
  expect((await owner.patch(`branch/${owner.branchId}`, { version, isInHospital })).data).toMatchObject({
    isInHospital,
  })
}

/** Ten boxes for this much each without VAT, and one box on top that costs nothing. */
// biome-ignore lint/suspicious/noExplicitAny: goods as the API gives them
async function buy(person: Person, goods: any, price: number) {
  const provider = await someProvider(person)
  const box = goods.units.find((unit: { ratio: number }) => unit.ratio === 100)
  const made = await person.post('inbound', {
    providerId: provider.id,
    status: 'SUCCEED',
    items: [
      {
        productId: goods.id,
        unitId: box.id,
        quantity: 10,
        bonusQuantity: 1,
        price,
        vatRate: 5,
        lots: [{ lotNumber: 'LO1', expiryDate: '2031-01-31', quantity: 11 }],
      },
    ],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
}

const unitOf = (ratio: number): string => medicine.units.find((unit: { ratio: number }) => unit.ratio === ratio).id
const rowOf = async (person: Person, ratio: number) => {
  const grid = await person.get(`price-book/grid?productId=${medicine.id}`)
  return grid.data.items.find((row: { ratio: number }) => row.ratio === ratio)
}
const sell = (person: Person, ratio: number, more: object = {}) =>
  person.post('bill', {
    items: [{ productId: medicine.id, unitId: unitOf(ratio), quantity: 1, ...more }],
    payments: [{ method: 'CASH', amount: 1_000_000 }],
  })

it('shows the highest price of each unit by what the invoice says, VAT in, gifts out', async () => {
  // 37.800 a box, 378 a tablet: 15 % on top.
  expect((await rowOf(owner, 1)).markup).toEqual({ cap: 434, isOver: true, overBooks: [] })
  expect((await rowOf(owner, 100)).markup).toEqual({ cap: 43_470, isOver: false, overBooks: [] })
})

it('tells somebody who sees no costs only that a price is above it', async () => {
  const pricer = await addEmployee(shop, owner, { grants: [{ model: 'price_setting', action: 'read' }] })
  expect((await rowOf(pricer, 1)).markup).toEqual({ isOver: true, overBooks: [] })
})

it('marks prices of books, and counts those that a formula would put above it', async () => {
  const formula = { base: 'general', adjustUnit: 2, adjustValue: 0, rounding: 1 }
  const book = (await owner.post('price-book', { name: 'Giá ngoại trú' })).data
  const preview = await owner.post(`price-book/${book.id}/formula/preview`, { formula })
  expect(preview.data).toMatchObject({ count: 3, overMarkup: 2 })
  await owner.put('price-book/price', { bookId: book.id, unitId: unitOf(100), price: 43_471, expected: null })
  const grid = await owner.get(`price-book/grid?productId=${medicine.id}&bookIds=${book.id}`)
  expect(grid.data.items[2].markup).toMatchObject({ isOver: false, overBooks: [book.id] })
  await owner.delete(`price-book/${book.id}`, { version: book.version })
})

it('warns of a file of prices, those of a book too', async () => {
  const content = await sheet('Mã hàng|ĐVT|Giá bán', [medicine.code, 'Viên', 501], [medicine.code, 'Hộp', 43_000])
  const file = (await upload(owner, 'price', content)).data
  const book = (await owner.post('price-book', { name: 'Giá nội trú' })).data
  for (const others of [{}, { priceBookId: book.id }]) {
    const dry = (await owner.post(`excel/${file.id}/check`, asRecognised(file, { duplicates: 'overwrite', ...others })))
      .data
    expect(dry.issues, JSON.stringify(dry)).toMatchObject([
      { row: 2, level: 'warning', message: 'Giá Viên cao hơn thặng số tối đa của nhà thuốc trong bệnh viện' },
    ])
  }
  await owner.delete(`price-book/${book.id}`, { version: book.version })
})

it('is sold above only with a reason, by who may sell above the posted price; neither refusal nor bill tells the cap', async () => {
  const asked = await sell(owner, 1)
  expect(asked).toMatchObject({
    status: 422,
    body: { error: 'markup-reason-needed', issues: [{ path: 'items.0.postedReason' }] },
  })
  const seller = await addEmployee(shop, owner, { roleName: 'staff' })
  const refused = await sell(seller, 1, { postedReason: 'Giá vừa tăng' })
  expect(refused).toMatchObject({ status: 403, body: { error: 'markup-right-missing' } })
  // As a number of its own: an id may have these digits too.
  expect(JSON.stringify([asked.body, refused.body])).not.toMatch(/\b434\b/)
  const sold = await sell(owner, 1, { postedReason: 'Giá vừa tăng' })
  expect(sold.data.items[0]).toMatchObject({ postedPrice: null, postedReason: 'Giá vừa tăng' })
  const day = sold.data.businessDay
  expect((await owner.get(`user_log/suspicious?from=${day}&to=${day}`)).data.items[0].signs['over-posted']).toEqual({
    count: 1,
    amount: 0,
  })
  const bills = await owner.get(`user_log/suspicious/bill?from=${day}&to=${day}&sign=over-posted`)
  expect(bills.data.items[0].goods).toContain('mức thặng số tối đa → 500 (Giá vừa tăng)')
  // What is not above it keeps no reason.
  expect((await sell(seller, 100, { postedReason: 'thừa' })).data.items[0]).toMatchObject({ postedReason: null })
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('goes by the last import, of the branch where it has one', async () => {
  await buy(owner, medicine, 45_000)
  expect((await rowOf(owner, 1)).markup).toMatchObject({ cap: 543, isOver: false })
  expect((await sell(owner, 1)).status).toBe(201)
})

it('leaves other goods, other branches and other pharmacies alone', async () => {
  const gauze = await someProduct(owner, { type: 2, isLotManaged: false, units: tabletUnits() })
  const grid = await owner.get(`price-book/grid?productId=${gauze.id}`)
  expect(grid.data.items[0].markup).toBeNull()
  const elsewhere = await addBranch(shop, owner)
  expect(
    (await owner.get(`price-book/grid?productId=${medicine.id}&branchId=${elsewhere}`)).data.items[0].markup,
  ).toBeNull()
  await inHospital(false)
  expect((await rowOf(owner, 1)).markup).toBeNull()
})
