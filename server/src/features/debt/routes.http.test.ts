import { addDays } from '@quay/domain/time/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type Reply, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let customer: { id: string }
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
beforeEach(async () => {
  customer = await someCustomer(owner)
})
afterAll(() => shop.close())

/** Sells tablets of 1.000đ on credit. */
async function sellOnCredit(amount: number) {
  const product = await shelve(shop, owner, [{ quantity: 1_000 }])
  const reply = await owner.post('bill', {
    customerId: customer.id,
    items: [{ productId: product.id, unitId: product.units.Viên, quantity: amount / 1_000 }],
    payments: [{ method: 'DEBT', amount }],
  })
  expect(reply.status).toBe(201)
  return reply.data
}
const collect = (amount: number, more: object = {}): Promise<Reply> =>
  owner.post('debt/collect', { customerId: customer.id, amount, method: 'CASH', ...more })
const statement = async () => (await owner.get(`debt?partnerKind=customer&partnerId=${customer.id}`)).data
const open = async () =>
  (await owner.get(`debt/open?partnerKind=customer&partnerId=${customer.id}`)).data.map(
    (row: { documentCode: string; remaining: number }) => [row.documentCode, row.remaining],
  )
const drawer = async () => (await owner.get('cash-account')).data[0].balance
/** Debts of the customer that payments settle in part or twice. */
const unbalanced = () =>
  inStore(shop, owner.profile.store.id, query =>
    query(
      `select a.debt_entry_id from debt_allocation a join debt_entry e on e.id = a.debt_entry_id where e.partner_id = $1
       group by 1 having sum(a.amount) <> 0`,
      [customer.id],
    ),
  )

