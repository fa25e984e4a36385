import { addDays } from '@quay/domain/time/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
let owner: Person
let lan: Person
let goods: Shelved
beforeEach(async () => {
  owner = await shop.registerStore()
  lan = await addEmployee(shop, owner, { fullName: 'Lan' })
  goods = await shelve(shop, owner, [{ quantity: 100_000 }])
})

const sell = (person: Person, customerId: string | undefined, amount: number, more: object) =>
  person.post('bill', {
    ...(customerId && { customerId }),
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: amount / 1000 }],
    ...more,
  })
const owe = (person: Person, customerId: string, amount: number) =>
  sell(person, customerId, amount, { payments: [{ method: 'DEBT', amount }] })
/** Moves all debts back in time. */
const agedBy = (days: number) =>
  inStore(shop, owner.profile.store.id, query =>
    query('update debt_entry set business_day = business_day - $2::int where store_id = $1', [
      owner.profile.store.id,
      days,
    ]),
  )
const setting = async (key: string, value: unknown) => {
  const { version } = (await owner.get('setting')).data.items.find((item: { key: string }) => item.key === key)
  expect((await owner.patch('setting', { key, value, version })).status).toBe(200)
}

describe('what a customer may owe', () => {
  it('is their own limit, else that of their group, else that of the store; a right lifts it', async () => {
    const group = (await owner.post('customer-group', { name: 'Khách sỉ', debtLimit: 20_000 })).data
    expect(group).toMatchObject({ debtLimit: 20_000, debtDays: null })
    const own = await someCustomer(owner, { debtLimit: 30_000, groupId: group.id })
    const ofGroup = await someCustomer(owner, { groupId: group.id })
    const ofStore = await someCustomer(owner)
    await setting('defaultDebtLimit', 10_000)
    for (const [customer, limit] of [
      [own, 30_000],
      [ofGroup, 20_000],
      [ofStore, 10_000],
    ] as const) {
      expect((await owe(lan, customer.id, limit + 1000)).body).toMatchObject({
        error: 'debt-over-limit',
        details: { limit },
      })
      expect((await owe(lan, customer.id, limit)).status).toBe(201)
      expect((await owe(owner, customer.id, 1000)).status).toBe(201)
    }
  })

  it('is nothing more while a bill is owed for too long', async () => {
    const customer = await someCustomer(owner, { debtDays: 30 })
    const first = await owe(lan, customer.id, 5000)
    await agedBy(30)
    expect((await owe(lan, customer.id, 1000)).status).toBe(201)
    await agedBy(1)
    expect((await owe(lan, customer.id, 1000)).body).toMatchObject({
      error: 'debt-overdue',
      message: `Khách ${customer.name} còn hóa đơn ${first.data.code} nợ quá hạn 30 ngày, chưa mua chịu thêm được. Hãy thu nợ trước.`,
      issues: [{ path: 'payments' }],
    })
    expect((await owe(owner, customer.id, 1000)).status).toBe(201)
    // Paid in cash, nobody asks what is owed; and once the old bill is paid, the customer may owe again.
    expect((await sell(lan, customer.id, 1000, { payments: [{ method: 'CASH', amount: 1000 }] })).status).toBe(201)
    await owner.post('debt/collect', { customerId: customer.id, amount: 5000, method: 'CASH' })
    expect((await owe(lan, customer.id, 1000)).status).toBe(201)
  })

  it('goes by the day that was agreed for a bill, which is no later than their days but by who may go over the limit', async () => {
    const customer = await someCustomer(owner, { debtDays: 30 })
    const { today } = (await owner.get('point/setting')).data
    const oweUntil = (person: Person, dueOn: string) =>
      sell(person, customer.id, 1000, { payments: [{ method: 'DEBT', amount: 1000 }], dueOn })
    expect((await oweUntil(lan, addDays(today, -1))).body).toMatchObject({ error: 'due-day-past' })
    expect((await oweUntil(lan, addDays(today, 31))).body).toMatchObject({
      error: 'due-day-late',
      issues: [{ path: 'dueOn' }],
    })
    const sold = await oweUntil(lan, addDays(today, 7))
    expect(sold.data.dueOn).toBe(addDays(today, 7))
    const listed = (await owner.get(`debt/open?partnerKind=customer&partnerId=${customer.id}`)).data
    expect(listed).toMatchObject([{ documentCode: sold.data.code, dueOn: addDays(today, 7) }])
    // Agreed anew in place, by the same rule; it stands in the log.
    const move = (person: Person, due: string | null, version: number) =>
      person.patch(`bill/${sold.data.id}`, { version, dueOn: due })
    const lead = await addEmployee(shop, owner, {
      grants: [
        { model: 'bill', action: 'read' },
        { model: 'bill', action: 'update' },
      ],
    })
    expect((await move(lead, addDays(today, 31), 1)).body).toMatchObject({
      error: 'due-day-late',
      issues: [{ path: 'dueOn' }],
    })
    expect((await move(lead, addDays(today, -1), 1)).body).toMatchObject({ error: 'due-day-past' })
    expect((await move(lan, addDays(today, 9), 1)).body.error).toBe('forbidden')
    expect((await move(lead, addDays(today, 9), 1)).data).toMatchObject({ dueOn: addDays(today, 9), version: 2 })
    const [logged] = (await owner.get(`user_log?subjectId=${sold.data.id}`)).data.items
    expect(logged).toMatchObject({ action: 'bill.update', after: { dueOn: addDays(today, 9) } })
    expect((await move(lead, null, 2)).data).toMatchObject({ dueOn: null })
    expect((await move(lead, addDays(today, 7), 3)).status).toBe(200)
    const inCash = await sell(lan, customer.id, 1000, { payments: [{ method: 'CASH', amount: 1000 }] })
    expect((await owner.patch(`bill/${inCash.data.id}`, { version: 1, dueOn: today })).body).toMatchObject({
      error: 'due-day-without-debt',
    })
    // Of a bill that is paid there is no such day.
    expect(
      (await sell(lan, customer.id, 1000, { payments: [{ method: 'CASH', amount: 1000 }], dueOn: today })).data.dueOn,
    ).toBeNull()

    // Sold a month ago, to be paid yesterday.
    const soldAt = new Date(Date.now() - 30 * 86_400_000).toISOString()
    const old = await sell(owner, customer.id, 1000, {
      soldAt,
      dueOn: addDays(today, -1),
      payments: [{ method: 'DEBT', amount: 1000 }],
    })
    expect(old.status).toBe(201)
    expect((await owe(lan, customer.id, 1000)).body).toMatchObject({
      error: 'debt-past-due',
      details: { dueOn: addDays(today, -1) },
    })
    expect((await oweUntil(owner, addDays(today, 90))).status).toBe(201)
    await owner.post('debt/collect', { customerId: customer.id, amount: 2000, method: 'CASH' })
    expect((await owe(lan, customer.id, 1000)).status).toBe(201)
  })

  it('is moved by who may go over it alone', async () => {
    const grants = ['read', 'create', 'update'].flatMap(action => [
      { model: 'customer', action },
      { model: 'group_customer', action },
    ])
    const clerk = await addEmployee(shop, owner, { grants: grants as never })
    expect((await clerk.post('customer-group', { name: 'Sỉ', debtDays: 10 })).body).toMatchObject({
      error: 'forbidden',
    })
    expect((await clerk.post('customer', { name: 'An', debtDays: 10 })).body).toMatchObject({ error: 'forbidden' })
    expect((await clerk.post('customer', { name: 'An' })).status).toBe(201)
  })
})

