import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { inStore } from '../../../../test/factories.ts'
import { setStore } from '../../../db/connection/transaction.ts'
import { likeGoodsSql, likeGoodsValues } from './list-like-goods.ts'

const productCount = 5_000
let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  const storeId = owner.profile.store.id
  await inStore(shop, storeId, query =>
    query(
      `with made as (
         insert into product (store_id, id, code, name, type, is_lot_managed, vat_rate, is_active, created_at)
         select $1, uuidv7(), 'X' || n, ($2::text[])[1 + n % 50] || ' ' || n || 'mg hộp 10 vỉ x 10 viên nén', 1, true, 5, true, now()
         from generate_series(1, $3::int) n returning id, name, code)
       insert into product_search (store_id, id, folded)
       select $1, id, fold(name) || E'\\n\\t' || lower(code) || E'\\t\\n' from made`,
      [storeId, ingredients, productCount],
    ),
  )
  await shop.database.pool.query('vacuum analyze')
})
afterAll(() => shop.close())

/** Fifty invented active ingredients, the first one real. */
const ingredients = [
  'Amoxicilin',
  ...Array.from(
    { length: 49 },
    (_, i) => `${'bcdghklmn'[i % 9]}${'aeiou'[i % 5]}${'rstvx'[i % 5]}o${'nml'[i % 3]}in${i}`,
  ),
]

it('finds what is spelt otherwise, the right strength first', async () => {
  const { data } = await owner.get(`inbound/like-goods?name=${encodeURIComponent('AMOXICILLIN 500MG (h/10v)')}`)
  expect(data[0].name).toBe('Amoxicilin 500mg hộp 10 vỉ x 10 viên nén')
  expect(data).toHaveLength(12)
})

it.each(['AMOXICILLIN 500MG', 'Hộp 10 vỉ x 10 viên nén'])('reads a few goods of many for %s', async name => {
  const storeId = owner.profile.store.id
  const client = await shop.database.pool.connect()
  try {
    await client.query(`begin; ${setStore(storeId)}`)
    const { rows: found } = await client.query(likeGoodsSql, likeGoodsValues(storeId, name))
    expect(found.length).toBeGreaterThan(0)
    const { rows } = await client.query<{ read: number }>(
      `select pg_stat_get_xact_tuples_returned('product'::regclass) + pg_stat_get_xact_tuples_fetched('product'::regclass) as read`,
    )
    expect(Number(rows[0]!.read)).toBeLessThanOrEqual(300)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
