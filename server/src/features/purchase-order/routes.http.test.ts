import { beforeAll, describe, expect, it } from 'vitest'
import { addBranch, addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let provider: Json
let product: Json
let other: Json
beforeAll(async () => {
  provider = await someProvider(owner, { name: 'Dược Bình Minh' })
  product = await someProduct(owner)
  other = await someProduct(owner)
})

const line = (goods: Json, quantity: number, more: object = {}) => ({
  productId: goods.id,
  unitId: unitOf(goods, 'Hộp'),
  quantity,
  price: 30_000,
  ...more,
})
const order = (items: object[], more: object = {}) =>
  owner.post('purchase-order', { status: 'SUCCEED', providerId: provider.id, items, ...more })
const read = async (id: string) => (await owner.get(`purchase-order/${id}`)).data
/** Completes a draft of an import with a lot for each line, and what it leaves as it stands. */
async function complete(inboundId: string, change: (items: Json[]) => Json[] = items => items) {
  const draft = (await owner.get(`inbound/${inboundId}`)).data
  const items = draft.items.map((item: Json) => ({
    productId: item.productId,
    unitId: item.unitId,
    quantity: item.quantity,
    price: item.price,
    lots: [{ lotNumber: 'A01', expiryDate: '2030-06-30', quantity: item.quantity }],
  }))
  const body = { version: draft.version, status: 'SUCCEED', providerId: draft.providerId, items: change(items) }
  return owner.put(`inbound/${inboundId}`, body)
}
const pieces = (quantity: number) => (items: Json[]) =>
  items.map(item => ({ ...item, quantity, lots: [{ ...item.lots[0], quantity }] }))

describe('writing an order', () => {
  it('keeps a draft, changes it and confirms it, under one code', async () => {
    const draft = (await order([line(product, 2)], { status: 'DRAFT', expectedDate: '2030-01-05' })).data
    expect(draft).toMatchObject({
      code: expect.stringMatching(/^DHN\d{6}$/),
      status: 'DRAFT',
      progress: 'DRAFT',
      providerName: 'Dược Bình Minh',
      payable: 60_000,
      expectedDate: '2030-01-05',
      inbounds: [],
      items: [{ quantity: 2, baseQuantity: 200, receivedQuantity: 0, amount: 60_000 }],
    })
    const body = { version: 1, providerId: provider.id, items: [line(product, 3, { vatRate: 5 }), line(other, 1)] }
    const confirmed = (await owner.put(`purchase-order/${draft.id}`, { ...body, status: 'SUCCEED' })).data
    expect(confirmed).toMatchObject({
      code: draft.code,
      progress: 'CONFIRMED',
      goodsAmount: 120_000,
      vatAmount: 4_500,
      payable: 124_500,
      expectedDate: null,
      confirmedByName: owner.profile.fullName,
    })
    expect((await owner.put(`purchase-order/${draft.id}`, { ...body, status: 'DRAFT' })).body.error).toBe('not-a-draft')
    const logged = (await owner.get(`user_log?subjectId=${draft.id}`)).data.items.map((row: Json) => row.action)
    expect(logged).toEqual(['purchase-order.confirm', 'purchase-order.create'])
  })

  it('refuses with the field, a stale edit, and another store’s goods', async () => {
    expect(await order([line(product, 1), line(product, 2)])).toMatchObject({
      status: 422,
      body: { error: 'order-product-repeated', issues: [{ path: 'items.1.productId' }] },
    })
    expect(await order([line(product, 1)], { providerId: newId() })).toMatchObject({
      status: 404,
      body: { issues: [{ path: 'providerId' }] },
    })
    const stopped = await someProvider(owner)
    await owner.patch(`provider/${stopped.id}`, { version: 1, isActive: 0 })
    expect((await order([line(product, 1)], { providerId: stopped.id })).body.error).toBe('provider-inactive')
    const draft = (await order([line(product, 1)], { status: 'DRAFT' })).data
    const stale = { version: 7, status: 'DRAFT', providerId: provider.id, items: [line(product, 1)] }
    expect((await owner.put(`purchase-order/${draft.id}`, stale)).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { code: draft.code } },
    })
    const stranger = await shop.registerStore()
    expect((await stranger.get(`purchase-order/${draft.id}`)).status).toBe(404)
    expect((await stranger.put(`purchase-order/${draft.id}`, { ...stale, version: 1 })).status).toBe(404)
    expect((await stranger.post('purchase-order', { ...stale, version: undefined })).status).toBe(404)
  })

  it('makes one of copies sent at once', async () => {
    const body = { id: newId(), status: 'SUCCEED', providerId: provider.id, items: [line(product, 1)] }
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('purchase-order', body)))
    expect(new Set(replies.map(reply => reply.data.code)).size).toBe(1)
    expect((await owner.post('purchase-order', { ...body, note: 'khác' })).body.error).toBe('idempotency-conflict')
  })

  it('is open to who imports goods, and of one’s own branches', async () => {
    const cashier = await addEmployee(shop, owner)
    expect((await cashier.get('purchase-order')).status).toBe(403)
    const branchId = await addBranch(shop, owner, 'Chi nhánh xa')
    const elsewhere = (await order([line(product, 1)], { branchId })).data
    const buyer = await addEmployee(shop, owner, { roleName: 'management' })
    expect((await buyer.get(`purchase-order/${elsewhere.id}`)).status).toBe(404)
    expect((await buyer.post(`purchase-order/${elsewhere.id}/cancel`, { reason: 'x' })).status).toBe(404)
  })
})

