import { nationalCode } from '@quay/contract/prescription/national-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { inStore, someCustomer, someProduct } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'

let app: TestApp
let owner: Person
let amoxicilin: { productId: string; unitId: string }
let amlodipin: typeof amoxicilin
beforeAll(async () => {
  app = await testApp()
  owner = await app.registerStore()
  await inStore(app, owner.profile.store.id, query =>
    query('update employee set is_pharmacist = true, version = version + 1 where store_id = $1 and id = $2', [
      owner.profile.store.id,
      owner.profile.id,
    ]),
  )
  amoxicilin = await onShelf({ name: 'Moxacin', isPrescription: true, activeIngredient: 'Amoxicilin 500mg' })
  amlodipin = await onShelf({ name: 'Amlor', isPrescription: true, activeIngredient: 'Amlodipin' })
})
afterAll(async () => app.close())

async function onShelf(fields: Record<string, unknown>) {
  const { id, units } = await someProduct(owner, { ...fields, isLotManaged: false })
  await owner.post('inbound', {
    status: 'SUCCEED',
    items: [{ productId: id, unitId: units[0].id, quantity: 500, price: 500 }],
    payments: [{ method: 'CASH', amount: 250_000 }],
  })
  return { productId: id, unitId: units[0].id }
}

const paper = { code: '25366537RNFS-c', patientName: 'Lê Thị Mai', doctorName: 'BS. Khúc Hải Yến' }
const sell = (items: object[], prescription: object = paper) =>
  owner.post('bill', { items, prescription, payments: [{ method: 'CASH', amount: 5_000_000 }] })

describe('a prescription that several sales take from', () => {
  it('is sold on up to what it says, gives back what a cancelled bill took, and tells what was taken', async () => {
    const part = { ...amlodipin, prescribedQuantity: 30, dispensingReason: 'OUT_OF_STOCK' }
    const first = await sell([{ ...part, quantity: 20 }])
    expect(first.status).toBe(201)
    const taken = (await owner.get(`prescription/taken?code=${paper.code}`)).data.items
    expect(taken).toEqual([
      {
        ...{ key: amlodipin.productId, name: 'Amlor', unit: 'Viên' },
        ...{ sold: 20, prescribed: 30, bills: [first.data.code] },
      },
    ])
    expect((await sell([{ ...amlodipin, quantity: 11 }])).body).toMatchObject({
      error: 'prescription-used-up',
      details: { left: 10 },
    })
    expect((await sell([{ ...amlodipin, quantity: 10 }])).status).toBe(201)
    expect((await sell([{ ...amlodipin, quantity: 1 }])).body).toMatchObject({ details: { left: 0 } })
    await owner.post(`bill/${first.data.id}/cancel`, { reason: 'Trả lại' })
    expect((await sell([{ ...amlodipin, quantity: 20, prescribedQuantity: 30 }])).status).toBe(201)
  })

  it('of a clinic is another paper where the patient is another', async () => {
    const line = { ...amlodipin, quantity: 10, prescribedQuantity: 10 }
    expect((await sell([line], { ...paper, code: 'PK-1' })).status).toBe(201)
    expect((await sell([line], { ...paper, code: 'PK-1', patientName: 'Trần Văn Bình' })).status).toBe(201)
    expect((await sell([line], { ...paper, code: 'pk-1' })).body).toMatchObject({ error: 'prescription-used-up' })
  })

  it('is not sold twice by two tills at once', async () => {
    const line = { ...amlodipin, quantity: 10, prescribedQuantity: 30, dispensingReason: 'OUT_OF_STOCK' }
    const replies = await Promise.all(Array.from({ length: 8 }, () => sell([line], { ...paper, code: 'ĐUA-1' })))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(replies.filter(({ body }) => body.error === 'prescription-used-up')).toHaveLength(5)
  })
})

