import { beforeAll, describe, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { someProduct, someProvider } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { asRecognised, sheet, sheetAnswered, upload } from '../../../test/file/sheet.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopWithBooks()
const refused = ({ status, body }: Reply) => [status, body.error, body.issues?.[0]?.path]

describe('a sale', () => {
  const sell = async (owner: Person, more: object = {}) => {
    const goods = await shelve(shop, owner, [{ quantity: 100 }], { vatRate: 8 })
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10, price: 1_080 }]
    const payments = [{ method: 'CASH', amount: 10_800 }]
    const sold = await owner.post('bill', { id: newId(), items, payments, expectedPayable: 10_800, ...more })
    expect([sold.status, sold.body.message]).toEqual([201, sold.body.message])
    const bill = (await owner.get(`bill/${sold.data.id}`)).data
    return [bill.payable, bill.vatAmount, bill.items[0].vatRate, bill.vatGroups]
  }

  it('holds the VAT of its goods only while the store uses VAT; what is paid is the same', async () => {
    const owner = await shop.registerStore()
    expect(await sell(owner)).toEqual([10_800, 800, 8, [{ rate: 8, net: 10_800, vat: 800 }]])
    await turnSwitch(owner, 'useVat', false)
    expect(await sell(owner)).toEqual([10_800, 0, -1, [{ rate: -1, net: 10_800, vat: 0 }]])
    expect((await owner.get('till/context')).data.usesVat).toBe(false)
  })

  it('that a till priced with VAT before it knew of the switch is taken and keeps its VAT', async () => {
    const owner = await shop.registerStore()
    const soldAt = new Date().toISOString()
    await turnSwitch(owner, 'useVat', false)
    expect(await sell(owner, { soldAt, usesVat: true })).toMatchObject([10_800, 800, 8, {}])
  })

  it('keeps its VAT while the store uses it, whatever the call says', async () => {
    const owner = await shop.registerStore()
    expect(await sell(owner, { usesVat: false })).toMatchObject([10_800, 800, 8, {}])
  })
})

describe('documents of a store without VAT', () => {
  let owner: Person
  let product: Json
  let provider: Json
  /** Written while the store used VAT. */
  let before: { inbound: Json; draft: Json; order: Json; orderDraft: Json }
  const write = (path: string, items: object[], more: object = {}) =>
    owner.post(path, { status: 'DRAFT', providerId: provider.id, items, ...more })
  const ordered = (more: object = {}) => ({
    productId: product.id,
    unitId: unitOf(product, 'Hộp'),
    quantity: 2,
    price: 30_000,
    ...more,
  })

  beforeAll(async () => {
    owner = await shop.registerStore()
    provider = await someProvider(owner)
    product = await someProduct(owner, { vatRate: 5 })
    const taxed = [boxes(product, 2, { vatRate: 5 })]
    before = {
      inbound: (await receive(owner, taxed, { providerId: provider.id })).data,
      draft: (await write('inbound', taxed)).data,
      order: (await write('purchase-order', [ordered({ vatRate: 5 })], { status: 'SUCCEED' })).data,
      orderDraft: (await write('purchase-order', [ordered({ vatRate: 5 })])).data,
    }
    await turnSwitch(owner, 'useVat', false)
  })

  it('take no rate above zero', async () => {
    for (const path of ['inbound', 'purchase-order'] as const) {
      const lineOf = (vatRate: number) =>
        path === 'inbound' ? boxes(product, 1, { vatRate }) : ordered({ vatRate, quantity: 1 })
      expect(refused(await write(path, [lineOf(-1), lineOf(5)]))).toEqual([422, 'vat-not-used', 'items.1.vatRate'])
      const written = await write(path, [lineOf(-1)])
      expect([written.status, written.body.message, written.data?.vatAmount]).toEqual([201, written.body.message, 0])
    }
  })

  it('that were written with VAT are read, changed and completed with it, and take no other rate', async () => {
    const { draft, inbound, orderDraft } = before
    expect((await owner.get(`inbound/${inbound.id}`)).data).toMatchObject({ vatAmount: 3_000, items: [{ vatRate: 5 }] })
    const put = (path: string, { id, version }: Json, item: object, status = 'DRAFT') =>
      owner.put(`${path}/${id}`, { version, status, providerId: provider.id, items: [item] })
    expect(refused(await put('inbound', draft, boxes(product, 2, { vatRate: 8 })))).toEqual([
      422,
      'vat-not-used',
      'items.0.vatRate',
    ])
    const completed = await put('inbound', draft, boxes(product, 4, { vatRate: 5 }), 'SUCCEED')
    expect([completed.status, completed.data.vatAmount]).toEqual([200, 6_000])
    const changed = await put('purchase-order', orderDraft, ordered({ vatRate: 5, quantity: 3 }))
    expect([changed.status, changed.data.vatAmount]).toEqual([200, 4_500])
  })

  it('goods of an order with VAT come with the VAT that was ordered', async () => {
    const { status, data } = await owner.post(`purchase-order/${before.order.id}/receive`)
    expect(status).toBe(201)
    const draft = (await owner.get(`inbound/${data.id}`)).data
    expect(draft.items).toMatchObject([{ vatRate: 5 }])
    expect((await owner.delete(`inbound/${data.id}?version=${draft.version}`)).status).toBeLessThan(300)
  })

  it('goods of an order without a rate come without one, not with that of the product', async () => {
    const order = (await write('purchase-order', [ordered()], { status: 'SUCCEED' })).data
    const { data } = await owner.post(`purchase-order/${order.id}/receive`)
    expect((await owner.get(`inbound/${data.id}`)).data).toMatchObject({ vatAmount: 0, items: [{ vatRate: -1 }] })
  })

  it('a completed import takes no rate that it did not have', async () => {
    const { inbound } = before
    const { version, items } = (await owner.get(`inbound/${inbound.id}`)).data
    const amend = (vatRate: number) =>
      owner.patch(`inbound/${inbound.id}`, { version, items: [{ id: items[0].id, vatRate }] })
    expect(refused(await amend(8))).toEqual([422, 'vat-not-used', 'items.0.vatRate'])
  })

  it('goods that were bought with VAT go back with it, by their receipt or freely, and with no other rate', async () => {
    const { inbound } = before
    const [lot] = (await owner.get(`inbound-return/candidate?inboundId=${inbound.id}`)).data
    const giveBack = (more: object, head: object = {}) =>
      owner.post('inbound-return', {
        status: 'DRAFT',
        reason: 'OTHER',
        providerId: provider.id,
        ...head,
        items: [{ productId: product.id, lotId: lot.lotId, unitId: lot.unitId, quantity: 1, price: 30_000, ...more }],
      })
    expect(refused(await giveBack({ vatRate: 8 }))).toEqual([422, 'vat-not-used', 'items.0.vatRate'])
    expect((await giveBack({ vatRate: 5 })).status).toBe(201)
    const back = await giveBack({ vatRate: 5, inboundItemId: lot.inboundItemId }, { inboundId: inbound.id })
    expect([back.status, back.data?.vatAmount]).toEqual([201, 1_500])
  })
})

