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

/** A lost connection fails in every store: the report keeps the first faults only. */
const mostFaults = 5

/**
 * Runs work for one store after the other, and goes on to the next where it fails. Throws at the end, as one `AggregateError`, the first five
 * faults with the store of each. Takes a connection of the owner.
 */
export async function forEachStore(owner: pg.ClientBase, work: (storeId: string) => Promise<void>): Promise<void> {
  const faults: unknown[] = []
  for (const storeId of await storeIds(owner))
    try {
      await work(storeId)
    } catch (error) {
      faults.push(new Error(`In store ${storeId}`, { cause: error }))
    }
  if (faults.length > 0) throw new AggregateError(faults.slice(0, mostFaults), `Work failed in ${faults.length} stores`)
}

/**
 * Runs work inside one store after the other, each in a transaction of its own: row-level security binds the owner of
 * the tables too. Where it fails in one, it goes on to the next (`forEachStore`). Takes a connection of the owner.
 */
export function inEachStore(
  owner: pg.ClientBase,
  work: (storeId: string) => Promise<void>,
  { mode = '' }: { mode?: '' | 'isolation level repeatable read, read only' } = {},
): Promise<void> {
  return forEachStore(owner, async storeId => {
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
  })
}