it('the book tells antibiotics, substitutes and what was sold without a paper apart, and leaves as a file', async () => {
  const sold = await sell(
    [
      { ...amoxicilin, quantity: 14, prescribedQuantity: 14, standsFor: 'Augmentin 625' },
      { ...amlodipin, quantity: 5 },
    ],
    { ...paper, code: 'SO-1' },
  )
  expect(sold.data.items[0]).toMatchObject({ standsFor: 'Augmentin 625' })
  const customer = await someCustomer(owner)
  const without = await owner.post('bill', {
    customerId: customer.id,
    items: [{ ...amlodipin, quantity: 1 }],
    noPrescriptionReason: 'Khách mua lại',
    payments: [{ method: 'CASH', amount: 5_000_000 }],
  })
  const book = async (query: string) => (await owner.get(`prescription/line?${query}`)).data
  expect(await book('kind=ANTIBIOTIC')).toMatchObject({
    totalItem: 1,
    items: [{ productName: 'Moxacin', isAntibiotic: true, patientName: 'Lê Thị Mai', quantity: 14 }],
  })
  expect((await book('kind=SUBSTITUTE')).items).toMatchObject([{ standsFor: 'Augmentin 625' }])
  expect((await book('kind=WITHOUT')).items).toMatchObject([
    { billCode: without.data.code, noPrescriptionReason: 'Khách mua lại' },
  ])
  expect((await book(`customerId=${customer.id}`)).items).toMatchObject([{ billCode: without.data.code }])
  const codesOf = async (kind: string) =>
    (await book(`kind=${kind}`)).items.map(({ prescriptionCode }: { prescriptionCode: string }) => prescriptionCode)
  expect(await codesOf('PAPER')).toContain('SO-1')
  for (const code of await codesOf('PAPER')) expect(code).not.toMatch(nationalCode)
  for (const code of await codesOf('NATIONAL')) expect(code).toMatch(nationalCode)
  const billsOf = async (kind: string) => (await owner.get(`bill?prescription=${kind}`)).data.totalItem
  expect((await billsOf('national')) + (await billsOf('paper'))).toBe(await billsOf('with'))
  expect((await book('keyword=so-1')).totalItem).toBe(2)
  expect((await book('kind=CONTROLLED')).totalItem).toBe(0)
  expect((await owner.get('prescription/antibiotic')).data.items).toMatchObject([
    { productName: 'Moxacin', quantity: 14, billCount: 1, prescriptionCount: 1 },
  ])
  const rows = await rowsOf(await askForFile(app, owner, 'prescription/line/export', { keyword: 'SO-1' }))
  expect(JSON.stringify(rows)).toContain('Augmentin 625')
})

it('the book tells what of a paper was handed out in full, by all its bills, and what is still to come', async () => {
  const own = { ...paper, code: 'DU-1' }
  const reason = { dispensingReason: 'OUT_OF_STOCK' }
  const short = await sell(
    [
      { ...amlodipin, quantity: 10, prescribedQuantity: 30, daysOfSupply: 10, ...reason },
      { ...amoxicilin, quantity: 14, prescribedQuantity: 14 },
    ],
    own,
  )
  expect(short.status, JSON.stringify(short.body)).toBe(201)
  const book = async (query: string) =>
    (await owner.get(`prescription/line?keyword=du-1&${query}`)).data.items.map(
      ({ productName, quantity, handedOut }: Record<string, unknown>) => `${productName} ${quantity} ${handedOut}`,
    )
  expect(await book('handedOut=PART')).toEqual(['Amlor 10 PART'])
  expect(await book('handedOut=WHOLE')).toEqual(['Moxacin 14 WHOLE'])
  expect((await owner.get('prescription/line?keyword=du-1&handedOut=PART')).data.items).toMatchObject([
    { daysOfSupply: 10 },
  ])
  const rest = await sell([{ ...amlodipin, quantity: 20 }], own)
  expect(await book('handedOut=PART')).toEqual([])
  expect((await book('')).toSorted()).toEqual(['Amlor 10 WHOLE', 'Amlor 20 WHOLE', 'Moxacin 14 WHOLE'])
  // What a cancelled bill handed out is still to come.
  await owner.post(`bill/${rest.data.id}/cancel`, { reason: 'Trả lại' })
  expect(await book('handedOut=PART')).toEqual(['Amlor 10 PART'])
  // A paper without a code is known by its bill alone.
  const nameless = { patientName: 'Lê Thị Mai', doctorName: 'BS. Khúc Hải Yến' }
  const alone = await sell([{ ...amlodipin, quantity: 5, prescribedQuantity: 30, ...reason }], nameless)
  const lines = (await owner.get(`prescription/line?keyword=${alone.data.code}&handedOut=PART`)).data.items
  expect(lines).toMatchObject([{ billCode: alone.data.code, handedOut: 'PART' }])
  const rows = await rowsOf(await askForFile(app, owner, 'prescription/line/export', { keyword: 'DU-1' }))
  expect(JSON.stringify(rows)).toContain('Còn thiếu')
})