describe('goods of a store without VAT', () => {
  it('are added with KKKNT, keep the rate that they had, and take no new one', async () => {
    const owner = await shop.registerStore()
    const old = await someProduct(owner, { vatRate: 8 })
    await turnSwitch(owner, 'useVat', false)
    expect((await someProduct(owner, { vatRate: 8 })).vatRate).toBe(-1)
    const patch = (vatRate: number) => owner.patch(`product/${old.id}`, { version: old.version, vatRate })
    expect(refused(await patch(10))).toEqual([422, 'vat-not-used', 'vatRate'])
    expect((await patch(8)).data.vatRate).toBe(8)
    const dated = { productIds: [old.id], vatRate: 10, from: '2027-01-01' }
    expect(refused(await owner.post('tax-data', dated))).toEqual([422, 'vat-not-used', 'vatRate'])
  })

  it('of a file have KKKNT too; its column of VAT is passed over with a warning', async () => {
    const owner = await shop.registerStore()
    await turnSwitch(owner, 'useVat', false)
    const content = await sheet(
      'Mã hàng|Tên hàng|ĐVT|Giá bán|Thuế VAT (%)',
      ['VAT1', 'Hàng một', 'Viên', 1000, 8],
      ['VAT2', 'Hàng hai', 'Viên', 1000, null],
    )
    const { data: file } = await upload(owner, 'product', content)
    const { data: dry } = await owner.post(`excel/${file.id}/check`, asRecognised(file))
    expect(dry.issues.map(({ row, column, level }: Json) => [row, column, level])).toContainEqual([
      2,
      'Thuế GTGT (%)',
      'warning',
    ])
    expect((await owner.post(`excel/${file.id}/run`, asRecognised(file))).status).toBe(200)
    expect((await owner.get('product')).data.items.map((one: Json) => one.vatRate)).toEqual([-1, -1])
  })
})

describe('files of a store without VAT', () => {
  const titlesOf = async (owner: Person, path: string, body: object) =>
    Object.keys((await rowsOf(await askForFile(shop, owner, path, body)))[0] ?? {})
  // A tax code names the buyer; it is no column of a tax.
  const taxed = /(?<!mã số )thuế|vat/i

  it('have no column of VAT where no document of theirs has any', async () => {
    const owner = await shop.registerStore()
    const provider = await someProvider(owner)
    const product = await someProduct(owner, { vatRate: 5 })
    const ask = (path: string, withLines: boolean) => titlesOf(owner, `${path}/export`, { withLines })
    const files = [
      ['inbound', false],
      ['inbound', true],
      ['purchase-order', false],
      ['purchase-order', true],
      ['bill', false],
      ['bill', true],
    ] as const
    const write = async (vatRate: number) => {
      await receive(owner, [boxes(product, 2, { vatRate })], { providerId: provider.id })
      await owner.post('purchase-order', {
        status: 'DRAFT',
        providerId: provider.id,
        items: [{ productId: product.id, unitId: unitOf(product, 'Hộp'), quantity: 2, price: 30_000, vatRate }],
      })
      const unitId = unitOf(product, 'Hộp')
      const items = [{ productId: product.id, unitId, quantity: 1, price: 100_000 }]
      const sold = await owner.post('bill', { id: newId(), items, payments: [{ method: 'CASH', amount: 100_000 }] })
      expect(sold.status).toBe(201)
    }
    await turnSwitch(owner, 'useVat', false)
    await write(-1)
    for (const [path, withLines] of files)
      expect([path, (await ask(path, withLines)).filter(title => taxed.test(title))]).toEqual([path, []])
    await turnSwitch(owner, 'useVat', true)
    await write(5)
    await turnSwitch(owner, 'useVat', false)
    for (const [path, withLines] of files)
      expect([path, (await ask(path, withLines)).some(title => taxed.test(title))]).toEqual([path, true])
  })

  it('of goods, and the template for them, have none either', async () => {
    const owner = await shop.registerStore()
    await someProduct(owner, { vatRate: 5 })
    const both = async () => [
      (await sheetAnswered(shop, owner, 'excel/export', { kind: 'product' })).includes('Thuế GTGT'),
      (await sheetAnswered(shop, owner, 'excel/template?kind=product')).includes('Thuế GTGT'),
    ]
    expect(await both()).toEqual([true, true])
    await turnSwitch(owner, 'useVat', false)
    expect(await both()).toEqual([false, false])
  })
})
