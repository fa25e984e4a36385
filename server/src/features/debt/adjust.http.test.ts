import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type Reply, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someCustomer, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let provider: Json
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
beforeEach(async () => {
  provider = await someProvider(owner)
})
afterAll(() => shop.close())

const adjust = (kind: string, amount: number, more: object = {}, person = owner): Promise<Reply> =>
  person.post('debt/adjustment', {
    partnerKind: 'provider',
    partnerId: provider.id,
    kind,
    amount,
    reason: 'Đối chiếu công nợ tháng 11',
    ...more,
  })
const cancel = (id: string, person = owner) => person.post(`debt/adjustment/${id}/cancel`, { reason: 'Ghi nhầm nơi' })
const statement = async () => (await owner.get(`debt?partnerKind=provider&partnerId=${provider.id}`)).data
const open = async () =>
  (await owner.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)).data.map((row: Json) => [
    row.documentCode,
    row.remaining,
  ])
const pay = (amount: number) =>
  owner.patch('inbound/pay-debt', { providerId: provider.id, amount, method: 'CASH', branchId: owner.branchId })
/** Boxes of 30.000đ on credit. */
async function buyOnCredit(count: number) {
  const { data } = await receive(owner, [boxes(await someProduct(owner), count)], { providerId: provider.id })
  return data
}

describe('a debt that is changed by hand', () => {
  it('falls by a discount for paying, the oldest document first, without a đồng from the funds', async () => {
    const first = await buyOnCredit(1)
    const second = await buyOnCredit(2)
    const before = (await owner.get('cash-account')).data[0].balance
    const reply = await adjust('DISCOUNT', 40_000, { reason: 'Chiết khấu trả sớm' })
    expect(reply).toMatchObject({
      status: 201,
      data: { kind: 'DISCOUNT', amount: -40_000, debt: 50_000, status: 'SUCCEED', reason: 'Chiết khấu trả sớm' },
    })
    expect(reply.data.code).toMatch(/^DCN\d{6}$/)
    expect(await open()).toEqual([[second.code, 50_000]])
    expect(first.code).not.toBe(second.code)
    expect((await statement()).items[0]).toMatchObject({
      kind: 'DISCOUNT',
      amount: -40_000,
      balanceAfter: 50_000,
      documentKind: 'debt-adjustment',
      documentCode: reply.data.code,
      note: 'Chiết khấu trả sớm',
      isUndone: false,
    })
    expect((await owner.get('cash-account')).data[0].balance).toBe(before)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('gives no discount beyond what is owed', async () => {
    await buyOnCredit(1)
    expect((await adjust('DISCOUNT', 30_001)).body).toMatchObject({
      code: 422,
      error: 'debt-discount-over',
      issues: [{ path: 'amount' }],
    })
  })

  it('that is owed more is a debt of its own, and is paid like one', async () => {
    const reply = await adjust('INCREASE', 25_000)
    expect(await open()).toEqual([[reply.data.code, 25_000]])
    expect((await pay(25_000)).data.debt).toBe(0)
    expect(await open()).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('may be put below nothing', async () => {
    await buyOnCredit(1)
    expect((await adjust('DECREASE', 45_000)).data.debt).toBe(-15_000)
    expect(await open()).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of a customer goes the same way', async () => {
    const customer = await someCustomer(owner)
    const reply = await adjust('INCREASE', 9_000, { partnerKind: 'customer', partnerId: customer.id })
    expect(reply.data.debt).toBe(9_000)
    expect((await cancel(reply.data.id)).data.debt).toBe(0)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('sent twice at once is written once; with another content it is refused', async () => {
    const id = newId()
    const replies = await Promise.all([1, 2, 3].map(() => adjust('INCREASE', 4_000, { id })))
    expect(replies.map(reply => [reply.status, reply.data?.debt])).toEqual(Array(3).fill([201, 4_000]))
    expect((await adjust('INCREASE', 5_000, { id })).body).toMatchObject({ code: 409, error: 'idempotency-conflict' })
  })

  it('needs the right to delete partners of that kind, and a partner of the store', async () => {
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'provider', action: 'read' },
        { model: 'provider', action: 'update' },
        { model: 'customer', action: 'delete' },
      ],
    })
    expect((await adjust('DECREASE', 1_000, {}, clerk)).status).toBe(403)
    const { data } = await adjust('DECREASE', 1_000)
    expect((await cancel(data.id, clerk)).status).toBe(403)
    const stranger = await shop.registerStore()
    const theirs = await someProvider(stranger)
    expect((await adjust('DECREASE', 1_000, { partnerId: theirs.id })).body).toMatchObject({
      code: 404,
      issues: [{ path: 'partnerId' }],
    })
    expect((await cancel(data.id, stranger)).status).toBe(404)
  })
})

describe('its cancel', () => {
  it('owes again what a discount had settled', async () => {
    const bought = await buyOnCredit(1)
    const { data } = await adjust('DISCOUNT', 10_000)
    expect(await open()).toEqual([[bought.code, 20_000]])
    expect(await cancel(data.id)).toMatchObject({ status: 200, data: { status: 'CANCELLED', debt: 30_000 } })
    expect(await open()).toEqual([[bought.code, 30_000]])
    expect((await statement()).items).toMatchObject([
      { kind: 'ADJUSTMENT_CANCEL', amount: 10_000, balanceAfter: 30_000, note: 'Ghi nhầm nơi', isUndone: false },
      { kind: 'DISCOUNT', amount: -10_000, isUndone: true },
      { kind: 'INBOUND', isUndone: false },
    ])
    expect((await cancel(data.id)).body).toMatchObject({ code: 409, error: 'already-cancelled' })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('frees what was paid towards a debt that was added', async () => {
    const { data } = await adjust('INCREASE', 30_000)
    await pay(30_000)
    const bought = await buyOnCredit(1)
    expect(await open()).toEqual([[bought.code, 30_000]])
    expect((await cancel(data.id)).data.debt).toBe(0)
    expect(await open()).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('after the import that it settled was cancelled leaves nothing behind', async () => {
    const bought = await buyOnCredit(1)
    const { data } = await adjust('DISCOUNT', 10_000)
    expect((await owner.post(`inbound/${bought.id}/cancel`, { reason: 'Nhập nhầm' })).status).toBe(200)
    expect((await statement()).debt).toBe(-10_000)
    expect((await cancel(data.id)).data.debt).toBe(0)
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})