it('the book and the report of antibiotics hold what was sold in a combo, with its own lots', async () => {
  const combo = await owner.post('product', {
    type: 3,
    name: 'Bộ trị viêm họng',
    isLotManaged: false,
    vatRate: 0,
    units: [{ name: 'Bộ', ratio: 1, price: 50_000, isBase: true }],
    components: [{ ...amoxicilin, quantity: 10 }],
  })
  expect(combo.status, JSON.stringify(combo.body)).toBe(201)
  const before = (await owner.get('prescription/antibiotic')).data.items[0]
  const sold = await sell([{ productId: combo.data.id, unitId: combo.data.units[0].id, quantity: 2 }], {
    ...paper,
    code: 'BO-1',
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  expect((await owner.get('prescription/line?keyword=bo-1')).data.items).toMatchObject([
    { productName: 'Moxacin', comboName: 'Bộ trị viêm họng', quantity: 20, isAntibiotic: true },
  ])
  expect((await owner.get('prescription/antibiotic')).data.items[0]).toMatchObject({
    quantity: before.quantity + 20,
    billCount: before.billCount + 1,
    prescriptionCount: before.prescriptionCount + 1,
  })
})

it('a doctor counts papers and the bills that took from them, without what was cancelled', async () => {
  const doctor = (await owner.post('doctor', { name: 'BS. Lê Minh' })).data
  const { doctorName: _, ...own } = { ...paper, doctorId: doctor.id }
  const part = { ...amlodipin, prescribedQuantity: 30, dispensingReason: 'OUT_OF_STOCK' }
  for (const code of ['DEM-1', 'DEM-1', 'DEM-2', 'DEM-3']) {
    const sold = await sell([{ ...part, quantity: 10 }], { ...own, code })
    if (code === 'DEM-3') await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Nhầm' })
  }
  expect((await owner.get(`doctor?keyword=${encodeURIComponent('Lê Minh')}`)).data.items).toMatchObject([
    { prescriptionCount: 2, billCount: 3 },
  ])
})

it('what a customer bought lately is told by its last bill, without what came back, was cancelled, or is long ago', async () => {
  const customer = (await owner.post('customer', { name: 'Trần Văn Bình' })).data
  const own = { ...paper, code: 'GAN-1' }
  const to = (items: object[]) =>
    owner.post('bill', {
      customerId: customer.id,
      items,
      prescription: own,
      payments: [{ method: 'CASH', amount: 5_000_000 }],
    })
  const recent = async () => (await owner.get(`prescription/recent?customerId=${customer.id}`)).data.items
  const first = (await to([{ ...amlodipin, quantity: 1 }])).data
  const second = (
    await to([
      { ...amlodipin, quantity: 1 },
      { ...amoxicilin, quantity: 1 },
    ])
  ).data
  const told = (await recent()).map((one: { productName: string; billCode: string }) => [one.productName, one.billCode])
  expect(told.toSorted()).toEqual([
    ['Amlor', second.code],
    ['Moxacin', second.code],
  ])
  await owner.post(`bill/${second.id}/cancel`, { reason: 'Nhầm' })
  expect(await recent()).toMatchObject([{ productName: 'Amlor', billCode: first.code, billId: first.id }])
  await inStore(app, owner.profile.store.id, query =>
    query(`update bill set sold_at = sold_at - interval '40 days' where store_id = $1 and id = $2`, [
      owner.profile.store.id,
      first.id,
    ]),
  )
  expect(await recent()).toEqual([])
  expect((await owner.get(`prescription/recent?customerId=${first.id}`)).status).toBe(404)
})
