import type pg from 'pg'
import { setStore } from './transaction.ts'

/** Runs work of a job in a transaction of its own, within a store. Takes a connection of the owner. */
export async function inStore<Result>(
  owner: pg.ClientBase,
  storeId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await owner.query(`begin; ${setStore(storeId)}`)
  try {
    const result = await work()
    await owner.query('commit')
    return result
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