describe('receiving in pieces', () => {
  it('takes the rest each time, moves back with a cancelled import, and is done when all came', async () => {
    const { id } = (await order([line(product, 5), line(other, 2)])).data
    const first = (await owner.post(`purchase-order/${id}/receive`)).data
    expect(first.code).toMatch(/^PN/)
    expect((await owner.get(`inbound/${first.id}`)).data).toMatchObject({
      status: 'DRAFT',
      purchaseOrderId: id,
      providerId: provider.id,
      // The order names no VAT: the goods do.
      receiverName: owner.profile.fullName,
      items: [
        { quantity: 5, vatRate: product.vatRate },
        { quantity: 2, vatRate: other.vatRate },
      ],
    })
    expect((await owner.post(`purchase-order/${id}/receive`)).body).toMatchObject({
      error: 'purchase-order-has-draft',
      details: { drafts: first.code },
    })
    expect((await read(id)).progress).toBe('CONFIRMED')
    expect((await complete(first.id, pieces(2))).status).toBe(200)
    expect(await read(id)).toMatchObject({
      progress: 'PARTIAL',
      items: [{ receivedQuantity: 200 }, { receivedQuantity: 200 }],
      inbounds: [{ id: first.id, status: 'SUCCEED' }],
    })

    const second = (await owner.post(`purchase-order/${id}/receive`)).data
    expect((await owner.get(`inbound/${second.id}`)).data.items).toMatchObject([{ quantity: 3 }])
    expect((await complete(second.id)).status).toBe(200)
    expect((await read(id)).progress).toBe('DONE')
    expect((await owner.post(`purchase-order/${id}/receive`)).body.error).toBe('purchase-order-not-open')

    expect((await owner.post(`inbound/${second.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ progress: 'PARTIAL', items: [{ receivedQuantity: 200 }, {}] })
    expect((await owner.post(`inbound/${first.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      progress: 'CONFIRMED',
      items: [{ receivedQuantity: 0 }, { receivedQuantity: 0 }],
      inbounds: [],
    })
  })

  it('counts what was not ordered not at all, bonus goods not as ordered, and more as it came', async () => {
    const { id } = (await order([line(product, 1)])).data
    const more = { purchaseOrderId: id, providerId: provider.id, status: 'SUCCEED' }
    const bonus = { bonusQuantity: 1, lots: [{ lotNumber: 'A01', expiryDate: '2030-06-30', quantity: 3 }] }
    const came = await owner.post('inbound', { ...more, items: [boxes(product, 2, bonus), boxes(other, 1)] })
    expect(came.status).toBe(201)
    expect(await read(id)).toMatchObject({ progress: 'DONE', items: [{ receivedQuantity: 200 }] })
  })

  it('receives in the base unit what does not come out whole', async () => {
    const { id } = (await order([line(product, 2)])).data
    const { id: first } = (await owner.post(`purchase-order/${id}/receive`)).data
    await complete(first, items =>
      pieces(30)(items).map((item: Json) => ({ ...item, unitId: unitOf(product, 'Viên') })),
    )
    const { id: second } = (await owner.post(`purchase-order/${id}/receive`)).data
    expect((await owner.get(`inbound/${second}`)).data.items).toMatchObject([
      { unitName: 'Viên', quantity: 170, price: 300 },
    ])
  })

  it('refuses an import of another provider or branch, of a draft and of a cancelled order', async () => {
    const { id, code } = (await order([line(product, 1)])).data
    const import_ = (more: object) =>
      owner.post('inbound', { status: 'SUCCEED', purchaseOrderId: id, items: [boxes(product, 1)], ...more })
    const stranger = await someProvider(owner)
    expect((await import_({ providerId: stranger.id })).body).toMatchObject({
      error: 'purchase-order-differs',
      details: { code },
    })
    await owner.post(`purchase-order/${id}/cancel`, { reason: 'Không cần nữa' })
    expect((await import_({ providerId: provider.id })).body.error).toBe('purchase-order-not-open')
    expect((await import_({ purchaseOrderId: newId(), providerId: provider.id })).status).toBe(404)
  })

  it('lets two who receive at once make one draft', async () => {
    const { id } = (await order([line(product, 1)])).data
    const replies = await Promise.all([1, 2].map(() => owner.post(`purchase-order/${id}/receive`)))
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 409])
  })
})

