import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, inStore, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
let owner: Person
let provider: Json
let product: Json
beforeEach(async () => {
  owner = await shop.registerStore()
  provider = await someProvider(owner, { name: 'Dược An Phú', taxCode: '0101243150' })
  product = await someProduct(owner)
})

const declare = async (method: 'DEDUCTION' | 'DIRECT', branchId = owner.branchId) => {
  const percents = method === 'DIRECT' ? { vatPercent: 1, incomePercent: 0.5 } : {}
  expect((await owner.put('tax-info', { branchId, taxCode: '0312770607', method, ...percents })).status).toBe(200)
}
const rows = (sql: string, values: unknown[]) => inStore(shop, owner.profile.store.id, query => query(sql, values))
const shelfValue = async (branchId = owner.branchId) => {
  const sum = 'select coalesce(sum(value), 0)::int as value from stock where product_id = $1 and branch_id = $2'
  return (await rows(sum, [product.id, branchId]))[0]!.value
}
const written = (id: string) =>
  rows('select kind, value::int from stock_entry where document_id = $1 order by sequence', [id])
const debt = async () => (await owner.get(`provider/${provider.id}`)).data.debt
/** Two boxes for 60.000 and 3.000 of VAT. */
const bought = async (more: object = {}, line: object = {}) => {
  const reply = await receive(owner, [boxes(product, 2, { vatRate: 5, ...line })], { providerId: provider.id, ...more })
  expect(reply.status).toBe(201)
  return reply.data
}
const amend = (document: Json, body: object) =>
  owner.patch(`inbound/${document.id}`, { version: document.version, ...body })
const sound = async () => expect(await ledgerDifferences(shop)).toEqual([])

