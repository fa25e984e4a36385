import { addDays } from '@quay/domain/time/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { addEmployee, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { setPoints } from '../../../test/set-points.ts'
import { shelve } from '../../../test/shelf.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'

let shop: TestApp
let owner: Person
let item: { productId: string; unitId: string }
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  const goods = await shelve(shop, owner, [{ quantity: 1_000, value: 500_000 }])
  item = { productId: goods.id, unitId: goods.units.Viên! }
})
afterAll(() => shop.close())

const merge = (survivor: { id: string }, duplicate: { id: string; version: number }) =>
  owner.post(`customer/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: duplicate.version })
const read = async ({ id }: { id: string }) => (await owner.get(`customer/${id}`)).data

/** Buys for 10,000 on credit. */
const owed = ({ id }: { id: string }) => ({
  customerId: id,
  items: [{ ...item, quantity: 10 }],
  payments: [{ method: 'DEBT', amount: 10_000 }],
})
async function owe(customer: { id: string }) {
  const bill = await owner.post('bill', owed(customer))
  expect([bill.status, bill.body.message]).toEqual([201, bill.body.message])
  return bill.data
}

describe('merging a customer who was entered twice', () => {
  it('moves debt and points, keeps the bills, fills what the survivor lacks, and frees the phone', async () => {
    const survivor = await someCustomer(owner, {
      name: 'Lê Mai',
      phone: '0911000001',
      allergies: 'Penicillin',
      hasHealthConsent: true,
    })
    const duplicate = await someCustomer(owner, {
      name: 'Le Thi Mai',
      phone: '0911000002',
      birthday: '1990-02-28',
      allergies: 'aspirin',
      hasHealthConsent: true,
    })
    const bill = await owe(duplicate)
    await owe(survivor)
    await owner.post('point/adjust', { customerId: duplicate.id, amount: 7, reason: 'Bù' })
    const before = [await read(survivor), await read(duplicate)]
    const merged = await merge(survivor, before[1])
    expect(merged.data).toMatchObject({
      debt: 20_000,
      points: before[0].points + before[1].points,
      phone: '0911000001',
      phone2: '0911000002',
      birthday: '1990-02-28',
      allergies: 'Penicillin, aspirin',
    })
    expect(await read(duplicate)).toMatchObject({ debt: 0, points: 0, mergedInto: survivor.id, status: 'inactive' })
    expect((await owner.get('customer?keyword=Le Thi Mai')).data.items).toEqual([])
    expect((await owner.get(`bill?customerId=${survivor.id}`)).data.totalItem).toBe(2)
    const open = (await owner.get(`debt/open?partnerKind=customer&partnerId=${survivor.id}`)).data
    expect(open.reduce((sum: number, row: { remaining: number }) => sum + row.remaining, 0)).toBe(20_000)
    expect(await ledgerDifferences(shop)).toEqual([])

    // An old bill of the duplicate is cancelled: what it owed is off the survivor.
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })
    expect([(await read(survivor)).debt, (await read(duplicate)).debt]).toEqual([10_000, 0])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('fills who cares for the customer and the days of debt where the survivor has none, and keeps what it has', async () => {
    const [carer, other] = [
      await addEmployee(shop, owner, { grants: [] }),
      await addEmployee(shop, owner, { grants: [] }),
    ]
    const survivor = await someCustomer(owner)
    const duplicate = await someCustomer(owner, { careEmployeeId: carer.profile.id, debtDays: 15 })
    const filled = { careEmployeeId: carer.profile.id, debtDays: 15 }
    expect((await merge(survivor, duplicate)).data).toMatchObject(filled)
    const third = await someCustomer(owner, { careEmployeeId: other.profile.id, debtDays: 60 })
    expect((await merge(survivor, third)).data).toMatchObject(filled)
  })

  it('takes points below zero over too: what was spent of goods that came back is still missing', async () => {
    await turnSwitch(owner, 'promoteMedicines', true)
    await setPoints(owner, { earnPerDong: 1_000, dongPerPoint: 10 })
    const [survivor, duplicate] = [await someCustomer(owner), await someCustomer(owner)]
    const sell = async (quantity: number, amount: number, part: object = {}) => {
      const payments = [{ method: 'CASH', amount }]
      const bill = await owner.post('bill', {
        customerId: duplicate.id,
        items: [{ ...item, quantity }],
        payments,
        ...part,
      })
      expect(bill.status, JSON.stringify(bill.body)).toBe(201)
      return bill.data
    }
    const first = await sell(100, 100_000)
    await sell(10, 9_000, { points: 100 })
    const back = await owner.post('sale-return', {
      billId: first.id,
      reason: 'OTHER',
      items: [{ billItemId: first.items[0].id, quantity: 100 }],
      payments: [{ method: 'CASH', amount: 100_000 }],
    })
    expect(back.status, JSON.stringify(back.body)).toBe(201)
    const { points } = await read(duplicate)
    expect(points).toBeLessThan(0)
    await owner.post('point/adjust', { customerId: survivor.id, amount: 50, reason: 'Bù' })
    expect((await merge(survivor, await read(duplicate))).status).toBe(200)
    expect((await read(survivor)).points).toBe(50 + points)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('leaves each debt its bill and its day, through a chain of merges, so that it is still overdue', async () => {
    const [first, second, third] = [await someCustomer(owner), await someCustomer(owner), await someCustomer(owner)]
    const old = await owe(first)
    const fresh = await owe(first)
    const longAgo = 'update debt_entry set business_day = business_day - 40 where document_id = $1'
    await shop.database.owner.query(longAgo, [old.id])
    await owner.post('debt/collect', { customerId: first.id, amount: 4_000, method: 'CASH' })
    await merge(second, await read(first))
    await owe(second)
    await merge(third, await read(second))
    const openOf = async () => (await owner.get(`debt/open?partnerKind=customer&partnerId=${third.id}`)).data
    const open = await openOf()
    expect(open).toMatchObject([
      {
        documentKind: 'bill',
        documentId: old.id,
        documentCode: old.code,
        businessDay: addDays(old.businessDay, -40),
        remaining: 6_000,
      },
      { documentCode: fresh.code, remaining: 10_000 },
      { remaining: 10_000 },
    ])
    const debtDays = { version: (await read(third)).version, debtDays: 30 }
    expect((await owner.patch(`customer/${third.id}`, debtDays)).status).toBe(200)
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    const sold = await clerk.post('bill', owed(third))
    expect(sold.body).toMatchObject({ error: 'debt-overdue', details: { bill: old.code, owedDays: 40 } })
    await owner.post('debt/collect', { customerId: third.id, amount: 6_000, method: 'CASH' })
    expect((await openOf()).map((row: { documentCode: string }) => row.documentCode)).not.toContain(old.code)
    expect((await clerk.post('bill', owed(third))).status).toBe(201)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is refused twice, with itself, and where the duplicate changed meanwhile', async () => {
    const [survivor, duplicate] = [await someCustomer(owner), await someCustomer(owner)]
    expect((await merge(survivor, survivor)).body.error).toBe('customer-merge-self')
    expect((await merge(survivor, { ...duplicate, version: 9 })).body.error).toBe('version-conflict')
    expect((await merge(survivor, duplicate)).status).toBe(200)
    expect((await merge(survivor, await read(duplicate))).body.error).toBe('customer-merged')
    const patch = { version: (await read(duplicate)).version, name: 'Khác' }
    expect((await owner.patch(`customer/${duplicate.id}`, patch)).body.error).toBe('customer-merged')
  })

  it('of two merges at once that would make a ring, one stands', async () => {
    const [one, other] = [await someCustomer(owner), await someCustomer(owner)]
    const replies = await Promise.all([merge(one, other), merge(other, one)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('a chain of merges ends at the last survivor', async () => {
    const [first, second, third] = [await someCustomer(owner), await someCustomer(owner), await someCustomer(owner)]
    const bill = await owe(first)
    await merge(second, await read(first))
    await merge(third, await read(second))
    expect((await read(third)).debt).toBe(10_000)
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })
    expect((await read(third)).debt).toBe(0)
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('what names a customer at the very moment in which they are merged', () => {
  const writes = {
    'what they ask for': (customerId: string) => owner.post('customer-request', { name: 'Kem chống nắng', customerId }),
    'what they order': (customerId: string) => order(customerId),
    'a code that is theirs alone': async (customerId: string) =>
      owner.post('discount/code/issue', { ids: [await someCode()], customerId }),
  }
  it.each(Object.entries(writes))('%s goes to who they are now', async (_, write) => {
    const [survivor, duplicate] = [await someCustomer(owner), await someCustomer(owner)]
    const replies = await behindLock(shop, owner, `select from customer where id = '${duplicate.id}'`, [
      () => merge(survivor, duplicate),
      () => write(duplicate.id),
    ])
    expect(replies.map(({ status }) => status < 300)).toEqual([true, true])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('codes that were the duplicate’s alone are the survivor’s', async () => {
    const [survivor, duplicate] = [await someCustomer(owner), await someCustomer(owner)]
    await owner.post('discount/code/issue', { ids: [await someCode()], customerId: duplicate.id })
    await merge(survivor, duplicate)
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('orders of a duplicate', () => {
  it('that are open are the survivor’s, with their deposit; those that have ended keep who they were of', async () => {
    const [survivor, duplicate] = [await someCustomer(owner), await someCustomer(owner)]
    const deposit = { payments: [{ method: 'CASH', amount: 500 }] }
    const [open, ended] = [(await order(duplicate.id, { deposit })).data, (await order(duplicate.id)).data]
    await owner.post(`order/${ended.id}/cancel`, { reason: 'Thử' })
    await merge(survivor, duplicate)
    const seen = (await owner.get(`order/${open.id}`)).data
    expect(seen).toMatchObject({
      customerId: survivor.id,
      customerName: survivor.name,
      deposit: 500,
      version: open.version + 1,
    })
    expect((await owner.get(`order/${ended.id}`)).data).toMatchObject({ customerId: duplicate.id })
    const [line] = seen.items
    const items = [{ orderItemId: line.id, productId: line.productId, unitId: line.unitId, quantity: 1 }]
    const bill = await owner.post('bill', {
      orderId: open.id,
      customerId: survivor.id,
      items,
      payments: [{ method: 'CASH', amount: 500 }],
    })
    expect(bill.data, JSON.stringify(bill.body)).toMatchObject({ depositUsed: 500 })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('go with the merge where somebody changes one at that very moment', async () => {
    const [survivor, duplicate] = [await someCustomer(owner), await someCustomer(owner)]
    const { id, version } = (await order(duplicate.id)).data
    const replies = await behindLock(shop, owner, `select from customer where id = '${survivor.id}'`, [
      () => merge(survivor, duplicate),
      () => owner.patch(`order/${id}`, { version, reprice: true }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, expect.toBeOneOf([200, 409])])
    expect((await owner.get(`order/${id}`)).data).toMatchObject({ customerId: survivor.id })
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

const order = (customerId: string, more: object = {}) =>
  owner.post('order', { status: 'SUCCEED', customerId, items: [{ ...item, quantity: 1 }], ...more })

/** A code that waits in the drawer. */
async function someCode(): Promise<string> {
  const name = `Tặng ${++made}`
  const body = { name, level: 'ORDER', effect: 'MONEY', rules: [{ value: 1_000 }], codeKind: 'SINGLE' }
  const { id } = (await owner.post('discount', body)).data
  await owner.post(`discount/${id}/code`, { prefix: 'TET', count: 1, expiresOn: null, isIssued: false })
  return (await owner.get(`discount/code?discountId=${id}`)).data.items[0].id
}
let made = 0
