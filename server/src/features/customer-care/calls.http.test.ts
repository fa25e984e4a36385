import { addDays } from '@quay/domain/time/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { inStore, someCustomer } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
let item: { productId: string; unitId: string; quantity: number }
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  const goods = await shelve(shop, owner, [{ quantity: 1_000, value: 500_000 }])
  item = { productId: goods.id, unitId: goods.units.Viên!, quantity: 1 }
})
afterAll(() => shop.close())

const calls = async () => (await owner.get('customer-call')).data

/** A sale some days ago with medicine for some days. */
async function sold(customer: { id: string }, daysAgo: number, daysOfSupply: number) {
  const { data, status } = await owner.post('bill', {
    customerId: customer.id,
    items: [{ ...item, daysOfSupply }],
    payments: [{ method: 'CASH', amount: 1_000_000 }],
    soldAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  })
  expect(status).toBe(201)
  return data
}

describe('whom to call before their medicine runs out', () => {
  it('is asked two days before, once, and again on the day it was put off to', async () => {
    const customer = await someCustomer(owner, { phone: '0912000001' })
    const bill = await sold(customer, 5, 7)
    await sold(await someCustomer(owner), 4, 7)
    const { today, refills } = await calls()
    expect(refills).toMatchObject([
      { customerId: customer.id, phone: '0912000001', daysOfSupply: 7, billCode: bill.code },
    ])
    const { id } = refills[0]
    const past = await owner.put(`customer-call/${id}`, { result: 'SNOOZED', until: today })
    expect(past.body).toMatchObject({ error: 'call-until-past', issues: [{ path: 'until' }] })
    const body = { result: 'SNOOZED', until: addDays(today, 1), note: 'Đang đi làm' }
    expect((await owner.put(`customer-call/${id}`, body)).status).toBe(200)
    expect((await calls()).refills).toEqual([])
    await inStore(shop, owner.profile.store.id, query =>
      query('update customer_call set until = $2 where store_id = $1', [owner.profile.store.id, today]),
    )
    expect((await calls()).refills).toMatchObject([
      { id, last: { result: 'SNOOZED', note: 'Đang đi làm', byName: owner.profile.fullName } },
    ])
    await owner.put(`customer-call/${id}`, { result: 'NO_ANSWER' })
    expect((await calls()).refills).toMatchObject([{ id, last: { result: 'NO_ANSWER', note: null } }])
    await owner.put(`customer-call/${id}`, { result: 'COMING' })
    expect((await calls()).refills).toEqual([])
  })

  it('is not asked about what was bought again or cancelled, and who was merged is called by the name that stands', async () => {
    const [again, cancelled, duplicate] = [
      await someCustomer(owner),
      await someCustomer(owner),
      await someCustomer(owner),
    ]
    await sold(again, 6, 7)
    await sold(again, 1, 30)
    const bill = await sold(cancelled, 6, 7)
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })
    await sold(duplicate, 6, 7)
    const survivor = await someCustomer(owner)
    const { version } = (await owner.get(`customer/${duplicate.id}`)).data
    await owner.post(`customer/${survivor.id}/merge`, { duplicateId: duplicate.id, duplicateVersion: version })
    expect((await calls()).refills.map((call: { customerId: string }) => call.customerId)).toEqual([survivor.id])
  })

  it('birthdays of the week come with the age', async () => {
    const { today } = await calls()
    const on = addDays(today, 3)
    const customer = await someCustomer(owner, { birthday: `1990${on.slice(4)}` })
    await someCustomer(owner, { birthday: `1990${addDays(today, 9).slice(4)}` })
    expect((await calls()).birthdays).toMatchObject([
      { customerId: customer.id, on, age: Number(on.slice(0, 4)) - 1990, last: null },
    ])
    const write = (result: string, person = owner) =>
      person.put(`customer-call/birthday/${customer.id}`, { on, result, note: 'Chị vui lắm' })
    const otherDay = { on: addDays(on, 1), result: 'DONE' }
    expect((await owner.put(`customer-call/birthday/${customer.id}`, otherDay)).status).toBe(404)
    expect((await write('NO_ANSWER')).status).toBe(200)
    expect((await write('COMING')).status).toBe(200)
    const last = { result: 'COMING', note: 'Chị vui lắm', byName: owner.profile.fullName }
    expect((await calls()).birthdays).toMatchObject([{ customerId: customer.id, last }])
    expect((await owner.get('user_log?limit=1')).data.items[0]).toMatchObject({
      action: 'customer.call',
      after: { result: 'Sẽ đến', birthdayOn: on },
    })
    const survivor = await someCustomer(owner)
    const { version } = (await owner.get(`customer/${customer.id}`)).data
    await owner.post(`customer/${survivor.id}/merge`, { duplicateId: customer.id, duplicateVersion: version })
    expect((await calls()).birthdays).toMatchObject([{ customerId: survivor.id, last }])
    expect((await write('DONE')).status).toBe(404)
    expect((await write('DONE', await shop.registerStore())).status).toBe(404)
  })

  it('who comes again is called two days before, once, unless another prescription came since', async () => {
    const { today } = await calls()
    const [customer, later, back] = [await someCustomer(owner), await someCustomer(owner), await someCustomer(owner)]
    const sell = async (who: { id: string }, more: object = {}) =>
      owner.post('bill', {
        customerId: who.id,
        items: [item],
        payments: [{ method: 'CASH', amount: 1_000_000 }],
        ...more,
      })
    expect((await sell(customer, { revisitOn: today })).body).toMatchObject({
      error: 'revisit-past',
      issues: [{ path: 'revisitOn' }],
    })
    const bill = (await sell(customer, { revisitOn: addDays(today, 2) })).data
    expect(bill.revisitOn).toBe(addDays(today, 2))
    const far = (await sell(later, { revisitOn: addDays(today, 9) })).data
    await sell(back, { revisitOn: addDays(today, 1) })
    await sell(back, { prescription: { patientName: 'Hoa', doctorName: 'BS Long' } })
    expect((await calls()).revisits).toMatchObject([{ id: bill.id, customerId: customer.id, billCode: bill.code }])
    const patch = (revisitOn: string | null) => owner.patch(`bill/${far.id}`, { version: far.version, revisitOn })
    expect((await patch(today)).body.error).toBe('revisit-past')
    expect((await patch(addDays(today, 1))).status).toBe(200)
    expect((await calls()).revisits).toHaveLength(2)
    expect((await owner.put(`customer-call/${far.id}`, { result: 'SNOOZED', until: addDays(today, 1) })).status).toBe(
      200,
    )
    expect((await owner.put(`customer-call/${bill.id}`, { result: 'DONE' })).status).toBe(200)
    expect((await calls()).revisits).toEqual([])
    expect((await owner.put(`customer-call/${bill.id}`, { result: 'DONE' })).status).toBe(200)
    const stranger = await shop.registerStore()
    expect((await stranger.put(`customer-call/${bill.id}`, { result: 'DONE' })).status).toBe(404)
  })

  it('a line without a supply or of another store is not found', async () => {
    const bill = await owner.post('bill', { items: [item], payments: [{ method: 'CASH', amount: 1_000_000 }] })
    expect((await owner.put(`customer-call/${bill.data.items[0].id}`, { result: 'DONE' })).status).toBe(404)
  })
})

it('medicines that run out stand at the till when the customer comes, called or not, until they are bought again', async () => {
  const customer = await someCustomer(owner)
  const bill = await sold(customer, 6, 7)
  const due = async (person = owner) => (await person.get(`till/refill?customerId=${customer.id}`)).data?.items
  expect(await due()).toMatchObject([{ ...item, unitName: 'Viên', billCode: bill.code, endsOn: expect.any(String) }])
  const [call] = (await calls()).refills.filter((one: { billCode: string }) => one.billCode === bill.code)
  await owner.put(`customer-call/${call.id}`, { result: 'DONE' })
  expect(await due()).toHaveLength(1)
  await sold(customer, 0, 30)
  expect(await due()).toEqual([])
  const stranger = await shop.registerStore()
  expect((await stranger.get(`till/refill?customerId=${customer.id}`)).status).toBe(404)
})
