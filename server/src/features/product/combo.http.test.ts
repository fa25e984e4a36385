import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { receive } from '../../../test/receive.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const unit = (product: Json, name: string) => product.units.find((one: Json) => one.name === name)
const kitBody = (components: Json[], overrides: object = {}) => ({
  type: 3,
  name: 'Bộ phòng cúm',
  isLotManaged: false,
  vatRate: 0,
  units: [{ name: 'Bộ', ratio: 1, price: 50_000, isBase: true }],
  components,
  ...overrides,
})

/** Tablets with two lots and masks without, and a combo of a blister and two boxes of masks. */
async function someKit(overrides: object = {}) {
  const para = await someProduct(owner)
  const mask = await someProduct(owner, {
    type: 2,
    name: 'Khẩu trang',
    isLotManaged: false,
    vatRate: 8,
    units: [{ name: 'Hộp', ratio: 1, price: 30_000, isBase: true }],
  })
  const lots = [
    { lotNumber: 'LATE', expiryDate: '2031-01-31', quantity: 100 },
    { lotNumber: 'SOON', expiryDate: '2030-01-31', quantity: 30 },
  ]
  const opened = await receive(
    owner,
    [
      { productId: para.id, unitId: unit(para, 'Viên').id, quantity: 130, price: 300, lots },
      { productId: mask.id, unitId: unit(mask, 'Hộp').id, quantity: 9, price: 20_000 },
    ],
    { kind: 'OPENING' },
  )
  expect(opened.status).toBe(201)
  const components = [
    { productId: para.id, unitId: unit(para, 'Vỉ').id, quantity: 1 },
    { productId: mask.id, unitId: unit(mask, 'Hộp').id, quantity: 2 },
  ]
  const reply = await owner.post('product', kitBody(components, overrides))
  expect(reply.status).toBe(201)
  return { para, mask, components, kit: reply.data }
}

const sell = (kit: Json, quantity: number, price = kit.price) =>
  owner.post('bill', {
    items: [{ productId: kit.id, unitId: kit.units[0].id, quantity }],
    payments: [{ method: 'CASH', amount: quantity * price }],
  })
const stockOf = async (product: Json) => (await owner.get(`product/${product.id}`)).data.stock

describe('a combo', () => {
  it('tells what it is made of and how many can be made, and has no stock of its own', async () => {
    const { kit, para, mask } = await someKit()
    expect(kit).toMatchObject({ stock: 0, canMake: 4, price: 50_000, comboPrice: 'OWN' })
    expect(kit.components).toMatchObject([
      { productId: para.id, unitName: 'Vỉ', ratio: 10, quantity: 1, price: 4_500, stock: 130 },
      { productId: mask.id, unitName: 'Hộp', quantity: 2, stock: 9 },
    ])
    expect((await owner.get(`product?type=3&keyword=${kit.code}`)).data.items).toMatchObject([{ canMake: 4 }])
  })

  it('costs what its components cost where it has no price of its own, at once when theirs changes', async () => {
    const { kit, para } = await someKit({ comboPrice: 'SUM' })
    expect(kit.price).toBe(64_500)
    const units = para.units.map((one: Json) => ({ ...one, price: one.name === 'Vỉ' ? 5_000 : one.price }))
    await owner.patch(`product/${para.id}`, { version: para.version, units })
    expect((await owner.get(`product/${kit.id}`)).data.price).toBe(65_000)
    expect((await sell(kit, 1, 65_000)).data.payable).toBe(65_000)
    const since = new Date(Date.now() - 1000).toISOString()
    const changed = (await owner.get(`till/catalogue?since=${since}`)).data.items
    expect(changed.find((one: Json) => one.id === kit.id)).toMatchObject({ units: [{ price: 65_000 }] })
  })

  it.each<[string, (kit: Json) => object, string, string]>([
    [
      'a combo in it',
      kit => ({ components: [{ productId: kit.kit.id, unitId: kit.kit.units[0].id, quantity: 1 }] }),
      'combo-in-combo',
      'components.0.productId',
    ],
    [
      'a component twice',
      kit => ({ components: [kit.components[0], kit.components[0]] }),
      'combo-component-repeated',
      'components.1.productId',
    ],
    ['none', () => ({ components: [] }), 'combo-needs-components', 'components'],
    [
      'the unit of another product',
      kit => ({ components: [{ ...kit.components[0], unitId: kit.components[1].unitId }] }),
      'not-found',
      'components.0.unitId',
    ],
    ['lots', () => ({ isLotManaged: true }), 'combo-one-unit', 'isLotManaged'],
  ])('is refused with %s', async (_what, wrong, error, path) => {
    const made = await someKit()
    const reply = await owner.post('product', kitBody(made.components, wrong(made)))
    expect(reply.body).toMatchObject({ error, issues: [{ path }] })
  })

  it('does not become other goods, nor other goods a combo; components are changed as a list', async () => {
    const { kit, para, components } = await someKit()
    expect((await owner.patch(`product/${kit.id}`, { version: 1, type: 1 })).body.error).toBe('product-type-locked')
    expect((await owner.patch(`product/${para.id}`, { version: 1, type: 3 })).body.error).toBe('product-type-locked')
    expect((await owner.patch(`product/${para.id}`, { version: 1, components })).body.error).toBe(
      'only-combo-has-components',
    )
    const edited = await owner.patch(`product/${kit.id}`, {
      version: 1,
      components: [{ ...components[0], quantity: 3 }],
    })
    expect(edited.data).toMatchObject({ version: 2, canMake: 4, components: [{ quantity: 3 }] })
    const log = (await owner.get(`product/${kit.id}/log`)).data.items
    expect(log[0]).toMatchObject({
      before: { components: [{ name: para.name, unit: 'Vỉ', quantity: 1 }, { quantity: 2 }] },
      after: { components: [{ quantity: 3 }] },
    })
  })

  it('cannot be brought in', async () => {
    const { kit } = await someKit()
    const items = [{ productId: kit.id, unitId: kit.units[0].id, quantity: 1, price: 1 }]
    for (const status of ['DRAFT', 'SUCCEED'])
      expect((await owner.post('inbound', { kind: 'OPENING', status, items })).body).toMatchObject({
        error: 'combo-has-no-stock',
        issues: [{ path: 'items.0.productId' }],
      })
  })
})

