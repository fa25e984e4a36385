import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct, tabletUnits } from '../../../../test/factories.ts'
import { ledgerDifferences } from '../../../../test/ledgers.ts'
import { receive, unitOf } from '../../../../test/receive.ts'

let shop: TestApp
let owner: Person
let second: string
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  second = await addBranch(shop, owner)
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const merge = (survivor: Json, duplicate: Json, duplicateVersion = duplicate.version, person = owner) =>
  person.post(`product/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion })
const read = async (product: Json) => (await owner.get(`product/${product.id}`)).data
const tablets = (product: Json, lotNumber: string, quantity: number, more: object = {}) => ({
  productId: product.id,
  unitId: unitOf(product, 'Viên'),
  quantity,
  price: 311,
  lots: [{ lotNumber, expiryDate: '2030-06-30', quantity, ...more }],
})
const open = async (items: object[], branchId = owner.branchId) =>
  expect((await receive(owner, items, { kind: 'OPENING', branchId })).status).toBe(201)
const pair = async () =>
  [await someProduct(owner, { name: 'Panadol' }), await someProduct(owner, { name: 'PANADOL hộp' })] as const

/** Quantity and value of all goods of the store. */
const holdings = () =>
  inStore(shop, owner.profile.store.id, async query => {
    const [sums] = await query(
      'select sum(quantity)::bigint as quantity, sum(value)::bigint as value from stock where store_id = $1',
      [owner.profile.store.id],
    )
    return sums
  })

describe('a merge', () => {
  it('carries over stock of every branch, lot by lot, and changes no sum of the store', async () => {
    const [survivor, duplicate] = await pair()
    await open([tablets(survivor, 'A1', 10), tablets(duplicate, 'a1', 40), tablets(duplicate, 'B2', 7)])
    await open([tablets(duplicate, 'B2', 5)], second)
    const before = await holdings()
    const merged = await merge(survivor, duplicate)
    expect(merged.status).toBe(200)
    expect(merged.data).toMatchObject({
      stock: 57,
      version: 2,
      mergedFrom: [{ id: duplicate.id, code: duplicate.code }],
    })
    expect(await holdings()).toEqual(before)
    const lots = (await owner.get(`lot?productId=${survivor.id}`)).data.items
    expect(lots.map((lot: Json) => [lot.number, lot.quantity]).sort()).toEqual([
      ['A1', 50],
      ['B2', 7],
    ])
    expect((await owner.get(`lot?productId=${survivor.id}&branchId=${second}`)).data.items).toMatchObject([
      { quantity: 5 },
    ])
    const card = (await owner.get(`stock-card?productId=${survivor.id}`)).data.items
    expect(card[0]).toMatchObject({ kind: 'MERGE', documentKind: 'product-merge', documentCode: 'GH000001' })

    expect(await read(duplicate)).toMatchObject({ isActive: 0, stock: 0, mergedInto: { id: survivor.id } })
    const found = (await owner.get('product?keyword=panadol')).data.items
    expect(found.map((one: Json) => one.id)).toEqual([survivor.id])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('gives the survivor the barcodes, the code as one, and the units that it lacked; history is found from it', async () => {
    const survivor = await someProduct(owner, { units: tabletUnits().slice(0, 2) })
    const duplicate = await someProduct(owner, {
      units: tabletUnits().map((unit, i) => ({ ...unit, barcode: `89360${i}` })),
      registrationNumber: 'VD-1-20',
    })
    await open([tablets(duplicate, 'L1', 100)])
    const items = [{ productId: duplicate.id, unitId: unitOf(duplicate, 'Viên'), quantity: 1 }]
    const bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 500 }] })).data
    const merged = (await merge(survivor, duplicate)).data
    expect(merged.units.map((unit: Json) => [unit.name, unit.ratio, unit.barcodes])).toEqual([
      ['Viên', 1, ['893600', duplicate.code]],
      ['Vỉ', 10, ['893601']],
      ['Hộp', 100, ['893602']],
    ])
    expect((await owner.get(`product?keyword=${duplicate.code}`)).data.items).toMatchObject([{ id: survivor.id }])
    expect((await owner.get(`bill?productId=${survivor.id}`)).data.items).toMatchObject([{ code: bill.code }])
    expect((await owner.get(`product/${survivor.id}/sales`)).data.items).toMatchObject([{ billCode: bill.code }])
    expect((await owner.get(`product/${survivor.id}/log`)).data.items[0].actionText).toBe('Gộp sản phẩm')
    // The bill is still a bill of what was sold, and can be taken back.
    expect((await owner.get(`bill/${bill.id}`)).data.items[0].productId).toBe(duplicate.id)
  })

  it('puts the survivor in combos and leaves nothing to do with the duplicate', async () => {
    const [survivor, duplicate] = await pair()
    const kit = (
      await owner.post('product', {
        type: 3,
        name: 'Bộ',
        isLotManaged: false,
        vatRate: 5,
        units: [{ name: 'Bộ', ratio: 1, price: 1, isBase: true }],
        components: [{ productId: duplicate.id, unitId: unitOf(duplicate, 'Vỉ'), quantity: 2 }],
      })
    ).data
    await merge(survivor, duplicate)
    expect((await read(kit)).components).toMatchObject([
      { productId: survivor.id, unitName: 'Vỉ', ratio: 10, quantity: 2 },
    ])
    expect((await owner.patch(`product/${duplicate.id}`, { version: 2, name: 'X' })).body).toMatchObject({
      error: 'product-merged',
      details: { survivor: 'Panadol' },
    })
    expect((await merge(survivor, { ...duplicate, version: 2 })).body.error).toBe('product-merged')
    expect(
      (await owner.put(`product/${duplicate.id}/branch-status`, { branchId: second, isActive: 0 })).body.error,
    ).toBe('product-merged')
    const items = [tablets(duplicate, 'X', 1)]
    expect((await receive(owner, items, { kind: 'OPENING' })).body.error).toBe('product-inactive')
    expect((await owner.delete(`product/${survivor.id}`)).body.details.uses).toContain('mặt hàng đã gộp vào')
    const other = await someProduct(owner, { name: 'Khác' })
    for (const refused of [
      await owner.put(`reorder/product/${duplicate.id}`, { providerId: null }),
      await owner.post('product-duplicate/keep-apart', { productId: duplicate.id, otherId: other.id }),
      await owner.post('tax-data', { productIds: [duplicate.id], vatRate: 8, from: '2030-01-01' }),
    ])
      expect(refused.body.error).toBe('product-merged')
    // A till that has not heard of it yet asks for what the goods are now.
    expect((await owner.post('customer-request', { productId: duplicate.id, quantity: 2 })).data).toMatchObject({
      productId: survivor.id,
    })
  })

  it('is refused, nothing changed, for open drafts, two expiries, another smallest unit, an older look', async () => {
    const [survivor, duplicate] = await pair()
    await open([tablets(survivor, 'A1', 1), tablets(duplicate, 'A1', 1, { expiryDate: '2031-01-31' })])
    expect((await merge(survivor, duplicate)).body).toMatchObject({
      error: 'merge-expiry-differs',
      details: { lot: 'A1', duplicate: '31/01/2031', survivor: '30/06/2030' },
      issues: [{ path: 'duplicateId' }],
    })
    const draft = (
      await owner.post('inbound', { kind: 'OPENING', status: 'DRAFT', items: [tablets(duplicate, 'B', 1)] })
    ).data
    expect((await merge(survivor, duplicate)).body).toMatchObject({
      error: 'merge-drafts-open',
      details: { codes: draft.code },
    })
    expect((await merge(survivor, duplicate, 9)).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { id: duplicate.id } },
    })
    const boxed = await someProduct(owner, { units: [{ name: 'Hộp', ratio: 1, price: 1, isBase: true }] })
    expect((await merge(survivor, boxed)).body.error).toBe('merge-base-unit-differs')
    expect((await merge(survivor, survivor)).body.error).toBe('merge-with-itself')
    const stranger = await shop.registerStore()
    expect((await merge(survivor, await someProduct(stranger))).status).toBe(404)
    const seller = await addEmployee(shop, owner)
    expect((await merge(survivor, duplicate, 1, seller)).status).toBe(403)
    expect((await read(duplicate)).mergedInto).toBeNull()
  })

  it('takes its place in liều, and is refused where one holds both', async () => {
    const [survivor, duplicate] = await pair()
    const item = (product: Json) => ({ productId: product.id, unitId: unitOf(product, 'Viên'), quantity: 2 })
    const one = (await owner.post('sample-medicine', { name: 'Đau đầu', items: [item(duplicate)] })).data
    const both = (await owner.post('sample-medicine', { name: 'Cảm', items: [item(survivor), item(duplicate)] })).data
    expect((await merge(survivor, duplicate)).body).toMatchObject({
      error: 'merge-both-in-combo',
      details: { combo: 'Cảm' },
    })
    await owner.delete(`sample-medicine/${both.id}`)
    expect((await merge(survivor, duplicate)).status).toBe(200)
    expect((await owner.get(`sample-medicine/${one.id}`)).data.items).toMatchObject([
      { productId: survivor.id, unitName: 'Viên', quantity: 2 },
    ])
  })

  it('takes along what providers call the goods, who delivers them, their prices in books and their VAT by date', async () => {
    const [survivor, duplicate] = await pair()
    const storeId = owner.profile.store.id
    const provider = (await owner.post('provider', { name: 'Dược Hậu Giang' })).data
    const other = await someProduct(owner, { name: 'Khác hẳn' })
    const box = unitOf(duplicate, 'Hộp')
    const book = (await owner.post('price-book', { name: 'Giá sỉ' })).data
    await inStore(shop, storeId, async query => {
      const add = (table: string, columns: string, values: unknown[]) =>
        query(
          `insert into ${table} (store_id, id, ${columns}) values ($1, gen_random_uuid(), ${values.map((_, i) => `$${i + 2}`).join()})`,
          [storeId, ...values],
        )
      await add('supplier_item', 'provider_id, key, name, product_id, unit_id, used_at', [
        ...[provider.id, 'pana', 'PANA 500', duplicate.id, box, new Date()],
      ])
      await add('product_supply', 'product_id, provider_id', [duplicate.id, provider.id])
      await add('price_book_item', 'book_id, product_id, unit_id, price, changed_at', [
        ...[book.id, duplicate.id, box, 51_000, new Date()],
      ])
      await add('price_book_item', 'book_id, product_id, unit_id, price, changed_at', [
        ...[book.id, duplicate.id, unitOf(duplicate, 'Viên'), 700, new Date()],
      ])
      await add('price_book_item', 'book_id, product_id, unit_id, price, changed_at', [
        ...[book.id, survivor.id, unitOf(survivor, 'Viên'), 650, new Date()],
      ])
      await add('tax_data', 'product_id, vat_rate, from_day, created_by_name, created_at', [
        ...[duplicate.id, 8, '2026-01-01', 'A', new Date()],
      ])
      const [one, two] = [duplicate.id, other.id].sort()
      await add('product_distinct', 'one_id, other_id', [one, two])
      await add(
        'price_change',
        'product_id, unit_id, unit_name, starts_at, price, price_before, state, created_by, created_by_name, changed_at',
        [...[duplicate.id, box, 'Hộp', '2031-01-01T00:00', 9, 8, 'PENDING', owner.profile.id, 'A', new Date()]],
      )
    })
    expect((await merge(survivor, duplicate)).status).toBe(200)
    const rows = await inStore(shop, storeId, async query => ({
      named: await query('select product_id, unit_id from supplier_item where provider_id = $1', [provider.id]),
      supply: await query('select product_id from product_supply where provider_id = $1', [provider.id]),
      book: await query('select unit_id, price from price_book_item where book_id = $1 order by price', [book.id]),
      vat: await query('select product_id, vat_rate from tax_data where store_id = $1', [storeId]),
      distinct: await query('select one_id, other_id from product_distinct where $1 in (one_id, other_id)', [other.id]),
      planned: await query('select state from price_change where product_id = $1', [duplicate.id]),
    }))
    expect(rows).toEqual({
      named: [{ productId: survivor.id, unitId: unitOf(survivor, 'Hộp') }],
      supply: [{ productId: survivor.id }],
      // What the survivor costs in the book stays.
      book: [
        { unitId: unitOf(survivor, 'Viên'), price: 650 },
        { unitId: unitOf(survivor, 'Hộp'), price: 51_000 },
      ],
      vat: [{ productId: survivor.id, vatRate: 8 }],
      distinct: [{ oneId: [survivor.id, other.id].sort()[0], otherId: [survivor.id, other.id].sort()[1] }],
      planned: [{ state: 'CANCELLED' }],
    })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('and a sale of the duplicate at the same moment end well in either order', async () => {
    for (let round = 0; round < 5; round++) {
      const [survivor, duplicate] = await pair()
      await open([tablets(duplicate, 'A1', 50)])
      const items = [{ productId: duplicate.id, unitId: unitOf(duplicate, 'Viên'), quantity: 1 }]
      const sale = () => owner.post('bill', { items, payments: [{ method: 'CASH', amount: 500 }] })
      const [one, merged, other] = await Promise.all([sale(), merge(survivor, duplicate), sale()])
      expect(merged.status).toBe(200)
      const sold = [one, other].filter(reply => reply.status === 201).length
      for (const reply of [one, other]) if (reply.status !== 201) expect(reply.body.error).toBe('product-inactive')
      expect((await read(survivor)).stock).toBe(50 - sold)
    }
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})