describe('change that stays with the shop', () => {
  it('pays what the customer owes, the oldest first, by a receipt of its own', async () => {
    const customer = await someCustomer(owner)
    await owe(lan, customer.id, 30_000)
    const payments = [{ method: 'CASH', amount: 50_000 }]
    const bill = await sell(lan, customer.id, 10_000, { payments, keepsChange: true })
    expect(bill.data).toMatchObject({ paid: 10_000, change: 40_000, changeKept: 40_000, customerDebt: -10_000 })
    const fund = (await owner.get('cash-account')).data.find((one: { kind: string }) => one.kind === 'CASH')
    expect(fund.balance).toBe(50_000)
    expect((await owner.get(`debt?partnerKind=customer&partnerId=${customer.id}`)).data.items[0]).toMatchObject({
      kind: 'PAYMENT',
      amount: -40_000,
      note: `Tiền thừa của ${bill.data.code}`,
    })
    expect((await sell(lan, undefined, 1000, { payments, keepsChange: true })).body).toMatchObject({
      error: 'change-needs-customer',
    })
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('which debts the change pays', () => {
  const payments = [{ method: 'CASH', amount: 50_000 }]
  const openOf = async (customerId: string) =>
    (await owner.get(`debt/open?partnerKind=customer&partnerId=${customerId}`)).data as {
      entryId: string
      documentCode: string
      remaining: number
    }[]
  const owing = async () => {
    const customer = await someCustomer(owner)
    await owe(lan, customer.id, 30_000)
    await owe(lan, customer.id, 20_000)
    const [first, second] = await openOf(customer.id)
    return { customer, first: first!, second: second! }
  }
  /** The change of a bill of 10.000đ that is paid by 50.000đ. */
  const leave = (customerId: string, changePays: object[] | undefined, more: object = {}) =>
    sell(lan, customerId, 10_000, { payments, keepsChange: true, changePays, ...more })

  it('is chosen at the till, the rest is credit; a seller needs no right beside selling', async () => {
    const { customer, second } = await owing()
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
    const changePays = [{ entryId: second.entryId, amount: 15_000 }]
    const bill = await seller.post('bill', { customerId: customer.id, items, payments, keepsChange: true, changePays })
    expect(bill.data).toMatchObject({ changeKept: 40_000, customerDebt: 10_000 })
    // 5.000 are left of the second; the credit of 25.000 counts towards what is due first.
    expect(await openOf(customer.id)).toMatchObject([{ remaining: 5_000 }, { remaining: 5_000 }])
    // Nothing chosen: all of it is credit.
    const none = await leave(customer.id, [])
    expect(none.data).toMatchObject({ customerDebt: -30_000 })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is refused in one sentence above a debt, above the change, and for the debt of another customer', async () => {
    const { customer, first, second } = await owing()
    const other = await owing()
    const [part, whole] = [
      { entryId: second.entryId, amount: 20_001 },
      { entryId: first.entryId, amount: 30_000 },
    ]
    expect((await leave(customer.id, [part])).body).toMatchObject({
      error: 'allocation-over',
      message: `${second.documentCode} chỉ còn nợ 20.000đ.`,
      issues: [{ path: 'changePays.0.amount' }],
    })
    expect((await leave(customer.id, [whole, { entryId: second.entryId, amount: 10_001 }])).body).toMatchObject({
      error: 'allocations-above-payment',
      issues: [{ path: 'changePays' }],
    })
    expect((await leave(customer.id, [whole], { keepsChange: false })).body).toMatchObject({
      error: 'allocations-above-payment',
    })
    expect((await leave(customer.id, [{ entryId: other.first.entryId, amount: 1 }])).body).toMatchObject({
      error: 'not-found',
      issues: [{ path: 'changePays.0.entryId' }],
    })
    // Nothing of a refused sale stays.
    expect(await openOf(customer.id)).toEqual([first, second])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of two tills at once one pays a debt, the other is told what is left of it', async () => {
    const { customer, first } = await owing()
    const pays = [{ entryId: first.entryId, amount: 30_000 }]
    const answers = await Promise.all([leave(customer.id, pays), leave(customer.id, pays)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({ error: 'allocation-over' })
    expect(await openOf(customer.id)).toMatchObject([{ remaining: 10_000 }])
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('cash that is rounded', () => {
  it('is a line of its own in the bill, its drawer and its sums; cancelled it goes back whole', async () => {
    await setting('roundCash', 1000)
    const odd = (payments: object[], more: object = {}) =>
      owner.post('bill', {
        items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1, price: 212_600 }],
        payments,
        ...more,
      })
    const bill = await odd([{ method: 'CASH', amount: 500_000 }], { expectedPayable: 212_600, expectedRounding: 400 })
    expect(bill.data).toMatchObject({ payable: 212_600, cashRounding: 400, paid: 213_000, change: 287_000 })
    expect((await odd([{ method: 'CASH', amount: 212_600 }])).body).toMatchObject({ error: 'payment-short' })
    expect((await odd([{ method: 'CASH', amount: 500_000 }], { expectedRounding: 0 })).body).toMatchObject({
      error: 'price-changed',
      details: { payableText: '213.000đ' },
    })
    await setting('roundCashWay', 'DOWN')
    expect((await odd([{ method: 'CASH', amount: 212_000 }])).data).toMatchObject({ cashRounding: -600, change: 0 })
    expect(await ledgerDifferences(shop)).toEqual([])
    await owner.post(`bill/${bill.data.id}/cancel`, { reason: 'Khách đổi ý' })
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})