describe('selling a combo', () => {
  it('takes its components by expiry, spreads price and VAT, and a read gives what the sale gave', async () => {
    const { kit, para, mask } = await someKit()
    const sold = await sell(kit, 4)
    expect(sold.status).toBe(201)
    const [line] = sold.data.items
    expect(line).toMatchObject({ productId: kit.id, quantity: 4, amount: 200_000 })
    expect(line.lots.map((lot: Json) => [lot.productId, lot.lotNumber, lot.quantity])).toEqual([
      [para.id, 'SOON', 30],
      [para.id, 'LATE', 10],
      [mask.id, '', 8],
    ])
    // 4.500 of 64.500 is the blister's.
    expect(line.parts).toMatchObject([
      { productId: para.id, quantity: 4, baseQuantity: 40, amount: 13_953, vatRate: 5, vat: 664 },
      { productId: mask.id, quantity: 8, baseQuantity: 8, amount: 186_047, vatRate: 8, vat: 13_781 },
    ])
    const { items, vatGroups } = (await owner.get(`bill/${sold.data.id}`)).data
    expect({ items, vatGroups }).toEqual({ items: sold.data.items, vatGroups: sold.data.vatGroups })
    expect([await stockOf(para), await stockOf(mask), await stockOf(kit)]).toEqual([90, 1, 0])

    const card = (await owner.get(`stock-card?productId=${mask.id}`)).data.items
    expect(card[0]).toMatchObject({ kind: 'SALE', documentCode: sold.data.code, quantity: -8 })
    expect((await owner.get(`product/${mask.id}/sales`)).data.items).toMatchObject([
      { billCode: sold.data.code, quantity: 8, net: 186_047, comboName: 'Bộ phòng cúm' },
    ])
    expect((await owner.get(`bill?productId=${mask.id}`)).data.items).toMatchObject([{ code: sold.data.code }])
  })

  it('is refused when a component is short, and cancelling brings back exactly what left', async () => {
    const { kit, para, mask } = await someKit()
    expect((await sell(kit, 5)).body).toMatchObject({
      error: 'stock-short',
      details: { productId: mask.id, available: 9, asked: 10 },
    })
    const sold = await sell(kit, 3)
    expect((await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Khách đổi ý' })).status).toBe(200)
    expect([await stockOf(para), await stockOf(mask)]).toEqual([130, 9])
    const lotsAfter = (await owner.get(`lot?productId=${para.id}`)).data.items
    expect(lotsAfter.map((lot: Json) => [lot.number, lot.quantity])).toEqual([
      ['SOON', 30],
      ['LATE', 100],
    ])
  })

  it('stops with a component, also where it is stopped in this branch only', async () => {
    const { kit, para } = await someKit()
    const status = (isActive: number) =>
      owner.put(`product/${para.id}/branch-status`, { branchId: owner.branchId, isActive })
    expect((await status(0)).data).toMatchObject({ isActive: 1, stoppedBranchIds: [owner.branchId] })
    expect((await sell(kit, 1)).body).toMatchObject({ error: 'product-inactive', details: { productId: para.id } })
    expect((await status(1)).data.stoppedBranchIds).toEqual([])
    expect((await sell(kit, 1)).status).toBe(201)
  })

  it('keeps every law of the books', async () => {
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})