describe('ending an order', () => {
  it('cancels what nothing came of, closes the rest, opens it again', async () => {
    const { id, code } = (await order([line(product, 3)])).data
    expect((await owner.post(`purchase-order/${id}/close`, { reason: 'x' })).body.error).toBe(
      'purchase-order-nothing-received',
    )
    const { id: inboundId, code: inboundCode } = (await owner.post(`purchase-order/${id}/receive`)).data
    expect((await owner.post(`purchase-order/${id}/cancel`, { reason: 'x' })).body).toMatchObject({
      error: 'purchase-order-has-draft',
      details: { code, drafts: inboundCode },
    })
    await complete(inboundId, pieces(1))
    expect((await owner.post(`purchase-order/${id}/cancel`, { reason: 'x' })).body).toMatchObject({
      error: 'purchase-order-received',
      details: { inbounds: inboundCode },
    })
    const closed = (await owner.post(`purchase-order/${id}/close`, { reason: 'Nhà cung cấp hết hàng' })).data
    expect(closed).toMatchObject({ progress: 'DONE', closeReason: 'Nhà cung cấp hết hàng' })
    // Of a closed order the import can still be cancelled, and it stays closed.
    await owner.post(`inbound/${inboundId}/cancel`, { reason: 'Nhầm' })
    expect(await read(id)).toMatchObject({ progress: 'DONE', items: [{ receivedQuantity: 0 }] })
    expect((await owner.post(`purchase-order/${id}/reopen`)).data).toMatchObject({
      progress: 'CONFIRMED',
      closedAt: null,
    })
    expect((await owner.post(`purchase-order/${id}/cancel`, { reason: 'Thôi' })).data.status).toBe('CANCELLED')
    expect((await owner.post(`purchase-order/${id}/cancel`, { reason: 'Thôi' })).body.error).toBe('already-cancelled')
    expect((await owner.post(`purchase-order/${id}/reopen`)).body.error).toBe('purchase-order-not-closed')
  })
})

describe('the list', () => {
  it('filters by what became of it, lateness, provider, product and words; sums what was ordered', async () => {
    const person = await shop.registerStore()
    const [near, far] = [
      await someProvider(person, { name: 'Gần Đây' }),
      await someProvider(person, { name: 'Xa Xôi' }),
    ]
    const goods: Json = await someProduct(person)
    const made = async (more: object) =>
      (
        await person.post('purchase-order', {
          status: 'SUCCEED',
          providerId: near.id,
          items: [line(goods, 1)],
          ...more,
        })
      ).data
    const late = await made({ expectedDate: '2020-01-01' })
    const draft = await made({ status: 'DRAFT', providerId: far.id, expectedDate: '2020-01-01' })
    const open = await made({ expectedDate: '2099-01-01' })
    const codes = async (query: string) =>
      (await person.get(`purchase-order?${query}`)).data.items.map((row: Json) => row.code)
    expect(await codes('')).toEqual([open.code, draft.code, late.code])
    expect(await codes('late=true')).toEqual([late.code])
    expect(await codes('open=true')).toEqual([open.code, late.code])
    expect(await codes('progress=DRAFT')).toEqual([draft.code])
    expect(await codes(`providerId=${far.id}`)).toEqual([draft.code])
    expect(await codes(`productId=${goods.id}&limit=1&page=2`)).toEqual([draft.code])
    expect(await codes('keyword=xa%20xoi')).toEqual([draft.code])
    expect(await codes(`keyword=${late.code}`)).toEqual([late.code])
    expect((await person.get('purchase-order/total')).data).toEqual({ count: 2, payable: 60_000 })
    expect((await person.get('purchase-order?late=true')).data.items[0].isLate).toBe(true)
  })
})
