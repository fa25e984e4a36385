import { beforeAll, describe, expect, it } from 'vitest'
import { addEmployee, inStore, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let provider: Json
let carrier: Json
beforeAll(async () => {
  provider = await someProvider(owner)
  carrier = await someProvider(owner)
})

const debtOf = async ({ id }: Json) => (await owner.get(`debt?partnerKind=provider&partnerId=${id}`)).data.debt
const drawer = async () => (await owner.get('cash-account')).data[0].balance
const rows = (sql: string, values: unknown[] = []) => inStore(shop, owner.profile.store.id, query => query(sql, values))

describe('costs beside the goods', () => {
  const costs = () => [
    { name: 'Phí giao của nhà cung cấp', amount: 10_001, payer: 'SUPPLIER', isRefundable: true },
    { name: 'Cước xe', amount: 20_000, payer: 'OTHER', method: 'CASH' },
    { name: 'Bốc xếp', amount: 5_000, payer: 'OTHER', method: 'DEBT', providerId: carrier.id },
    { name: 'Lưu kho', amount: 7_000, payer: 'OTHER', method: 'DEBT', providerId: provider.id },
  ]

  it('become part of what the goods cost; each is paid to whoever charges it, and a cancel takes all of it back', async () => {
    const [product, other] = [await someProduct(owner), await someProduct(owner)]
    const [money, owed, freight] = [await drawer(), await debtOf(provider), await debtOf(carrier)]
    const { data, status } = await receive(owner, [boxes(product, 2), boxes(other, 1)], {
      providerId: provider.id,
      costs: costs(),
      invoiceTotal: 100_001,
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      payable: 100_001,
      costAmount: 10_001,
      otherCost: 32_000,
      debt: 100_001,
      invoiceTotal: 100_001,
    })
    expect(data.items.map((item: Json) => item.costShare)).toEqual([28_000, 14_001])
    expect(data.costs).toMatchObject([
      { name: 'Phí giao của nhà cung cấp', payer: 'SUPPLIER', isRefundable: true, method: null },
      { name: 'Cước xe', payer: 'OTHER', method: 'CASH', providerName: null },
      { name: 'Bốc xếp', method: 'DEBT', providerName: carrier.name },
      { name: 'Lưu kho', method: 'DEBT', providerName: provider.name },
    ])
    expect([await drawer(), await debtOf(provider), await debtOf(carrier)]).toEqual([
      money - 20_000,
      owed + 107_001,
      freight + 5_000,
    ])
    expect(await rows('select sum(value)::int as value from stock where product_id = $1', [product.id])).toEqual([
      { value: 88_000 },
    ])
    expect(await ledgerDifferences(shop)).toEqual([])

    expect((await owner.post(`inbound/${data.id}/cancel`, { reason: 'Nhập nhầm' })).status).toBe(200)
    expect([await drawer(), await debtOf(provider), await debtOf(carrier)]).toEqual([money, owed, freight])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('stay in a draft and move nothing until it is completed', async () => {
    const product = await someProduct(owner)
    const money = await drawer()
    const content = { items: [boxes(product, 1)], providerId: provider.id, costs: costs().slice(0, 2) }
    const { data: draft } = await owner.post('inbound', { status: 'DRAFT', ...content })
    expect(draft.costs).toHaveLength(2)
    expect(await drawer()).toBe(money)
    const done = await owner.put(`inbound/${draft.id}`, { version: 1, status: 'SUCCEED', ...content })
    expect(done).toMatchObject({ status: 200, data: { costAmount: 10_001 } })
    expect(await drawer()).toBe(money - 20_000)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('that are refundable are in the price at which goods go back', async () => {
    const product = await someProduct(owner)
    const refundable = { name: 'Phí', amount: 10_800, payer: 'SUPPLIER', isRefundable: true }
    const { data } = await receive(owner, [boxes(product, 1, { vatRate: 8 })], {
      providerId: provider.id,
      costs: [refundable],
    })
    const { data: lots } = await owner.get(`inbound-return/candidate?inboundId=${data.id}`)
    // 30.000 and what comes to 10.800 with the VAT of the line.
    expect(lots).toMatchObject([{ price: 40_000, vatRate: 8 }])
  })
})

it('the register of acceptance tells every lot of what was bought', async () => {
  const product = await someProduct(owner, { registrationNumber: 'VD-12345-18' })
  const lots = [
    { lotNumber: 'A1', expiryDate: '2030-06-30', quantity: 1 },
    { lotNumber: 'A2', expiryDate: '2031-06-30', quantity: 2 },
  ]
  const { data } = await receive(owner, [boxes(product, 3, { lots })], { providerId: provider.id, invoiceNumber: '9' })
  await receive(owner, [boxes(product, 3)], { kind: 'OPENING' })
  expect((await owner.get(`inbound/acceptance?inboundId=${data.id}`)).data).toMatchObject({
    more: false,
    rows: [
      {
        code: data.code,
        registrationNumber: 'VD-12345-18',
        invoiceNumber: '9',
        lotNumber: 'A1',
        quantity: 1,
        unitName: 'Hộp',
      },
      { lotNumber: 'A2', expiryDate: '2031-06-30', quantity: 2, providerName: provider.name },
    ],
  })
  expect((await owner.get(`inbound/known-lot?productId=${product.id}`)).data).toEqual(
    expect.arrayContaining([
      { lotNumber: 'A1', expiryDate: '2030-06-30' },
      { lotNumber: 'A2', expiryDate: '2031-06-30' },
    ]),
  )
  expect((await owner.get(`inbound/acceptance?providerId=${provider.id}&from=2099-01-01`)).data.rows).toEqual([])
})

describe('sale prices set while receiving', () => {
  it('change with completion and are in the history', async () => {
    const product = await someProduct(owner)
    const salePrices = [{ unitId: unitOf(product, 'Hộp'), price: 61_000 }]
    const content = { items: [boxes(product, 1, { salePrices })], providerId: provider.id }
    const { data: draft } = await owner.post('inbound', { status: 'DRAFT', ...content })
    const priceOf = async () =>
      (await owner.get(`product/${product.id}`)).data.units.find((unit: Json) => unit.name === 'Hộp').price
    const before = await priceOf()
    expect(draft.items[0].salePrices).toEqual([
      { unitId: unitOf(product, 'Hộp'), unitName: 'Hộp', before, price: 61_000 },
    ])
    await owner.put(`inbound/${draft.id}`, { version: 1, status: 'SUCCEED', ...content })
    expect(await priceOf()).toBe(61_000)
    expect(
      await rows(
        'select price_before::int as before, price::int, source from price_history where product_id = $1 order by at desc, id desc limit 1',
        [product.id],
      ),
    ).toEqual([{ before, price: 61_000, source: 'inbound.complete' }])
  })

  it('need the right to set prices', async () => {
    const product = await someProduct(owner)
    const buyer = await addEmployee(shop, owner, {
      grants: [
        { model: 'import_product', action: 'read' },
        { model: 'import_product', action: 'create' },
      ],
    })
    const salePrices = [{ unitId: unitOf(product, 'Hộp'), price: 1 }]
    const refused = await receive(buyer, [boxes(product, 1), boxes(product, 1, { salePrices })], {
      providerId: provider.id,
    })
    expect(refused.body).toMatchObject({
      code: 403,
      error: 'catalogue-price-right-missing',
      issues: [{ path: 'items.1.salePrices' }],
    })
    expect((await receive(buyer, [boxes(product, 1)], { providerId: provider.id })).status).toBe(201)
  })
})
