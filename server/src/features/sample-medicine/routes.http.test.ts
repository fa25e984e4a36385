import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type Reply, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterEach(async () => expect(await ledgerDifferences(shop)).toEqual([]))
afterAll(() => shop.close())

let made = 0
/** A medicine with 100 tablets on the shelf at 1.000 đồng each. */
async function medicine(overrides: object = {}, quantity = 100): Promise<Shelved> {
  const product = await shelve(shop, owner, [
    { number: `L${++made}`, quantity, value: quantity * 100, expiryDate: '2029-12-31' },
  ])
  await owner.patch(`product/${product.id}`, { version: 1, ...overrides })
  return product
}
const item = (product: Shelved, quantity = 1, overrides: object = {}) => ({
  productId: product.id,
  unitId: product.units.Viên,
  quantity,
  ...overrides,
})
const add = (items: object[], overrides: object = {}, person = owner) =>
  person.post('sample-medicine', { name: `Cảm cúm ${++made}`, items, ...overrides })
const refused = (reply: Reply) => [reply.status, reply.body.error, reply.body.issues?.[0]?.path]
const sell = (items: object[], amount: number, overrides: object = {}, person = owner) =>
  person.post('bill', { items, payments: [{ method: 'CASH', amount }], expectedPayable: amount, ...overrides })

describe('a template', () => {
  it('is numbered, priced by its components, told how many the stock allows, and logged', async () => {
    const [a, b] = [await medicine({ name: 'Hạ sốt Sao Mai' }), await medicine({ name: 'Ho Bình Minh' }, 30)]
    const reply = await add(
      [item(a, 2, { morning: 1, evening: 0.5, meal: 'AFTER', note: 'Uống nhiều nước' }), item(b, 4)],
      { name: 'Cảm cúm người lớn 3 ngày', disease: 'Cảm cúm' },
    )
    expect(reply.status).toBe(201)
    expect(reply.data).toMatchObject({
      code: expect.stringMatching(/^LM\d{6}$/),
      priceKind: 'SUM',
      price: 6_000,
      sum: 6_000,
      most: 7,
      itemCount: 2,
      isPrescription: false,
      items: [
        { productName: 'Hạ sốt Sao Mai', quantity: 2, morning: 1, evening: 0.5, meal: 'AFTER', share: null, most: 50 },
        { productName: 'Ho Bình Minh', most: 7, available: 30 },
      ],
    })
    const { items } = (await owner.get(`user_log?subjectId=${reply.data.id}`)).data
    expect(items).toMatchObject([
      {
        action: 'sample-medicine.create',
        after: {
          items: [{ name: 'Hạ sốt Sao Mai', directions: 'Sáng 1 viên, tối ½ viên, sau ăn. Uống nhiều nước' }, {}],
        },
      },
    ])
    const till = (await owner.get('till/sample-medicine')).data.items.find(
      (one: { id: string }) => one.id === reply.data.id,
    )
    expect(till).toMatchObject({ name: 'Cảm cúm người lớn 3 ngày', items: [{ quantity: 2 }, { directions: '' }] })
  })

  it('spreads a fixed price by what the components cost', async () => {
    const [a, b] = [await medicine(), await medicine()]
    const { data } = await add([item(a, 3), item(b, 1)], { priceKind: 'FIXED', price: 1_001 })
    expect(data).toMatchObject({ price: 1_001, sum: 4_000, items: [{ share: 750 }, { share: 251 }] })
    const edited = await owner.patch(`sample-medicine/${data.id}`, { version: 1, price: 4_000 })
    expect(edited.data).toMatchObject({ price: 4_000, version: 2, items: [{ share: 3_000 }, { share: 1_000 }] })
    const summed = await owner.patch(`sample-medicine/${data.id}`, { version: 2, priceKind: 'SUM' })
    expect(summed.data).toMatchObject({ price: 4_000, items: [{ share: null }, { share: null }] })
  })

  it('refuses what cannot be handed out', async () => {
    const a = await medicine()
    expect(refused(await add([item(a), item(a)]))).toEqual([422, 'sample-product-repeated', 'items.1.productId'])
    expect(refused(await add([item(a, 1, { unitId: newId() })]))).toEqual([404, 'not-found', 'items.0.unitId'])
    expect(refused(await add([{ ...item(a), productId: newId() }]))).toEqual([404, 'not-found', 'items.0.productId'])
    expect(refused(await add([item(a)], { priceKind: 'FIXED' }))).toEqual([422, 'sample-price-missing', 'price'])
    expect(refused(await add([]))).toEqual([422, 'invalid-input', 'items'])
    expect(refused(await add([item(a, 1, { morning: 0.3 })]))).toEqual([422, 'invalid-input', 'items.0.morning'])
    const { data } = await add([item(a)], { name: 'Đau họng', code: 'DH' })
    expect(refused(await add([item(a)], { name: 'ĐAU HỌNG' }))).toEqual([409, 'sample-name-taken', 'name'])
    expect(refused(await add([item(a)], { code: 'dh' }))).toEqual([409, 'code-taken', 'code'])
    expect((await owner.patch(`sample-medicine/${data.id}`, { version: 9, name: 'Khác' })).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { name: 'Đau họng', version: 1 } },
    })
  })

  it('makes one of copies, is found by disease, name and component, stops, and is deleted', async () => {
    const person = await shop.registerStore()
    const product = await shelve(shop, person, [{ number: 'X', quantity: 10, value: 1_000 }])
    const body = { id: newId(), name: 'Đau dạ dày 5 ngày', disease: 'Dạ dày', items: [item(product)] }
    const replies = await Promise.all([1, 2].map(() => person.post('sample-medicine', body)))
    expect(replies.map(reply => [reply.status, reply.data?.code])).toEqual(Array(2).fill([201, replies[0]!.data.code]))
    const names = async (query: string) =>
      (await person.get(`sample-medicine?${query}`)).data.items.map((one: { name: string }) => one.name)
    for (const query of [
      'keyword=da+day',
      'keyword=paracetamol',
      'disease=d%E1%BA%A1%20d%C3%A0y',
      `productId=${product.id}`,
      'isActive=1',
    ])
      expect([query, await names(query)]).toEqual([query, ['Đau dạ dày 5 ngày']])
    expect((await person.get('sample-medicine/disease')).data).toEqual(['Dạ dày'])
    expect((await person.patch(`sample-medicine/${body.id}`, { version: 1, isActive: 0 })).data.isActive).toBe(0)
    expect((await person.get('till/sample-medicine')).data.items).toEqual([])
    expect((await owner.get(`sample-medicine/${body.id}`)).status).toBe(404)
    expect((await person.delete(`sample-medicine/${body.id}`)).body.code).toBe(204)
    expect((await person.get(`sample-medicine/${body.id}`)).status).toBe(404)
    expect(await names('')).toEqual([])
    expect((await person.post('sample-medicine', { ...body, id: newId() })).status).toBe(201)
  })

  it('is kept from who has no right to it; who sells has it at the till', async () => {
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    expect((await cashier.get('sample-medicine')).status).toBe(403)
    expect((await add([item(await medicine())], {}, cashier)).status).toBe(403)
    expect((await cashier.get('till/sample-medicine')).status).toBe(200)
  })
})

