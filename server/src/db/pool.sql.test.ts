import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPool } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('every connection works as the role under row-level security', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, () => database.pool.connect()))
  for (const client of clients) {
    const { rows } = await client.query('select current_user as role')
    expect(rows).toEqual([{ role: 'quay_app' }])
    client.release()
  }
})

it('a connection that cannot take the role is not handed out: it would be the owner’s', async () => {
  const pool = openPool(database.address, { role: 'nobody_made_this_role' })
  await expect(pool.query('select current_user')).rejects.toThrow('nobody_made_this_role')
  await expect(pool.connect()).rejects.toThrow('nobody_made_this_role')
  await pool.end()
})