describe('an import of a branch that deducts VAT', () => {
  it('is paid with VAT and lies on the shelf without it', async () => {
    await declare('DEDUCTION')
    const costs = [{ name: 'Cước xe', amount: 10_000, payer: 'OTHER' }]
    const document = await bought({ costs })
    expect(document).toMatchObject({ deductsVat: true, vatAmount: 3_000, payable: 63_000, debt: 63_000 })
    expect(await debt()).toBe(63_000)
    expect(await shelfValue()).toBe(70_000)
    expect(await written(document.id)).toEqual([{ kind: 'INBOUND', value: 70_000 }])
    // 200 tablets.
    expect((await owner.get(`product/${product.id}`)).data.cost).toBe(350)
    const [known] = (await owner.get(`inbound/known-goods?productIds=${product.id}`)).data
    expect(known).toMatchObject({ deductsVat: true, last: { price: 30_000 } })
    await sound()

    expect((await owner.post(`inbound/${document.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect([await shelfValue(), await debt()]).toEqual([0, 0])
    await sound()
  })

  it('costs its VAT in a branch that pays by revenue or declared nothing, and as opening stock', async () => {
    const second = await addBranch(shop, owner)
    const third = await addBranch(shop, owner, 'Chi nhánh 3')
    await declare('DEDUCTION')
    await declare('DIRECT', second)
    for (const branchId of [second, third]) {
      expect(await bought({ branchId })).toMatchObject({ branchId, deductsVat: false, payable: 63_000 })
      expect(await shelfValue(branchId)).toBe(63_000)
      const path = `inbound/known-goods?productIds=${product.id}&branchId=${branchId}`
      expect((await owner.get(path)).data).toMatchObject([{ deductsVat: false }])
    }
    expect(await bought({ kind: 'OPENING', providerId: null })).toMatchObject({ deductsVat: false, payable: 0 })
    expect(await shelfValue()).toBe(63_000)
    await sound()
  })

  it('keeps its rule when it is corrected after the method changed', async () => {
    await declare('DEDUCTION')
    const without = await bought()
    await declare('DIRECT')
    const price = (document: Json, value: number) => ({ items: [{ id: document.items[0].id, price: value }] })
    const dearer = await amend(without, price(without, 40_000))
    expect(dearer).toMatchObject({ status: 200, data: { deductsVat: true, payable: 84_000, vatAmount: 4_000 } })
    expect(await shelfValue()).toBe(80_000)
    // Another rate moves the debt and nothing on the shelf.
    const items = [{ id: without.items[0].id, vatRate: 10 }]
    expect((await amend(dearer.data, { items })).data).toMatchObject({ payable: 88_000 })
    expect([await shelfValue(), await debt()]).toEqual([80_000, 88_000])
    expect(await written(without.id)).toEqual([
      { kind: 'INBOUND', value: 60_000 },
      { kind: 'INBOUND_REPRICED', value: 20_000 },
    ])

    const paid = await bought()
    await declare('DEDUCTION')
    expect((await amend(paid, price(paid, 40_000))).data).toMatchObject({ deductsVat: false, payable: 84_000 })
    expect(await shelfValue()).toBe(80_000 + 84_000)
    await sound()
    for (const { id } of [without, paid])
      expect((await owner.post(`inbound/${id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await shelfValue()).toBe(0)
    await sound()
  })

  it('is decided when the draft is completed', async () => {
    const draft = async () => {
      const items = [boxes(product, 2, { vatRate: 5 })]
      return (await owner.post('inbound', { status: 'DRAFT', providerId: provider.id, items })).data
    }
    const complete = async (document: Json) => {
      const items = [boxes(product, 2, { vatRate: 5 })]
      const body = { version: document.version, status: 'SUCCEED', providerId: provider.id, items }
      return (await owner.put(`inbound/${document.id}`, body)).data
    }
    const before = await draft()
    expect(before.deductsVat).toBe(false)
    await declare('DEDUCTION')
    await sound()
    expect(await complete(before)).toMatchObject({ status: 'SUCCEED', deductsVat: true, payable: 63_000 })
    expect(await shelfValue()).toBe(60_000)

    const later = await draft()
    expect(later.deductsVat).toBe(true)
    await sound()
    await declare('DIRECT')
    expect(await complete(later)).toMatchObject({ status: 'SUCCEED', deductsVat: false, payable: 63_000 })
    expect(await shelfValue()).toBe(60_000 + 63_000)
    await sound()
  })

  it('goes the same way when it is of an e-invoice or of an order', async () => {
    await declare('DEDUCTION')
    const line = `<HHDVu><TChat>1</TChat><MHHDVu>AP-1</MHHDVu><THHDVu>${product.name}</THHDVu><DVTinh>Hộp</DVTinh>
      <SLuong>2</SLuong><DGia>30000</DGia><ThTien>60000</ThTien><TSuat>5%</TSuat></HHDVu>`
    const xml = `<HDon><DLHDon><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C26TAP</KHHDon><SHDon>77</SHDon><NLap>2026-11-20</NLap>
      </TTChung><NDHDon><NBan><Ten>Dược An Phú</Ten><MST>0101243150</MST></NBan><DSHHDVu>${line}</DSHHDVu>
      <TToan><TgTCThue>60000</TgTCThue><TgTThue>3000</TgTThue><TgTTTBSo>63000</TgTTTBSo></TToan></NDHDon></DLHDon></HDon>`
    const [read] = (await owner.post('inbound/read-invoice', { xml })).data.lines
    expect(read).toMatchObject({ matchedBy: 'NAME', vatRate: 5, product: { id: product.id } })
    await bought({}, { price: read.price, quantity: read.quantity, vatRate: read.vatRate, unitId: read.unitId })
    expect(await shelfValue()).toBe(60_000)

    const ordered = { productId: product.id, unitId: unitOf(product, 'Hộp'), quantity: 1, price: 40_000, vatRate: 5 }
    const order = (await owner.post('purchase-order', { status: 'SUCCEED', providerId: provider.id, items: [ordered] }))
      .data
    expect(order).toMatchObject({ vatAmount: 2_000, payable: 42_000 })
    const { id } = (await owner.post(`purchase-order/${order.id}/receive`)).data
    const draft = (await owner.get(`inbound/${id}`)).data
    expect(draft).toMatchObject({ status: 'DRAFT', deductsVat: true, payable: 42_000 })
    const items = [{ ...ordered, lots: [{ lotNumber: 'A01', expiryDate: '2030-06-30', quantity: 1 }] }]
    const body = { version: draft.version, status: 'SUCCEED', providerId: provider.id, items }
    expect((await owner.put(`inbound/${id}`, body)).data).toMatchObject({ deductsVat: true, payable: 42_000 })
    expect(await shelfValue()).toBe(100_000)
    await sound()
  })

  it('gives goods back for what was paid, VAT too, and they leave at what they cost', async () => {
    await declare('DEDUCTION')
    const document = await bought()
    const [lot] = (await owner.get(`inbound-return/candidate?inboundId=${document.id}`)).data
    expect(lot).toMatchObject({ price: 30_000, vatRate: 5 })
    const { lotId, inboundItemId, unitId } = lot
    const items = [{ productId: product.id, lotId, inboundItemId, unitId, quantity: 1, price: 30_000, vatRate: 5 }]
    const back = { status: 'SUCCEED', reason: 'NEAR_EXPIRY', providerId: provider.id, inboundId: document.id, items }
    const reply = await owner.post('inbound-return', back)
    expect(reply).toMatchObject({ status: 201, data: { goodsAmount: 30_000, vatAmount: 1_500, refundable: 31_500 } })
    expect(await written(reply.data.id)).toEqual([{ kind: 'INBOUND_RETURN', value: -30_000 }])
    expect([await shelfValue(), await debt()]).toEqual([30_000, 31_500])
    await sound()
  })

  it('takes its value along to another branch, whatever that one declared', async () => {
    const second = await addBranch(shop, owner)
    await declare('DEDUCTION')
    await declare('DIRECT', second)
    await bought()
    const items = [{ productId: product.id, unitId: unitOf(product, 'Hộp'), quantity: 1 }]
    const sent = await owner.post('stock-transfer', { targetBranchId: second, status: 'SUCCEED', items })
    expect(sent.status).toBe(201)
    const { id, version } = sent.data
    expect((await owner.post(`stock-transfer/${id}/receive`, { version })).status).toBe(200)
    expect([await shelfValue(), await shelfValue(second)]).toEqual([30_000, 30_000])
    await sound()
  })
})

it('is dearer or cheaper than the last import by what was paid, not by the method', async () => {
  product = await someProduct(owner, { vatRate: 10 })
  await bought({}, { vatRate: 10 })
  await declare('DEDUCTION')
  await bought({}, { vatRate: 10 })
  const costs = async () => {
    const { items } = (await owner.get(`product/${product.id}/price-history`)).data
    return items.flatMap((row: Json) => (row.kind === 'COST' ? [[row.before, row.after, row.isAlert]] : []))
  }
  const moved = async () => (await owner.get('product?costMovedWithinDays=7')).data.items.map(({ id }: Json) => id)
  expect(await costs()).toEqual([
    [330, 300, false],
    [null, 330, false],
  ])
  expect(await moved()).toEqual([])
  // What a price is made of holds VAT, as the price does.
  const last = async () => {
    const { items } = (await owner.get(`price-book/grid?productId=${product.id}`)).data
    return items.find(({ unitName }: Json) => unitName === 'Viên').lastPurchase
  }
  expect(await last()).toBe(330)
  await bought({}, { vatRate: 10, price: 33_000 })
  expect((await costs())[0]).toEqual([300, 330, true])
  expect(await moved()).toEqual([product.id])
  expect(await last()).toBe(363)
})