describe('what stands in for a component that ran out', () => {
  const codeine = { activeIngredient: 'Paracetamol + Codein', strength: '500mg/30mg' }
  it('is of the same ingredients and strength and lies here; components that share an ingredient are told', async () => {
    const person = await shop.registerStore()
    const stocked = (overrides: object, quantity: number) =>
      shelve(shop, person, [{ number: `S${++made}`, quantity, value: quantity }]).then(async product => {
        await person.patch(`product/${product.id}`, { version: 1, ...overrides })
        return product
      })
    const gone = await stocked({ name: 'Đau đầu A', ...codeine }, 1)
    await stocked({ name: 'Đau đầu B', activeIngredient: 'Codein, Paracetamol', strength: '500 mg / 30 mg' }, 5)
    await stocked({ name: 'Đau đầu C', ...codeine }, 5)
    await stocked({ name: 'Đau đầu mạnh', ...codeine, strength: '1000mg/30mg' }, 5)
    const other = await stocked({ name: 'Hạ sốt D', activeIngredient: 'paracetamol' }, 5)
    const { data } = await person.post('sample-medicine', { name: 'Đau đầu', items: [item(gone, 2), item(other)] })
    expect(data.items[0].substitutes.map((one: { name: string }) => one.name)).toEqual(['Đau đầu C'])
    expect(data).toMatchObject({ most: 0, duplicates: [{ products: ['Đau đầu A', 'Hạ sốt D'] }] })
  })

  it('is sold by pharmacists only, and the bill says for what', async () => {
    const [a, b, c] = [
      await medicine({ name: 'Thuốc A', activeIngredient: 'Loratadin', strength: '10 mg' }),
      await medicine({ name: 'Thuốc B', activeIngredient: 'loratadin', strength: '10mg' }),
      await medicine({ name: 'Thuốc C', activeIngredient: 'Cetirizin', strength: '10 mg' }),
    ]
    const sample = (await add([item(a, 2)], { priceKind: 'FIXED', price: 800 })).data
    const sold = (product: Shelved) => [
      item(product, 6, { sample: { sampleMedicineId: sample.id, group: 1, count: 3, replacedProductId: a.id } }),
    ]
    expect(refused(await sell(sold(b), 2_400))).toEqual([
      403,
      'substitute-needs-pharmacist',
      'items.0.sample.replacedProductId',
    ])
    await inStore(shop, owner.profile.store.id, query =>
      query('update employee set is_pharmacist = true, version = version + 1 where store_id = $1 and id = $2', [
        owner.profile.store.id,
        owner.profile.id,
      ]),
    )
    expect(refused(await sell(sold(c), 2_400))[1]).toBe('substitute-differs')
    const bill = await sell(sold(b), 2_400)
    expect(bill.data).toMatchObject({
      payable: 2_400,
      items: [
        {
          productName: 'Thuốc B',
          priceSource: 'SAMPLE',
          sample: { replacedProductName: 'Thuốc A', count: 3, strength: '10mg' },
        },
      ],
    })
  })
})

