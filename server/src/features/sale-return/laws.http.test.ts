import { businessDay } from '@quay/domain/time/business-day'
import { addDays } from '@quay/domain/time/calendar'
import { beforeEach, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { addBranch, inStore, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
let owner: Person
beforeEach(async () => {
  owner = await shop.registerStore()
})

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const done = (reply: Reply): Json => {
  expect([reply.status < 300, reply.body.message]).toEqual([true, reply.body.message])
  return reply.data
}
const cash = (amount: number) => (amount > 0 ? [{ method: 'CASH', amount }] : [])
const line = (goods: Shelved, quantity: number, part: object = {}) => ({
  productId: goods.id,
  unitId: goods.units.Viên,
  quantity,
  ...part,
})
const sell = async (items: object[], paid: number, part: object = {}) =>
  done(await owner.post('bill', { items, payments: cash(paid), ...part }))
const backOf = (bill: Json, quantities: (number | undefined)[]) => ({
  billId: bill.id,
  reason: 'CHANGED_MIND',
  items: bill.items.flatMap(({ id }: { id: string }, place: number) =>
    quantities[place] ? [{ billItemId: id, quantity: quantities[place], restock: true, isIntact: true }] : [],
  ),
})
const giveBack = async (bill: Json, quantities: (number | undefined)[]) => {
  const body = backOf(bill, quantities)
  const { rest } = done(await owner.post('sale-return/preview', body))
  return done(await owner.post('sale-return', { ...body, payments: cash(rest) }))
}
const goods = (lots = [{ quantity: 100, value: 33_333 }]) => shelve(shop, owner, lots, { type: 2, vatRate: 8 })

/** What a customer, the drawer and the shelves of some goods are by the ledgers. */
async function balances(customerId: string, ...shelved: Shelved[]) {
  const { debt, points } = (await owner.get(`customer/${customerId}`)).data
  const accounts: Json[] = (await owner.get('cash-account')).data
  const { rows } = await shop.database.owner.query(
    'select bucket, sum(quantity)::int as quantity, sum(value)::int as value from stock where lot_id = any($1::uuid[]) group by 1 order by 1',
    [shelved.flatMap(({ lots }) => lots)],
  )
  return { debt, points, cash: accounts.map(({ balance }) => balance), shelves: rows }
}

it('returning everything leaves what cancelling leaves, in all ledgers', async () => {
  await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100 })
  const undone = async (how: (bill: Json) => Promise<unknown>) => {
    const [first, second, customer] = [
      await goods(),
      await goods([
        { quantity: 3, value: 1_000 },
        { quantity: 50, value: 20_001 },
      ]),
      await someCustomer(owner),
    ]
    await sell([line(first, 50)], 50_000, { customerId: customer.id })
    const before = await balances(customer.id, first, second)
    const bill = await sell([line(first, 7, { discount: { unit: 1, value: 13 } }), line(second, 5)], 4_000, {
      customerId: customer.id,
      points: 20,
      discount: { unit: 2, value: 777 },
      payments: [...cash(4_000), { method: 'DEBT', amount: 7 * 1_000 - 910 + 5_000 - 777 - 2_000 - 4_000 }],
    })
    await how(bill)
    return { before, after: await balances(customer.id, first, second) }
  }
  const cancelled = await undone(async bill => done(await owner.post(`bill/${bill.id}/cancel`, { reason: 'Thử' })))
  expect(cancelled.after).toEqual(cancelled.before)
  const returned = await undone(bill => giveBack(bill, [7, 5]))
  expect(returned.after).toEqual(returned.before)
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('an exchange leaves what a return and then a sale leave', async () => {
  await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100 })
  const left = async (exchanged: boolean) => {
    const [old, fresh, customer] = [await goods(), await goods(), await someCustomer(owner)]
    const before = await balances(customer.id, old, fresh)
    const bill = await sell([line(old, 10, { discount: { unit: 1, value: 7 } })], 9_300, { customerId: customer.id })
    if (exchanged) {
      const body = { ...backOf(bill, [4]), exchange: { items: [line(fresh, 9)] } }
      const { exchange } = done(await owner.post('sale-return/preview', body))
      done(await owner.post('sale-return', { ...body, payments: cash(exchange.due) }))
    } else {
      await giveBack(bill, [4])
      await sell([line(fresh, 9)], 9_000, { customerId: customer.id })
    }
    const { cash: drawers, ...rest } = await balances(customer.id, old, fresh)
    return { ...rest, came: drawers.map((balance: number, place: number) => balance - before.cash[place]) }
  }
  expect(await left(true)).toEqual(await left(false))
  expect(await ledgerDifferences(shop)).toEqual([])
})

it.each<[string, object, number, number[]]>([
  ['that cost nothing', { discount: { unit: 1, value: 100 } }, 0, [0, 0, 0]],
  ['at a đồng each, less one off the bill', { price: 1 }, 2, [1, 0, 1]],
])('goods %s come back one by one for exactly what was paid', async (_, part, paid, refunds) => {
  const bill = await sell([line(await goods(), 3, part)], paid, paid ? { discount: { unit: 2, value: 1 } } : {})
  const given: number[] = []
  for (let i = 0; i < 3; i++) given.push((await giveBack(bill, [1])).refundable)
  expect(given.reduce((sum, one) => sum + one, 0)).toBe(paid)
  expect(given.toSorted()).toEqual(refunds.toSorted())
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('a bill that points paid wholly gives points back and no money', async () => {
  await setPoints(owner, { earnPerDong: 100, dongPerPoint: 100 })
  const [shelf, customer] = [await goods(), await someCustomer(owner)]
  await sell([line(shelf, 50)], 50_000, { customerId: customer.id })
  const bill = await sell([line(shelf, 5)], 0, { customerId: customer.id, points: 50 })
  expect(bill.payable).toBe(0)
  expect(await giveBack(bill, [2])).toMatchObject({ refundable: 0, pointsBack: 20 })
  expect(await giveBack(bill, [3])).toMatchObject({ refundable: 0, pointsBack: 30 })
  expect((await owner.get(`customer/${customer.id}`)).data.points).toBe(500)
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('the days to return are business days: what was sold after midnight belongs to the day before', async () => {
  await inStore(shop, owner.profile.store.id, query =>
    query('update branch set day_cut_off_hour = 4 where store_id = $1', [owner.profile.store.id]),
  )
  const { items } = (await owner.get('setting')).data
  const { version } = items.find(({ key }: { key: string }) => key === 'returnDays')
  done(await owner.patch('setting', { key: 'returnDays', value: 7, version }))
  const calendarDay = addDays(businessDay(Date.now(), 'Asia/Ho_Chi_Minh', 4), -10)
  const bill = await sell([line(await goods(), 2)], 2_000, { soldAt: `${calendarDay}T01:30:00+07:00` })
  expect(bill.businessDay).toBe(addDays(calendarDay, -1))
  expect((await owner.get(`bill/${bill.id}/returnable`)).data).toMatchObject({ daysLate: 4 })
})

it('a branch that was stopped takes nothing back', async () => {
  const bill = await sell([line(await goods(), 2)], 2_000)
  const branchId = await addBranch(shop, owner)
  await inStore(shop, owner.profile.store.id, query =>
    query('update branch set is_active = false where store_id = $1 and id = $2', [owner.profile.store.id, branchId]),
  )
  const there = await owner.post('sale-return', {
    ...backOf(bill, [1]),
    id: newId(),
    branchId,
    payments: cash(1_000),
  })
  expect(there.body.error).toBe('branch-inactive')
})
