import { beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, someCustomer, someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopWithBooks()
let owner: Person
/** A bill of five tablets at 1.000đ. */
let bill: Json
beforeEach(async () => {
  owner = await shop.registerStore()
  bill = await sold()
})

async function sold(more: object = {}): Promise<Json> {
  const goods = await shelve(shop, owner, [{ quantity: 100 }])
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 5 }]
  return (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 5_000 }], ...more })).data
}

/** Goods on the shelf as a line of new goods: one tablet at 500đ. */
async function medicine(about: object) {
  const { id, units } = await someProduct(owner, about)
  const lots = [
    { lotNumber: 'L1', expiryDate: '2031-01-31', quantity: 60 },
    { lotNumber: 'L2', expiryDate: '2032-01-31', quantity: 40 },
  ]
  const items = [{ productId: id, unitId: units[0].id, quantity: 100, price: 300, lots }]
  const payments = [{ method: 'CASH', amount: 30_000 }]
  expect((await owner.post('inbound', { status: 'SUCCEED', items, payments })).status).toBe(201)
  return { productId: id, unitId: units[0].id, quantity: 1 }
}

const asked = (exchange: object, of: Json = bill) => ({
  billId: of.id,
  reason: 'WRONG_ITEM',
  items: [{ billItemId: of.items[0].id, quantity: 5 }],
  exchange,
})
const preview = (exchange: object, by = owner) => by.post('sale-return/preview', asked(exchange))
const giveBack = (exchange: object, refund: number, by = owner, of: Json = bill) =>
  by.post('sale-return', {
    ...asked(exchange, of),
    payments: refund > 0 ? [{ method: 'CASH', amount: refund }] : [],
  })
const newBill = async ({ data }: { data: Json }): Promise<Json> => {
  expect(data?.exchangeBillId, JSON.stringify(data)).toEqual(expect.any(String))
  expect(await ledgerDifferences(shop)).toEqual([])
  return (await owner.get(`bill/${data.exchangeBillId}`)).data
}
const paper = { code: 'DT-7', doctorName: 'BS. Khúc Hải Yến', patientName: 'Lê Thị Mai', phone: '0901234567' }

it('asks for the prescription of new goods, and keeps it with their bill', async () => {
  const items = [
    { ...(await medicine({ isPrescription: true, activeIngredient: 'Amlodipin' })), prescribedQuantity: 3 },
  ]
  const [short] = items
  const without = await preview({ items })
  expect(without.body).toMatchObject({ error: 'prescription-missing' })
  expect((await giveBack({ items }, 4_500)).body).toMatchObject({ error: 'prescription-missing' })
  expect((await giveBack({ items, prescription: { ...paper, doctorName: undefined } }, 4_500)).body).toMatchObject({
    issues: [{ path: 'exchange.prescription.doctorName' }],
  })
  const line = { ...short, dispensingReason: 'PATIENT_REFUSED', daysOfSupply: 7 }
  const exchange = { items: [line], prescription: paper, revisitOn: '2031-01-05' }
  expect((await preview(exchange)).data.exchange).toMatchObject({ payable: 500 })
  expect(await newBill(await giveBack(exchange, 4_500))).toMatchObject({
    prescription: paper,
    revisitOn: '2031-01-05',
    items: [{ prescribedQuantity: 3, dispensingReason: 'PATIENT_REFUSED', daysOfSupply: 7 }],
  })
  const taken = (await owner.get(`prescription/taken?code=${paper.code}&patientName=${paper.patientName}`)).data
  expect(taken.items).toMatchObject([{ prescribed: 3, sold: 1 }])
})

it('names who takes controlled medicines away', async () => {
  const items = [await medicine({ controlGroup: 'precursor', activeIngredient: 'Pseudoephedrin' })]
  expect((await giveBack({ items }, 4_500)).body).toMatchObject({ error: 'buyer-missing' })
  const buyer = { name: 'Đặng Văn Khoa', identity: '079090001234' }
  expect(await newBill(await giveBack({ items, buyer }, 4_500))).toMatchObject({ buyer })
})

it('sells medicines that must not be taken together with a reason of their own, and logs an allergy that was confirmed', async () => {
  const content = '\uFEFFingredient_1,ingredient_2,mechanism,consequence,management\r\nAspirin,Ketorolac,,Xuất huyết,'
  expect((await owner.post('contraindicated-pair/list', { fileName: 'cap.csv', content })).status).toBe(201)
  const items = [
    await medicine({ activeIngredient: 'Ketorolac' }),
    await medicine({ activeIngredient: 'Acid acetylsalicylic' }),
  ]
  expect((await giveBack({ items }, 4_000)).body).toMatchObject({
    error: 'contraindicated-pair',
    issues: [{ path: expect.stringMatching(/^exchange\./) }],
  })
  const pairReasons = [{ pair: 'aspirin|ketorolac', reason: 'Bác sĩ đã cân nhắc' }]
  const acceptedAllergies = [{ productId: items[0]!.productId, allergy: 'Dị ứng NSAID' }]
  const made = await newBill(await giveBack({ items, pairReasons, acceptedAllergies }, 4_000))
  expect(made.contraindications).toMatchObject([{ reason: 'Bác sĩ đã cân nhắc' }])
  const [entry] = (await owner.get('user_log?action=bill.create&keyword=HD000002')).data.items
  expect(JSON.stringify(entry)).toContain('Dị ứng NSAID')
})

