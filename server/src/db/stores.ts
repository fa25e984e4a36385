import type pg from 'pg'
import { openWrite } from './open-writes.ts'
import { setStore } from './transaction.ts'

/** All stores of a database, oldest first; invitations are none yet. Takes a connection of the owner. */
export async function storeIds(owner: pg.ClientBase): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select store_id as id from store_directory where status <> 'invited' order by created_at, store_id`,
  )
  return rows.map(row => row.id)
}

/**
 * Runs work inside one store after the other, each in a transaction of its own: row-level security binds the owner of
 * the tables too. Takes a connection of the owner.
 */
export async function inEachStore(
  owner: pg.ClientBase,
  work: (storeId: string) => Promise<void>,
  { mode = '' }: { mode?: '' | 'isolation level repeatable read, read only' } = {},
): Promise<void> {
  for (const storeId of await storeIds(owner)) {
    const writing = mode ? undefined : openWrite()
    try {
      await owner.query(`begin ${mode}`)
      await owner.query(setStore(storeId))
      await work(storeId)
      await owner.query('commit')
    } catch (error) {
      await owner.query('rollback')
      throw error
    } finally {
      writing?.close()
    }
  }
}