describe('collecting', () => {
  it('settles the oldest bill first and tells what is left', async () => {
    const first = await sellOnCredit(50_000)
    const second = await sellOnCredit(30_000)
    const before = await drawer()
    expect(await open()).toEqual([
      [first.code, 50_000],
      [second.code, 30_000],
    ])
    const paid = await collect(60_000, { note: 'Khách trả tại quầy' })
    expect(paid).toMatchObject({ status: 201, data: { debt: 20_000 } })
    expect(paid.data.voucherCode).toMatch(/^PT\d{6}$/)
    expect(await open()).toEqual([[second.code, 20_000]])
    expect((await drawer()) - before).toBe(60_000)
    expect((await statement()).items).toMatchObject([
      { kind: 'PAYMENT', amount: -60_000, balanceAfter: 20_000, documentCode: paid.data.voucherCode },
      { kind: 'SALE', amount: 30_000, balanceAfter: 80_000, documentCode: second.code },
      { kind: 'SALE', amount: 50_000, balanceAfter: 50_000, documentCode: first.code },
    ])
    expect((await owner.get(`voucher/${paid.data.voucherId}`)).data).toMatchObject({
      purpose: 'DEBT',
      kindName: 'Thu nợ khách hàng',
      partnerId: customer.id,
    })
  })

  it('keeps what is over as a credit, which counts towards the next bill', async () => {
    await sellOnCredit(10_000)
    expect((await collect(25_000)).data.debt).toBe(-15_000)
    expect(await open()).toEqual([])
    const next = await sellOnCredit(40_000)
    expect(await open()).toEqual([[next.code, 25_000]])
    expect((await collect(25_000)).data.debt).toBe(0)
    expect(await open()).toEqual([])
  })

  it('sent twice at once is collected once; with another content it is refused', async () => {
    await sellOnCredit(10_000)
    const id = newId()
    const replies = await Promise.all([1, 2, 3].map(() => collect(4_000, { id })))
    expect(replies.map(reply => [reply.status, reply.data?.debt])).toEqual(Array(3).fill([201, 6_000]))
    expect((await collect(5_000, { id })).body).toMatchObject({ code: 409, error: 'idempotency-conflict' })
    expect((await statement()).debt).toBe(6_000)
  })

  it('many at once never settle a bill twice', async () => {
    await sellOnCredit(10_000)
    const replies = await Promise.all(Array.from({ length: 12 }, () => collect(1_000)))
    expect(replies.every(reply => reply.status === 201)).toBe(true)
    expect((await statement()).debt).toBe(-2_000)
    const [sum] = await inStore(shop, owner.profile.store.id, query =>
      query(
        `select sum(a.amount)::int as amount from debt_allocation a join debt_entry e on e.id = a.debt_entry_id where e.partner_id = $1`,
        [customer.id],
      ),
    )
    expect(sum).toEqual({ amount: 10_000 })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('by transfer needs a bank account', async () => {
    const person = await shop.registerStore()
    const theirs = await someCustomer(person)
    const body = { customerId: theirs.id, amount: 1_000, method: 'BANK' }
    expect((await person.post('debt/collect', body)).body).toMatchObject({ code: 422, error: 'account-missing' })
    const { data: bank } = await person.post('cash-account', { name: 'VietinBank' })
    expect((await person.post('debt/collect', body)).data.debt).toBe(-1_000)
    expect((await person.get(`cashbook?accountId=${bank.id}`)).data.closing).toBe(1_000)
    expect((await person.post('debt/collect', { ...body, accountId: newId() })).status).toBe(404)
  })

  it('does not know another store’s customer', async () => {
    const stranger = await shop.registerStore()
    const theirs = await someCustomer(stranger)
    expect((await collect(1_000, { customerId: theirs.id })).body).toMatchObject({
      code: 404,
      issues: [{ path: 'customerId' }],
    })
    expect((await owner.get(`debt?partnerKind=customer&partnerId=${theirs.id}`)).status).toBe(404)
    expect((await owner.get(`debt/open?partnerKind=customer&partnerId=${theirs.id}`)).status).toBe(404)
    expect((await collect(1_000, { branchId: stranger.branchId })).status).toBe(404)
  })
})

describe('cancelling a collection', () => {
  it('opens the debts again and takes the money out', async () => {
    const bill = await sellOnCredit(50_000)
    const before = await drawer()
    const { data: paid } = await collect(60_000)
    const cancelled = await owner.post(`voucher/${paid.voucherId}/cancel`, { reason: 'Nhầm khách' })
    expect(cancelled).toMatchObject({ status: 200, data: { status: 'CANCELLED' } })
    expect(await drawer()).toBe(before)
    expect(await open()).toEqual([[bill.code, 50_000]])
    expect((await statement()).items[0]).toMatchObject({ kind: 'PAYMENT_CANCEL', amount: 60_000, balanceAfter: 50_000 })
    expect((await collect(50_000)).data.debt).toBe(0)
    expect(await open()).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('before the bill itself is cancelled leaves nothing for that to take back again', async () => {
    const bill = await sellOnCredit(50_000)
    const { data: paid } = await collect(20_000)
    expect((await owner.post(`voucher/${paid.voucherId}/cancel`, { reason: 'Nhầm khách' })).status).toBe(200)
    expect((await owner.post(`bill/${bill.id}/cancel`, { reason: 'Khách trả lại' })).status).toBe(200)
    expect((await statement()).debt).toBe(0)
    expect(await unbalanced()).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('after the bill itself was cancelled leaves nothing behind', async () => {
    const bill = await sellOnCredit(50_000)
    const { data: paid } = await collect(20_000)
    expect((await owner.post(`bill/${bill.id}/cancel`, { reason: 'Khách trả lại' })).status).toBe(200)
    expect((await statement()).debt).toBe(-20_000)
    expect((await owner.post(`voucher/${paid.voucherId}/cancel`, { reason: 'Trả lại tiền' })).status).toBe(200)
    expect((await statement()).debt).toBe(0)
    expect(await unbalanced()).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('the first day', () => {
  it('a debt is written once, and collected like a bill', async () => {
    const body = { partnerKind: 'customer', partnerId: customer.id, amount: 70_000, note: 'Sổ cũ' }
    expect(await owner.post('debt/opening', body)).toMatchObject({ status: 201, data: { debt: 70_000 } })
    expect((await owner.post('debt/opening', body)).body).toMatchObject({ code: 409, error: 'opening-exists' })
    expect(await open()).toEqual([['Đầu kỳ', 70_000]])
    expect((await collect(70_000)).data.debt).toBe(0)
  })

  it('has a day of its own, which is not to come and not in locked books', async () => {
    const { latest } = (await owner.get('closed-day')).data
    await owner.put('closed-day', { branchId: owner.branchId, through: addDays(latest, -10) })
    const opened = (on: string) =>
      owner.post('debt/opening', { partnerKind: 'customer', partnerId: customer.id, amount: 1_000, on })
    expect((await opened(addDays(latest, 40))).body).toMatchObject({
      error: 'opening-in-future',
      issues: [{ path: 'on' }],
    })
    expect((await opened(addDays(latest, -10))).body).toMatchObject({
      error: 'opening-on-closed-day',
      issues: [{ path: 'on' }],
    })
    const on = addDays(latest, -9)
    expect((await opened(on)).status).toBe(201)
    const path = `debt/open?partnerKind=customer&partnerId=${customer.id}`
    expect((await owner.get(path)).data).toMatchObject([{ businessDay: on, remaining: 1_000 }])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('with a key the copy gets the first answer', async () => {
    const body = { partnerKind: 'customer', partnerId: customer.id, amount: 1_000 }
    const key = { 'idempotency-key': newId() }
    const replies = [await owner.post('debt/opening', body, key), await owner.post('debt/opening', body, key)]
    expect(replies.map(reply => reply.status)).toEqual([201, 201])
    expect((await statement()).debt).toBe(1_000)
  })
})

describe('rights', () => {
  it('on customers say nothing about providers', async () => {
    const provider = await someProvider(owner)
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'customer', action: 'read' },
        { model: 'customer', action: 'update' },
      ],
    })
    expect((await clerk.get(`debt?partnerKind=customer&partnerId=${customer.id}`)).status).toBe(200)
    expect((await clerk.get(`debt?partnerKind=provider&partnerId=${provider.id}`)).status).toBe(403)
    expect((await clerk.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)).status).toBe(403)
    const opening = { partnerKind: 'provider', partnerId: provider.id, amount: 1_000 }
    expect((await clerk.post('debt/opening', opening)).status).toBe(403)
    expect((await owner.post('debt/opening', opening)).data.debt).toBe(1_000)
  })
})

it('the statement pages by cursor, newest first', async () => {
  await sellOnCredit(10_000)
  for (const amount of [1_000, 2_000, 3_000]) await collect(amount)
  const path = `debt?partnerKind=customer&partnerId=${customer.id}&limit=3`
  const { data: first } = await owner.get(path)
  const { data: second } = await owner.get(`${path}&cursor=${first.nextCursor}`)
  const balances = [...first.items, ...second.items].map((row: { balanceAfter: number }) => row.balanceAfter)
  expect(balances).toEqual([4_000, 7_000, 9_000, 10_000])
  expect(second.nextCursor).toBeNull()
})

it('says which open documents the caller can choose to settle, those of the own branches', async () => {
  const person = await shop.registerStore()
  const provider = await someProvider(person)
  const branchId = await addBranch(shop, person)
  const own = { partnerKind: 'provider', partnerId: provider.id, amount: 40_000 }
  await person.post('debt/opening', own)
  const elsewhere = await someProvider(person)
  const away = { ...own, partnerId: elsewhere.id, branchId }
  expect((await person.post('debt/opening', away)).status).toBe(201)
  const buyer = await addEmployee(shop, person, { roleName: 'management' })
  const openTo = async (who: Person, partnerId: string) =>
    (await who.get(`debt/open?partnerKind=provider&partnerId=${partnerId}`)).data
  expect(await openTo(buyer, provider.id)).toMatchObject([{ remaining: 40_000, isElsewhere: false }])
  const [row] = await openTo(buyer, elsewhere.id)
  expect(row).toMatchObject({ remaining: 40_000, isElsewhere: true })
  expect(await openTo(person, elsewhere.id)).toMatchObject([{ isElsewhere: false }])
  // What the answer marks is what a payment refuses.
  const payment = { providerId: elsewhere.id, amount: 1_000, method: 'CASH', debtEntryIds: [row.entryId] }
  expect((await buyer.patch('inbound/pay-debt', payment)).body.issues).toMatchObject([{ path: 'debtEntryIds.0' }])
})
