import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../test/app.ts'
import { inStore } from '../../test/factories.ts'
import { newId } from '../db/new-id.ts'
import { deleteOldTombstones } from './purge-gone-products.ts'
import { purgeKeys } from './purge-idempotency-keys.ts'
import { deleteEndedSessions } from './purge-sessions.ts'

let shop: TestApp
let person: Person

beforeAll(async () => {
  shop = await ownApp()
  person = await shop.registerStore()
})
afterAll(() => shop.close())

const day = 24 * 3600_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

test('keys older than a week are forgotten, younger ones stay, a month long past goes as a whole', async () => {
  const owner = shop.database.owner
  await owner.query(
    `create table idempotency_key_202001 partition of idempotency_key for values from ('2020-01-01') to ('2020-02-01')`,
  )
  const ages = [new Date('2020-01-15'), daysAgo(40), daysAgo(9), daysAgo(6), new Date()]
  for (const at of ages)
    await inStore(shop, person.profile.store.id, query =>
      query(
        `insert into idempotency_key (store_id, at, id, employee_id, route, content_hash) values ($1, $2, $3, $4, 'POST /x', '\\x00')`,
        [person.profile.store.id, at, newId(), person.profile.id],
      ),
    )
  await purgeKeys(owner)
  const rows: { at: string }[] = await inStore(shop, person.profile.store.id, query =>
    query('select at from idempotency_key where store_id = $1 order by at', [person.profile.store.id]),
  )
  expect(rows.map(row => row.at)).toEqual(ages.slice(3).map(at => at.toISOString()))
  const gone = await owner.query(`select to_regclass('idempotency_key_202001') as name`)
  expect(gone.rows[0].name).toBeNull()
})

test('products that were deleted 90 days ago are forgotten', async () => {
  const storeId = person.profile.store.id
  const [old, young] = [newId(), newId()]
  await inStore(shop, storeId, query =>
    query('insert into product_gone (store_id, id, gone_at) values ($1, $2, $3), ($1, $4, $5)', [
      storeId,
      old,
      daysAgo(91),
      young,
      daysAgo(89),
    ]),
  )
  await deleteOldTombstones(shop.database.owner)
  expect(await inStore(shop, storeId, query => query('select id from product_gone'))).toEqual([{ id: young }])
})

test('sessions that ended a month ago are forgotten; living and lately ended ones stay', async () => {
  const storeId = person.profile.store.id
  const add = (expires: Date, revoked: Date | null) =>
    inStore(shop, storeId, async query => {
      const id = newId()
      await query(
        'insert into session (store_id, id, employee_id, expires_at, revoked_at) values ($1, $2, $3, $4, $5)',
        [storeId, id, person.profile.id, expires, revoked],
      )
      return id
    })
  const old = [await add(daysAgo(31), null), await add(daysAgo(-5), daysAgo(31))]
  const young = [await add(daysAgo(29), null), await add(daysAgo(-30), daysAgo(1))]
  await deleteEndedSessions(shop.database.owner)
  const left = await inStore(shop, storeId, query => query('select id from session where store_id = $1', [storeId]))
  const ids = left.map(row => row.id)
  expect(ids).toEqual(expect.arrayContaining(young))
  for (const id of old) expect(ids).not.toContain(id)
  expect((await person.get('auth/profile')).status).toBe(200)
})
