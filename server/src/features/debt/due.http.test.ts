import { addDays } from '@quay/domain/time/calendar'
import { expect, it } from 'vitest'
import { addEmployee, someCustomer, someProvider } from '../../../test/factories.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
type Json = any

it('lists each unpaid document with its day to pay, and the home page reminds of those within seven days', async () => {
  const owner = await shop.registerStore()
  const { latest } = (await owner.get('closed-day')).data
  const today = addDays(latest, 1)
  const owe = async (partner: Json, partnerKind: string, amount: number, on: string) => {
    const reply = await owner.post('debt/opening', { partnerKind, partnerId: partner.id, amount, on })
    expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  }
  const days = 10
  const provider = async (name: string, amount: number, ago: number) =>
    owe(await someProvider(owner, { name, debtDays: days }), 'provider', amount, addDays(today, -ago))
  await provider('Quá hạn', 100, 11)
  await provider('Hôm nay', 200, 10)
  await provider('Tuần này', 300, 3)
  await provider('Tuần sau', 400, 2)
  const customer = await someCustomer(owner, { name: 'Chị Lan', debtDays: days })
  await owe(customer, 'customer', 500, addDays(today, -5))

  const ask = async (query = '') => (await owner.get(`debt-report/provider/due${query}`)).data.items as Json[]
  expect((await ask()).map(({ partnerName, daysLeft }) => [partnerName, daysLeft])).toEqual([
    ['Quá hạn', -1],
    ['Hôm nay', 0],
    ['Tuần này', 7],
    ['Tuần sau', 8],
  ])
  const namesOf = async (query: string) => (await ask(query)).map(({ partnerName }) => partnerName)
  expect(await namesOf('?when=OVERDUE')).toEqual(['Quá hạn'])
  expect(await namesOf('?when=WEEK')).toEqual(['Hôm nay', 'Tuần này'])
  expect(await namesOf('?when=LATER')).toEqual(['Tuần sau'])
  expect(await namesOf('?sortBy=remaining&orderBy=DESC&limit=2')).toEqual(['Tuần sau', 'Tuần này'])
  expect(await namesOf('?keyword=tuan')).toEqual(['Tuần này', 'Tuần sau'])
  expect((await owner.get('debt-report/provider/due/total')).data).toEqual({ count: 4, remaining: 1_000, overdue: 100 })
  expect((await owner.get('home/tasks')).data).toMatchObject({ providersDue: 2, customersDue: 1 })

  // Part of it is paid: what is left stays; all of it: the row goes.
  await owner.post('debt/collect', { customerId: customer.id, amount: 200, method: 'CASH' })
  const ofCustomers = async () => (await owner.get('debt-report/customer/due')).data.items as Json[]
  expect(await ofCustomers()).toMatchObject([{ amount: 500, remaining: 300, dueDay: addDays(today, 5) }])
  await owner.post('debt/collect', { customerId: customer.id, amount: 300, method: 'CASH' })
  expect(await ofCustomers()).toEqual([])
  expect((await owner.get('home/tasks')).data.customersDue).toBe(0)

  const clerk = await addEmployee(shop, owner, {
    grants: [{ model: 'customer', action: 'read' }],
  })
  expect((await clerk.get('debt-report/provider/due')).status).toBe(403)
  const stranger = await shop.registerStore()
  expect((await stranger.get('debt-report/provider/due')).data.items).toEqual([])
})
