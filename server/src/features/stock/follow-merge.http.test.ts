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

const onHand = async (product: Shelved) =>
  ((await owner.get(`lot?productId=${product.id}&withEmpty=true`)).data.items as { number: string; quantity: number }[])
    .map(lot => `${lot.number} ${lot.quantity}`)
    .sort()

it('goods of a bill that is cancelled after its product was merged lie with what the product is now', async () => {
  const winner = await shelve(shop, owner, [{ number: 'A', quantity: 5 }])
  const loser = await shelve(shop, owner, [
    { number: 'A', quantity: 1 },
    { number: 'B', quantity: 4 },
  ])
  const item = { productId: loser.id, unitId: loser.units.Viên, quantity: 5 }
  const sold = await owner.post('bill', { items: [item], payments: [{ method: 'CASH', amount: 5_000 }] })
  const { version } = (await owner.get(`product/${loser.id}`)).data
  const merged = await owner.post(`product/${winner.id}/merge`, { loserId: loser.id, loserVersion: version })
  expect(merged.status).toBe(200)
  expect((await owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Khách trả' })).body).toMatchObject({
    data: { status: 'CANCELLED' },
  })
  expect(await onHand(winner)).toEqual(['A 6', 'B 4'])
  expect(await onHand(loser)).toEqual(['A 0', 'B 0'])
  expect(await ledgerDifferences(shop)).toEqual([])
})
