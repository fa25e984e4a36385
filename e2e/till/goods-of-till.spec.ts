import type { Page } from '@playwright/test'
import { withOwner } from '../../server/src/db/connection/pool.ts'
import { expect, test } from '../fixtures.ts'
import { inStore } from '../in-store.ts'
import { openTill } from '../till.ts'

/** The database of the branch's goods: which generation is used, and how many products each has. */
const stored = (page: Page, name: string, spoil: readonly string[] = []) =>
  page.evaluate(
    ([name, spoil]) =>
      new Promise<{ generation: number; epoch: string; counts: number[] }>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const stores = ['product-0', 'product-1', 'note']
          const transaction = db.transaction(stores, 'readwrite')
          for (const id of spoil) for (const one of stores.slice(0, 2)) transaction.objectStore(one).delete(id)
          const counts = stores.slice(0, 2).map(one => transaction.objectStore(one).count())
          const state = transaction.objectStore('note').get('state')
          transaction.oncomplete = () => {
            db.close()
            resolve({ ...state.result, counts: counts.map(({ result }) => result) })
          }
        }
      }),
    [name, spoil] as const,
  )

test('a till finds by the digest what it lacks, and loads anew after a copy was restored', async ({
  page,
  store,
  server,
}) => {
  await page.clock.install()
  let till = await openTill(page)
  await till.find.fill('panadol')
  await expect(till.suggestions).toHaveCount(1)
  const name = `quay.v2.${store.id}.${store.branchId}.goods`
  const before = await stored(page, name)
  const [product] = (await store.call('GET', 'product?keyword=panadol')).data.items
  await inStore(server.database, store.id, async query => {
    for (const table of ['product', 'product_stock'])
      await query(`update ${table} set changed_at = changed_at - interval '1 hour' where store_id = $1`, [store.id])
  })

  // Lost here, and told by no change: the disk was damaged, or a tool wrote beside the server.
  await stored(page, name, [product.id])
  till = await openTill(page)
  await till.find.fill('panadol')
  await expect(page.getByText('Không có hàng khớp').first()).toBeVisible()
  await page.clock.fastForward('00:40')
  await till.find.fill('')
  await expect(async () => {
    await till.find.fill('panado')
    await till.find.fill('panadol')
    await expect(till.suggestions).toHaveCount(1, { timeout: 1_000 })
  }).toPass()

  // What a restored database holds carries instants of before.
  await inStore(server.database, store.id, query =>
    query(`update product set name = 'Panadol của bản sao' where id = $1`, [product.id]),
  )
  await withOwner(server.database, owner => owner.query('update database_epoch set id = gen_random_uuid()'))
  await page.clock.fastForward('00:40')
  await expect.poll(async () => (await stored(page, name)).epoch).not.toBe(before.epoch)
  await till.find.fill('bản sao')
  await expect(till.suggestions).toHaveCount(1)
  const after = await stored(page, name)
  expect(after.generation).toBe(1 - before.generation)
  expect(after.counts.toSorted()).toEqual([0, Math.max(...before.counts)])
})
