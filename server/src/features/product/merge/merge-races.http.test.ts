import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { behindLock } from '../../../../test/behind-lock.ts'
import { addBranch, someProduct, someProvider } from '../../../../test/factories.ts'
import { keptTill, registerTill } from '../../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../../test/ledgers.ts'
import { receive, unitOf } from '../../../../test/receive.ts'

let shop: TestApp
let owner: Person
let second: string
let bookId: string
let providerId: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  second = await addBranch(shop, owner)
  bookId = (await owner.post('price-book', { name: 'Giá sỉ' })).data.id
  providerId = (await someProvider(owner)).id
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let made = 0
/** Goods that were entered twice; of both something lies on the shelf. */
async function twins() {
  const pair = [
    await someProduct(owner, { name: `Panadol ${++made}` }),
    await someProduct(owner, { name: `PANADOL ${++made}` }),
  ] as const
  const lines = pair.map(one => ({ productId: one.id, unitId: unitOf(one, 'Viên'), quantity: 5, price: 100 }))
  const lots = [{ lotNumber: 'A1', expiryDate: '2030-06-30', quantity: 5 }]
  expect(
    (
      await receive(
        owner,
        lines.map(line => ({ ...line, lots })),
        { kind: 'OPENING' },
      )
    ).status,
  ).toBe(201)
  return pair
}

