import { beforeEach, describe, expect, it } from 'vitest'
import { behindLock } from '../../../test/behind-lock.ts'
import { addEmployee, inStore, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let provider: Json
let product: Json
beforeEach(async () => {
  provider = await someProvider(owner)
  product = await someProduct(owner)
})

const debtOf = async ({ id }: Json) => (await owner.get(`debt?partnerKind=provider&partnerId=${id}`)).data.debt
const rows = (sql: string, values: unknown[] = []) => inStore(shop, owner.profile.store.id, query => query(sql, values))
const shelf = () => rows('select quantity::int, value::int from stock where product_id = $1', [product.id])
const written = (id: string) =>
  rows(
    `select kind, quantity::int, value::int from stock_entry where document_id = $1 and kind <> 'INBOUND' order by sequence`,
    [id],
  )
const sell = (quantity: number) =>
  owner.post('bill', {
    items: [{ productId: product.id, unitId: unitOf(product, 'Viên'), quantity }],
    payments: [{ method: 'CASH', amount: quantity * 500 }],
  })
const bought = async (more: object = {}) =>
  (await receive(owner, [boxes(product, 2)], { providerId: provider.id, ...more })).data
const amend = (document: Json, body: object, person = owner) =>
  person.patch(`inbound/${document.id}`, { version: document.version, ...body })
const priced = (document: Json, price: number) => ({ items: [{ id: document.items[0].id, price }] })

describe('what is written on a completed import', () => {
  it('is corrected without touching a ledger', async () => {
    const document = await bought({ invoiceNumber: '12', note: 'Giao sáng' })
    const words = { invoiceNumber: '0000123', invoiceSeries: '1C26TAA', invoiceDate: '2026-11-20', note: null }
    const reply = await amend(document, { ...words, invoiceTotal: 60_000 })
    expect(reply).toMatchObject({
      status: 200,
      data: {
        ...words,
        invoiceTotal: 60_000,
        version: 2,
        amendedByName: 'Trần Thu Hà',
        payable: 60_000,
        providerName: provider.name,
      },
    })
    expect(await written(document.id)).toEqual([])
    expect((await owner.get(`inbound/${document.id}`)).data).toEqual(reply.data)
    expect((await amend(document, { note: 'Cũ' })).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { version: 2 } },
    })
  })

  it('needs only the right to edit imports; prices and the provider that to cancel them', async () => {
    const document = await bought()
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'import_product', action: 'read' },
        { model: 'import_product', action: 'update' },
      ],
    })
    expect((await amend(document, { note: 'Đủ hàng' }, clerk)).status).toBe(200)
    const refused = await amend({ ...document, version: 2 }, priced(document, 1), clerk)
    expect(refused.body).toMatchObject({ code: 403, error: 'amend-right-missing' })
  })

  it('is not price, VAT and discount, also where they change so that no đồng moves: that needs the right, and an open day', async () => {
    const document = await bought({ items: [{ ...boxes(product, 2), price: 10_000, vatRate: 5 }] })
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'import_product', action: 'read' },
        { model: 'import_product', action: 'update' },
      ],
    })
    const [{ id }] = document.items
    const sly = [
      { items: [{ id, price: 10_500, vatRate: 0 }] },
      { items: [{ id, price: 11_000, discount: { unit: 2, value: 2_000 } }] },
    ]
    for (const body of sly) {
      expect((await amend(document, body, clerk)).body).toMatchObject({ code: 403, error: 'amend-right-missing' })
      await rows('update branch set days_closed_through = $1 where id = $2', [document.businessDay, owner.branchId])
      expect((await amend(document, body)).body).toMatchObject({ code: 409, error: 'day-closed' })
      expect((await amend(document, body, clerk)).body.error).toBe('day-closed')
      await rows('update branch set days_closed_through = null')
    }
    // Nor is another provider, where the same is owed as before.
    const other = { providerId: (await someProvider(owner)).id }
    const unpaid = await bought({ items: [{ ...boxes(product, 1), price: 0 }] })
    expect((await amend(unpaid, other, clerk)).body).toMatchObject({ code: 403, error: 'amend-right-missing' })
    await rows('update branch set days_closed_through = $1 where id = $2', [document.businessDay, owner.branchId])
    expect((await amend(unpaid, other)).body).toMatchObject({ code: 409, error: 'day-closed' })
    await rows('update branch set days_closed_through = null')
    // The same once more is no change.
    expect((await amend(document, { items: [{ id, price: 10_000, vatRate: 5 }], note: 'x' }, clerk)).status).toBe(200)
    expect((await amend({ ...document, version: 2 }, sly[0]!)).data.items[0]).toMatchObject({
      price: 10_500,
      vatRate: 0,
    })
  })

  it('stays what it is while it is a draft, or cancelled', async () => {
    const { data: draft } = await owner.post('inbound', { status: 'DRAFT', items: [boxes(product, 1)] })
    expect((await amend(draft, { note: 'x' })).body).toMatchObject({ code: 409, error: 'inbound-not-amendable' })
  })
})

