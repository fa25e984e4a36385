import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { keptTill, kindsOf, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
let token: string
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
  token = (await registerTill(owner)).token
})
afterAll(async () => {
  expect(await ledgerDifferences(shop)).toEqual([])
  await shop.close()
})

const publicBill = (slug: string) => shop.call({ method: 'GET', url: `/mp/api/public/bill/${slug}` })

describe('a kept sale', () => {
  it('is stored as its paper says, at its own time, and found by its number', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const till = keptTill(owner, token)
    const soldAt = new Date(Date.now() - 2 * 3_600_000).toISOString()
    const sale = till.sale([{ goods, quantity: 3 }], { offline: { soldAt } })
    const [result] = await till.send([sale])
    expect(result).toMatchObject({ kind: 'saved', id: sale.id, flags: [], bill: { payable: 3_000, soldAt } })
    expect(result.bill.slug).toBe(sale.offline.slug)
    const { data } = await owner.get(`bill/${sale.id}`)
    expect(data).toMatchObject({
      soldAt,
      items: [{ quantity: 3, price: 1_000, amount: 3_000, vat: 143, lots: [{ lotId: goods.lots[0], quantity: 3 }] }],
      offline: { localNumber: sale.offline.localNumber, saidLots: [{ line: 0, lotId: goods.lots[0], quantity: 3 }] },
    })
    const found = await owner.get(`bill?keyword=${sale.offline.localNumber}`)
    expect(found.data.items.map((bill: { id: string }) => bill.id)).toEqual([sale.id])
    const page = await publicBill(`${sale.offline.slug}`)
    expect(page.data.code).toBe(result.bill.code)
  })

  it('writes the receipt of change that the customer left with the shop: it pays what is due first, in the shift of the sale', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const customer = await someCustomer(owner)
    const till = keptTill(owner, token)
    const owe = async () => {
      const sold = till.sale([{ goods, quantity: 20 }], {
        customerId: customer.id,
        payments: [{ method: 'DEBT', amount: 20_000 }],
      })
      return (await till.send([sold]))[0].bill.code as string
    }
    const [first, second] = [await owe(), await owe()]
    const debts = async () => (await owner.get(`debt/open?partnerKind=customer&partnerId=${customer.id}`)).data
    const [older, newer] = await debts()
    const leaves = (more: object = {}) => {
      const payments = [{ method: 'CASH', amount: 25_000 }]
      return till.sale([{ goods }], { customerId: customer.id, payments, keepsChange: true, ...more })
    }
    const voided = leaves({ offline: { voided: { reason: 'Khách đổi ý', at: new Date().toISOString() } } })
    // The chosen parts no longer fit, and no cashier can be asked: the change pays what is due first.
    const over = leaves({ changePays: [{ entryId: newer.entryId, amount: 24_000 }] })
    const results = await till.send([voided, over])
    expect(results).toMatchObject([
      { kind: 'saved', flags: [] },
      { kind: 'saved', flags: [] },
    ])
    const kept = async ({ id }: { id: string }) => (await owner.get(`bill/${id}`)).data
    expect(await kept(voided)).toMatchObject({ status: 'CANCELLED', changeKept: 0 })
    expect(await kept(over)).toMatchObject({ status: 'SUCCEED', changeKept: 24_000 })
    expect(await debts()).toMatchObject([{ documentCode: second, remaining: 16_000 }])
    expect(older.documentCode).toBe(first)
    await till.send([over])
    const chosen = leaves({ changePays: [{ entryId: newer.entryId, amount: 10_000 }] })
    expect((await till.send([chosen]))[0]).toMatchObject({ kind: 'saved', flags: [] })
    // 10.000 of it pay what the till chose, 14.000 are a credit, which counts towards what is left.
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(-8_000)
  })

  it('is one sale with its live copy, whichever comes first', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const till = keptTill(owner, token)
    const first = till.sale([{ goods }])
    const { offline: _, ...live } = first
    const [kept] = await till.send([first])
    expect((await owner.post('bill', { ...live, deviceToken: token })).data.code).toBe(kept.bill.code)
    const second = till.sale([{ goods }])
    const { offline: _second, ...liveSecond } = second
    const posted = await owner.post('bill', { ...liveSecond, deviceToken: token })
    expect(posted.status).toBe(201)
    const [again] = await till.send([second])
    expect(again).toMatchObject({ kind: 'saved', flags: [], bill: { code: posted.data.code } })
    // The QR on the paper opens the page, and the number is found.
    expect((await publicBill(`${second.offline.slug}`)).data.code).toBe(posted.data.code)
    expect((await owner.get(`bill?keyword=${second.offline.localNumber}`)).data.items).toHaveLength(1)
    expect((await owner.get('bill')).data.totalItem).toBe(2)
  })

  it('counts the papers that its till printed, once, whichever copy comes first', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const till = keptTill(owner, token)
    const [printed, silent, live] = [{ papers: 2 }, {}, { papers: 1 }].map(offline =>
      till.sale([{ goods }], { offline }),
    )
    await till.send([printed, silent])
    const { offline: _, ...body } = live!
    await owner.post('bill', { ...body, deviceToken: token })
    await till.send([printed, live, live])
    const counts = []
    for (const { id } of [printed!, silent!, live!]) counts.push((await owner.get(`bill/${id}`)).data.printCount)
    expect(counts).toEqual([2, 0, 1])
    // The next paper of a sale that was printed before it arrived is a copy.
    expect((await owner.post(`bill/${live!.id}/reprint`)).data).toEqual({ printCount: 2 })
  })

  it('with another content under the same id is refused for good, and stops nothing behind it', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const till = keptTill(owner, token)
    const sale = till.sale([{ goods }])
    await till.send([sale])
    const other = till.sale([{ goods, quantity: 2 }])
    const results = await till.send([{ ...other, id: sale.id }, { id: 7 }, till.sale([{ goods }])])
    expect(
      results.map(({ kind, code, retry }: { kind: string; code?: string; retry?: string }) => [kind, code, retry]),
    ).toEqual([
      ['refused', 'idempotency-conflict', 'final'],
      ['refused', 'invalid-input', 'final'],
      ['saved', undefined, undefined],
    ])
  })

  it('is delivered by anybody of the store at a registered till, else by its seller alone', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 100, value: 50_000 }])
    const colleague = await addEmployee(shop, owner)
    const till = keptTill(owner, token)
    const [delivered] = await till.send([till.sale([{ goods }])], colleague)
    expect(delivered).toMatchObject({ kind: 'saved', flags: [] })
    const browser = keptTill(owner)
    const sale = browser.sale([{ goods, quantity: 2 }])
    expect((await browser.send([sale], colleague))[0]).toMatchObject({
      kind: 'refused',
      code: 'seller-differs',
      retry: 'session',
    })
    expect(kindsOf((await browser.send([sale]))[0])).toEqual(['till-unknown'])
    const [row] = await inStore(shop, owner.profile.store.id, query =>
      query(
        `select employee_name, after from user_log where store_id = $1 and action = 'bill.arrive' order by at limit 1`,
        [owner.profile.store.id],
      ),
    )
    expect(row).toMatchObject({
      employeeName: colleague.profile.fullName,
      after: { sellerName: owner.profile.fullName, deliveredBy: colleague.profile.fullName },
    })
  })

  it('of another store has no branch here', async () => {
    const stranger = await shop.registerStore()
    const goods = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }])
    const till = keptTill(owner, (await registerTill(stranger)).token)
    const [result] = await till.send([till.sale([{ goods }])], stranger)
    expect(result).toMatchObject({ kind: 'refused', code: 'not-found' })
  })

  it('that the till cancelled before it was sent is sold and cancelled, and leaves nothing', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }])
    const till = keptTill(owner, token)
    const sale = till.sale([{ goods, quantity: 2 }], {
      offline: { voided: { at: new Date().toISOString(), reason: 'Khách đổi ý' } },
    })
    const [result] = await till.send([sale])
    expect(result.bill.status).toBe('CANCELLED')
    const { data } = await owner.get(`stock?productId=${goods.id}`)
    expect(data.items[0]).toMatchObject({ onHand: 10, value: 5_000 })
  })

  it('says what a newer client knows beside, and is stored without it', async () => {
    const goods = await shelve(shop, owner, [{ quantity: 10, value: 5_000 }])
    const till = keptTill(owner, token)
    const sale = till.sale([{ goods, item: { mood: 'good' } }], { weather: 'rain', offline: { moon: 1 } })
    expect((await till.send([sale]))[0]).toMatchObject({ kind: 'saved' })
    expect((await till.send([{ ...sale, offline: { ...sale.offline, format: 3 } }]))[0]).toMatchObject({
      kind: 'refused',
      code: 'sale-format-too-new',
      retry: 'again',
    })
  })
})