const merge = (survivor: Json, duplicate: Json) =>
  owner.post(`product/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: duplicate.version })

/** What names goods and is still to happen, or is to be found again: how it is written, by its name. */
const writes: Record<string, (goods: Json) => Promise<Json>> = {
  'a price of a book': ({ units }) =>
    owner.put('price-book/price', { bookId, unitId: units[0].id, price: 900, expected: null }),
  'prices of a book by a formula': () =>
    owner.post(`price-book/${bookId}/formula`, {
      formula: { base: 'general', adjustUnit: 1, adjustValue: 50, rounding: 1 },
      makesZero: true,
    }),
  'a planned price': ({ units }) =>
    owner.post('price-change', { unitId: units[0].id, price: 900, startsAt: '2099-01-01T08:00' }),
  'a promotion of the goods': ({ id, name }) =>
    owner.post('discount', {
      name: `Giảm ${name}`,
      level: 'ITEM',
      effect: 'PERCENT',
      rules: [{ value: 500 }],
      goods: [{ kind: 'PRODUCT', id }],
    }),
  'a promotion of a unit': ({ units, name }) =>
    owner.post('discount', {
      name: `Giảm ${name}`,
      level: 'ITEM',
      effect: 'PERCENT',
      rules: [{ value: 500 }],
      goods: [{ kind: 'UNIT', id: units[0].id }],
    }),
  'a tile of the till': ({ units }) => owner.put('till/quick-pick', { unitId: units[0].id, category: 'Hay bán' }),
  'a rate of VAT': ({ id }) => owner.post('tax-data', { productIds: [id], vatRate: 0, from: '2099-01-01' }),
  'who the goods are ordered from': ({ id }) => owner.put(`reorder/product/${id}`, { providerId }),
  'what a customer asks for': ({ id }) => owner.post('customer-request', { productId: id }),
  'a combo': ({ id, units, name }) =>
    owner.post('product', {
      type: 3,
      name: `Bộ ${name}`,
      isLotManaged: false,
      vatRate: 0,
      units: [{ name: 'Bộ', ratio: 1, price: 1_000, isBase: true }],
      components: [{ productId: id, unitId: units[0].id, quantity: 2 }],
    }),
  'a liều': ({ id, units, name }) =>
    owner.post('sample-medicine', {
      name: `Liều ${name} ${id.slice(-6)}`,
      priceKind: 'SUM',
      items: [{ productId: id, unitId: units[0].id, quantity: 2 }],
    }),
  'the draft of an import': ({ id, units }) =>
    owner.post('inbound', {
      status: 'DRAFT',
      items: [{ productId: id, unitId: units[0].id, quantity: 2, price: 100 }],
    }),
  'an order to a supplier': ({ id, units }) =>
    owner.post('purchase-order', {
      status: 'SUCCEED',
      providerId,
      items: [{ productId: id, unitId: units[0].id, quantity: 2, price: 100 }],
    }),
  'the draft of a transfer': ({ id, units }) =>
    owner.post('stock-transfer', {
      status: 'DRAFT',
      targetBranchId: second,
      items: [{ productId: id, unitId: units[0].id, quantity: 2 }],
    }),
  'the draft of an order': ({ id, units }) =>
    owner.post('order', { status: 'DRAFT', items: [{ productId: id, unitId: units[0].id, quantity: 2 }] }),
  'a barcode': ({ id, version, units }) =>
    owner.patch(`product/${id}`, {
      version,
      units: units.map((unit: Json, place: number) => ({ ...unit, barcode: `${id.slice(-8)}${place}` })),
    }),
}

describe('what is written about goods at the very moment in which they are merged', () => {
  it.each(Object.keys(writes))('%s does not stay with what was merged', async name => {
    const [survivor, duplicate] = await twins()
    const [merged, written] = await behindLock(
      shop,
      owner,
      `select from product_stock where product_id = '${duplicate.id}'`,
      [() => merge(survivor, duplicate), () => writes[name]!(duplicate)],
    )
    expect(merged.status).toBe(200)
    expect([200, 201, 204, 409, 422], JSON.stringify(written.body)).toContain(written.status)
    if (written.body.error === 'product-merged')
      expect(written.body).toMatchObject({ details: { survivor: survivor.name } })
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('what happens to goods at the very moment in which they are merged', () => {
  it('a recall of a lot that is another one by then is refused, and does not stay with the old lot', async () => {
    const [survivor, duplicate] = await twins()
    const [lot] = (await owner.get(`lot?productId=${duplicate.id}`)).data.items
    const recall = { version: lot.version, state: 'recalled', reason: 'Thu hồi' }
    const [merged, recalled] = await behindLock(shop, owner, `select from lot where product_id = '${duplicate.id}'`, [
      () => merge(survivor, duplicate),
      () => owner.patch(`lot/${lot.id}`, recall),
    ])
    expect(merged.status).toBe(200)
    expect(recalled.body).toMatchObject({ error: 'product-merged', details: { survivor: survivor.name } })
  })

  it('goods that come back where none of them ever were go on to what they are now', async () => {
    const [survivor, duplicate] = await twins()
    const item = { productId: duplicate.id, unitId: unitOf(duplicate, 'Viên'), quantity: 2 }
    const bill = (await owner.post('bill', { items: [item], payments: [{ method: 'CASH', amount: 1_000 }] })).data
    const back = {
      billId: bill.id,
      branchId: second,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: bill.items[0].id, unitId: item.unitId, quantity: 2 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
    }
    const [merged, returned] = await behindLock(
      shop,
      owner,
      `select from product_stock where product_id = '${duplicate.id}'`,
      [() => merge(survivor, duplicate), () => owner.post('sale-return', back)],
    )
    expect([merged.status, returned.status], JSON.stringify(returned.body)).toEqual([200, 201])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it.each([
    { where: 'where some lie', atSecond: false },
    { where: 'where none ever were', atSecond: true },
  ])(
    'goods without lots that are sold $where, before they come, are refused and not owed by what was merged',
    async ({ atSecond }) => {
      await owner.patch('setting', { key: 'sellWithoutStock', value: true, version: 0 })
      const branchId = atSecond ? second : owner.branchId
      const [survivor, duplicate] = [
        await someProduct(owner, { name: `Bông ${++made}`, isLotManaged: false }),
        await someProduct(owner, { name: `BÔNG ${++made}`, isLotManaged: false }),
      ]
      const lines = [survivor, duplicate].map(one => ({
        ...{ productId: one.id, unitId: unitOf(one, 'Viên'), quantity: 5, price: 100 },
      }))
      expect((await receive(owner, lines, { kind: 'OPENING' })).status).toBe(201)
      const item = { productId: duplicate.id, unitId: unitOf(duplicate, 'Viên'), quantity: 7 }
      const [merged, sold] = await behindLock(
        shop,
        owner,
        `select from product_stock where product_id = '${duplicate.id}'`,
        [
          () => merge(survivor, duplicate),
          () => owner.post('bill', { branchId, items: [item], payments: [{ method: 'CASH', amount: 7_000 }] }),
        ],
      )
      expect(merged.status).toBe(200)
      expect(sold.body).toMatchObject({ error: 'product-inactive', details: { product: duplicate.name } })
      expect(await ledgerDifferences(shop)).toEqual([])
    },
  )

  // A sale that arrives later takes its goods though the books have none, so nothing else stops it.
  it.each([
    { where: 'where some lie', atSecond: false },
    { where: 'where none ever were', atSecond: true },
  ])('a kept sale that arrives $where sells what the goods are now', async ({ atSecond }) => {
    const [survivor, duplicate] = await twins()
    const branchId = atSecond ? second : owner.branchId
    const till = keptTill(owner, (await registerTill(owner, { branchId })).token)
    const goods = {
      id: duplicate.id,
      name: duplicate.name,
      units: Object.fromEntries(duplicate.units.map((unit: Json) => [unit.name, unit.id])),
      lots: [],
    }
    const sale = { ...till.sale([{ goods, quantity: 7 }]), branchId }
    const [merged, [sold]] = await behindLock(
      shop,
      owner,
      `select from product_stock where product_id = '${duplicate.id}'`,
      [() => merge(survivor, duplicate), () => till.send([sale])],
    )
    expect([merged.status, sold.kind], JSON.stringify(sold)).toEqual([200, 'saved'])
    const { items } = (await owner.get(`bill/${sale.id}`)).data
    expect(items).toMatchObject([{ productId: survivor.id, quantity: 7 }])
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})
