import type pg from 'pg'
import { openWrite } from './open-writes.ts'
import { setStore } from './transaction.ts'

/** Runs work of a job in a transaction of its own, within a store. Takes a connection of the owner. */
export async function inStore<Result>(
  owner: pg.ClientBase,
  storeId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const writing = openWrite()
  try {
    await owner.query(`begin; ${setStore(storeId)}`)
    const result = await work()
    await owner.query('commit')
    return result
  } catch (error) {
    await owner.query('rollback')
    throw error
  } finally {
    writing.close()
  }
}