it('takes a typed price with its right, or by a colleague; discounts by hand; a chosen lot and a note', async () => {
  const plain = await medicine({})
  const { items: lots } = (await owner.get(`lot?productId=${plain.productId}`)).data
  const later = lots.find((lot: Json) => lot.number === 'L2')
  const line = {
    ...plain,
    quantity: 10,
    price: 450,
    discount: { unit: 2, value: 300 },
    lots: [{ lotId: later.id, quantity: 10 }],
    note: 'Sau ăn',
  }
  const exchange = { items: [line], discount: { unit: 1, value: 10 } }
  const grants = [
    { model: 'return', action: 'create' },
    { model: 'sale', action: 'create' },
  ] as const
  const lan = await addEmployee(shop, owner, { grants: [...grants] })
  // What is beyond the rights of a person is shown: a colleague may allow it.
  expect((await preview(exchange, lan)).data.exchange).toMatchObject({ payable: 3_780 })
  const refused = await giveBack(exchange, 1_220, lan)
  expect([refused.status, refused.body.error]).toEqual([403, 'sale-price-right-missing'])
  expect(refused.body.issues[0].path).toMatch(/^exchange\.items\.0/)
  expect(await newBill(await giveBack(exchange, 1_220))).toMatchObject({
    payable: 3_780,
    items: [
      {
        price: 450,
        priceSource: 'MANUAL',
        lineDiscount: 300,
        orderShare: 420,
        note: 'Sau ăn',
        lots: [{ lotNumber: 'L2' }],
      },
    ],
  })
})

it('is priced by a book that was chosen and by promotions that ask', async () => {
  const { id: bookId } = (await owner.post('price-book', { name: 'Giá sỉ', onRequest: true })).data
  const line = { ...(await medicine({})), quantity: 10 }
  const row = { bookId, unitId: line.unitId, price: 400, expected: null }
  expect((await owner.put('price-book/price', row)).status).toBe(200)
  await owner.patch('setting', { key: 'promoteMedicines', value: true, version: 0 })
  const cut = { name: 'Giảm 10 %', level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }], isAutomatic: false }
  const { id } = (await owner.post('discount', cut)).data
  expect((await preview({ items: [line] })).data.exchange).toMatchObject({ payable: 5_000 })
  const chosen = { items: [line], priceBookId: bookId, chosenDiscounts: [id] }
  expect((await preview(chosen)).data.exchange).toMatchObject({ payable: 3_600, discountAmount: 400 })
  expect(await newBill(await giveBack(chosen, 1_400))).toMatchObject({
    payable: 3_600,
    items: [{ priceSource: 'BOOK', priceBookName: 'Giá sỉ' }],
    discounts: [{ discountId: id }],
  })
})

it('shows goods that the books owe where the store sells them before they came', async () => {
  const { id, units } = await someProduct(owner, { isLotManaged: false })
  const items = [{ productId: id, unitId: units[0].id, quantity: 1 }]
  expect((await preview({ items })).body).toMatchObject({ error: 'stock-short' })
  const { items: settings } = (await owner.get('setting')).data
  const { version } = settings.find(({ key }: Json) => key === 'sellWithoutStock')
  await owner.patch('setting', { key: 'sellWithoutStock', value: true, version })
  expect((await preview({ items })).data.exchange).toMatchObject({ payable: 500 })
  expect(await newBill(await giveBack({ items }, 4_500))).toMatchObject({ payable: 500 })
})

it('keeps all that was said of the new goods in a draft, without a phone for who may not see any', async () => {
  const customer = await someCustomer(owner)
  const own = await sold({ customerId: customer.id })
  const line = {
    ...(await medicine({ isPrescription: true })),
    price: 450,
    note: 'Sau ăn',
    discount: { unit: 2, value: 50 },
  }
  const exchange = {
    items: [line],
    prescription: paper,
    discount: { unit: 1, value: 5 },
    pairReasons: [{ pair: 'a|b', reason: 'Đã hỏi' }],
  }
  const body = { ...asked({ ...exchange, expectedPayable: 1 }, own), payments: [], status: 'DRAFT' }
  const { data: draft } = await owner.post('sale-return', body)
  expect(draft.draft.exchange).toEqual(exchange)
  const lan = await addEmployee(shop, owner, { grants: [{ model: 'return', action: 'read' }] })
  const seen = (await lan.get(`sale-return/${draft.id}`)).data.draft.exchange
  expect(seen.prescription).toEqual({ ...paper, phone: undefined })
})