describe('liều on a bill', () => {
  it('cost exactly their fixed price, whatever it divides into, draw all their lots, and come back when it is cancelled', async () => {
    const [a, b] = [await medicine(), await medicine()]
    const sample = (await add([item(a, 3), item(b, 4)], { priceKind: 'FIXED', price: 1_000 })).data
    const of = (group: number, count: number) => [
      item(a, 3 * count, { sample: { sampleMedicineId: sample.id, group, count } }),
      item(b, 4 * count, { sample: { sampleMedicineId: sample.id, group, count }, note: 'Sáng 1 viên' }),
    ]
    const bill = await sell([...of(1, 5), ...of(2, 1)], 6_000)
    expect(bill.data).toMatchObject({ payable: 6_000, lineDiscount: expect.any(Number) })
    expect(bill.data.items.map((line: { quantity: number }) => line.quantity)).toEqual([15, 20, 3, 4])
    expect(bill.data.items[0]).toMatchObject({
      listPrice: 1_000,
      priceSource: 'SAMPLE',
      sample: { code: sample.code, name: sample.name, group: 1, count: 5, replacedProductId: null },
    })
    expect((await owner.get(`bill/${bill.data.id}`)).data.items).toEqual(bill.data.items)
    expect((await owner.delete(`sample-medicine/${sample.id}`)).status).toBe(200)
    const again = await sell(of(1, 1), 1_000)
    expect(again.status).toBe(201)
    for (const { data } of [bill, again])
      expect((await owner.post(`bill/${data.id}/cancel`, { reason: 'khách đổi ý' })).status).toBe(200)
  })

  it('ask for the prescription where one of them needs it', async () => {
    const a = await medicine({ isPrescription: true })
    const sample = (await add([item(a)])).data
    expect(sample.isPrescription).toBe(true)
    const lines = [item(a, 2, { sample: { sampleMedicineId: sample.id, group: 1, count: 2 } })]
    expect(refused(await sell(lines, 2_000))).toEqual([422, 'prescription-missing', 'items.0.productId'])
    expect((await sell(lines, 2_000, { prescriptionCode: 'DT-01' })).status).toBe(201)
    expect(refused(await sell([item(a, 2)], 2_000))).toEqual([422, 'prescription-missing', 'items.0.productId'])
  })

  it('refuse a template that is not of the store', async () => {
    const a = await medicine()
    const lines = [item(a, 1, { sample: { sampleMedicineId: newId(), group: 1, count: 1 } })]
    expect(refused(await sell(lines, 1_000))).toEqual([404, 'not-found', 'items.0.sample'])
  })

  it('go by the limit of discounts without what was rounded', async () => {
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    await owner.patch('setting', { discountLimit: 0 })
    const a = await medicine()
    const sample = (await add([item(a, 3)], { priceKind: 'FIXED', price: 1_000 })).data
    const lines = [item(a, 3, { sample: { sampleMedicineId: sample.id, group: 1, count: 1 } })]
    expect((await sell(lines, 1_000, {}, cashier)).data).toMatchObject({ payable: 1_000, lineDiscount: 2 })
  })
})
