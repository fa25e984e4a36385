import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownApp, type TestApp } from '../../../test/app.ts'
import { inEachStore } from './stores.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await ownApp()
})
afterAll(() => shop.close())

it('work that fails in one store is done in those behind it, and the fault is told', async () => {
  const stores: string[] = []
  for (let made = 0; made < 3; made++) stores.push((await shop.registerStore()).profile.store.id)
  const { owner } = shop.database
  const nameIt = `update store set name = name || ' ✓' where id = $1`
  const round = inEachStore(owner, async storeId => {
    await owner.query(nameIt, [storeId])
    if (storeId === stores[1]) await owner.query('select 1 / 0')
  })
  const fault = await round.catch((error: unknown) => error as AggregateError)
  expect(fault).toMatchObject({
    errors: [{ message: `In store ${stores[1]}`, cause: { message: 'division by zero' } }],
  })
  const named: string[] = []
  await inEachStore(owner, async storeId => {
    const { rows } = await owner.query<{ name: string }>('select name from store where id = $1', [storeId])
    if (rows[0]!.name.endsWith('✓')) named.push(storeId)
  })
  expect(named).toEqual([stores[0], stores[2]])
})
