import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { keptTill, registerTill } from '../../../test/kept-sales.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

it('200 kept sales, each sent by eight copies at once with their live ones among them, are 200 bills', {
  timeout: 120_000,
}, async () => {
  const goods = await shelve(shop, owner, [
    { quantity: 120, value: 60_000 },
    { quantity: 50, value: 40_000 },
  ])
  const till = keptTill(owner, (await registerTill(owner)).token)
  const sales = Array.from({ length: 200 }, (_, at) => till.sale([{ goods, lots: [[at % 2, 1]] }]))
  const batches = Array.from({ length: 8 }, (_, copy) =>
    Array.from({ length: 10 }, (_, part) => sales.slice(part * 20, part * 20 + 20)).sort(() => ((copy * 7) % 3) - 1),
  )
  const sendAll = async (parts: (typeof batches)[number]) => {
    for (const part of parts) {
      let left = part
      while (left.length > 0) {
        const results = await till.send(left)
        left = left.filter((_, at) => results[at].retry === 'again')
        expect(
          results.filter(
            ({ kind, retry }: { kind: string; retry?: string }) => kind === 'refused' && retry !== 'again',
          ),
        ).toEqual([])
      }
    }
  }
  const live = sales.slice(0, 20).map(({ offline: _, ...sale }) => owner.post('bill', sale))
  await Promise.all([...batches.map(sendAll), ...live])
  const { data } = await owner.get('bill/total')
  expect(data).toMatchObject({ count: 200, payable: 200_000 })
  expect((await owner.get(`stock?productId=${goods.id}`)).data.items[0].onHand).toBe(-30)
  expect((await owner.get('device')).data[0].missing).toEqual([])
  expect(await ledgerDifferences(shop)).toEqual([])
})