describe('a price that is corrected', () => {
  it('moves what the goods are worth, and what is owed', async () => {
    const document = await bought()
    const reply = await amend(document, priced(document, 35_000))
    expect(reply).toMatchObject({
      status: 200,
      data: { payable: 70_000, debt: 70_000, items: [{ price: 35_000, netAmount: 70_000 }] },
    })
    expect(await shelf()).toEqual([{ quantity: 200, value: 70_000 }])
    expect(await written(document.id)).toEqual([{ kind: 'INBOUND_REPRICED', quantity: 0, value: 10_000 }])
    expect(await debtOf(provider)).toBe(70_000)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('leaves what was sold meanwhile at what it cost then: that part is revalued', async () => {
    const document = await bought()
    expect((await sell(50)).status).toBe(201)
    await amend(document, priced(document, 40_000))
    expect(await written(document.id)).toEqual([
      { kind: 'INBOUND_REPRICED', quantity: 0, value: 20_000 },
      { kind: 'REVALUATION', quantity: 0, value: -5_000 },
    ])
    expect(await shelf()).toEqual([{ quantity: 150, value: 60_000 }])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is taken back whole by a cancel', async () => {
    const document = await bought({ payments: [{ method: 'CASH', amount: 60_000 }] })
    const lower = await amend(document, priced(document, 20_000))
    expect(lower.data).toMatchObject({ payable: 40_000, paid: 60_000, debt: -20_000 })
    expect(await debtOf(provider)).toBe(-20_000)
    const sold = await sell(30)
    const higher = await amend(lower.data, { ...priced(document, 50_000), discount: { unit: 1, value: 10 } })
    expect(higher.data).toMatchObject({ payable: 90_000, debt: 30_000 })
    expect(await ledgerDifferences(shop)).toEqual([])
    expect((await owner.post(`inbound/${document.id}/cancel`, { reason: 'x' })).body).toMatchObject({
      error: 'inbound-goods-sold',
      details: { documents: [{ kind: 'bill', code: sold.data.code, quantity: 30 }] },
    })
    await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'x' })
    expect((await owner.post(`inbound/${document.id}/cancel`, { reason: 'x', keepPayments: false })).status).toBe(200)
    expect([await shelf(), await debtOf(provider)]).toEqual([[{ quantity: 0, value: 0 }], 0])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is refused where nobody is there to owe it to, and after goods went back', async () => {
    const { data: paid } = await receive(owner, [boxes(product, 2)], { payments: [{ method: 'CASH', amount: 60_000 }] })
    expect((await amend(paid, priced(paid, 30_001))).body).toMatchObject({ code: 422, error: 'amend-needs-provider' })
    const document = await bought()
    const [lot] = (await owner.get(`inbound-return/candidate?inboundId=${document.id}`)).data
    const item = {
      productId: product.id,
      lotId: lot.lotId,
      unitId: lot.unitId,
      quantity: 1,
      price: 30_000,
      inboundItemId: lot.inboundItemId,
    }
    const back = await owner.post('inbound-return', {
      status: 'SUCCEED',
      reason: 'DAMAGED',
      providerId: provider.id,
      inboundId: document.id,
      items: [item],
    })
    expect(back.status).toBe(201)
    expect((await amend(document, priced(document, 1))).body).toMatchObject({
      code: 409,
      error: 'inbound-amend-returned',
      details: { returns: back.data.code },
    })
    expect((await amend(document, { note: 'Vẫn ghi được' })).status).toBe(200)
  })
})

describe('a provider that was wrong', () => {
  it('that was of another provider while somebody pays it frees that payment', async () => {
    const right = await someProvider(owner)
    const document = await bought()
    const [paid, amended] = await behindLock(shop, owner, `select from provider where id = '${provider.id}'`, [
      () => owner.patch('inbound/pay-debt', { providerId: provider.id, amount: 25_000, method: 'CASH' }),
      () => amend(document, { providerId: right.id }),
    ])
    expect([paid.status, amended.status]).toEqual([200, 200])
    expect([await debtOf(provider), await debtOf(right)]).toEqual([-25_000, 60_000])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('that was of another provider leaves what was paid to others for its costs', async () => {
    const [carrier, right] = [await someProvider(owner), await someProvider(owner)]
    const freight = { name: 'Cước', amount: 9_000, payer: 'OTHER', method: 'DEBT', providerId: carrier.id }
    const document = await bought({ costs: [freight] })
    await owner.patch('inbound/pay-debt', { providerId: carrier.id, amount: 9_000, method: 'CASH' })
    expect((await amend(document, { providerId: right.id })).status).toBe(200)
    expect(
      await rows(
        `select a.amount::int from debt_allocation a join debt_entry d on d.store_id = a.store_id and d.id = a.debt_entry_id
         where d.partner_id = $1`,
        [carrier.id],
      ),
    ).toEqual([{ amount: 9_000 }])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('owes and is owed nothing of it any more; the right one gets the debt, and a cancel clears it', async () => {
    const right = await someProvider(owner)
    const document = await bought()
    await owner.patch('inbound/pay-debt', { providerId: provider.id, amount: 25_000, method: 'CASH' })
    const reply = await amend(document, { providerId: right.id, ...priced(document, 31_000) })
    expect(reply.data).toMatchObject({ providerName: right.name, debt: 62_000 })
    // What was paid to the wrong one stays there as a credit.
    expect([await debtOf(provider), await debtOf(right)]).toEqual([-25_000, 62_000])
    expect(await ledgerDifferences(shop)).toEqual([])
    expect((await owner.post(`inbound/${document.id}/cancel`, { reason: 'x' })).status).toBe(200)
    expect([await debtOf(provider), await debtOf(right)]).toEqual([-25_000, 0])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is another store’s: not found', async () => {
    const stranger = await shop.registerStore()
    const theirs = await someProvider(stranger)
    const document = await bought()
    expect((await amend(document, { providerId: theirs.id })).status).toBe(404)
    expect((await amend(document, { note: 'x' }, stranger)).status).toBe(404)
  })
})
