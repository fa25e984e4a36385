import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const sell = (goods: Shelved[], quantity: number) =>
  owner.post('bill', {
    items: goods.map(one => ({ productId: one.id, unitId: one.units.Viên, quantity })),
    payments: [{ method: 'CASH', amount: goods.length * quantity * 1_000 }],
  })

it('fifty sales at once, of the same goods in another order each, leave no deadlock, no gap and every balance right', async () => {
  const goods: Shelved[] = []
  for (let i = 0; i < 6; i++)
    goods.push(
      await shelve(shop, owner, [
        { quantity: 60, value: 40_003, expiryDate: '2029-01-31' },
        { quantity: 500, value: 333_337, expiryDate: '2030-01-31' },
      ]),
    )
  const shuffled = (turn: number) =>
    goods.toSorted((a, b) => ((a.id.charCodeAt(35) * (turn + 3)) % 7) - ((b.id.charCodeAt(35) * (turn + 3)) % 7))
  const replies = await Promise.all(Array.from({ length: 50 }, (_, turn) => sell(shuffled(turn).slice(0, 4), 2)))
  expect(replies.map(reply => reply.status)).toEqual(replies.map(() => 201))
  expect(replies.map(reply => reply.data.code).sort()).toEqual(
    Array.from({ length: 50 }, (_, i) => `HD${String(i + 1).padStart(6, '0')}`),
  )
  const cancels = await Promise.all(
    replies.slice(0, 20).map(reply => owner.post(`bill/${reply.data.id}/cancel`, { reason: 'Thử' })),
  )
  expect(cancels.map(reply => reply.status)).toEqual(cancels.map(() => 200))
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('sells a last stock of thirty to fifty tills thirty times, and no more', async () => {
  const last = await shelve(shop, owner, [{ quantity: 30, value: 29_999 }])
  const replies = await Promise.all(Array.from({ length: 50 }, () => sell([last], 1)))
  expect(replies.filter(reply => reply.status === 201)).toHaveLength(30)
  expect(replies.filter(reply => reply.body.error === 'stock-short')).toHaveLength(20)
  expect(await ledgerDifferences(shop)).toEqual([])
})
