import { type DatabaseAddress, withOwner } from '../server/src/db/connection/pool.ts'

export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** Runs statements as the owner of the schema, inside one store and one transaction: for what no route makes. */
export function inStore<Result>(
  database: DatabaseAddress,
  storeId: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return withOwner(database, async owner => {
    await owner.query(`begin; set local app.store_id = '${storeId}'`)
    const result = await work(async (text, values) => (await owner.query(text, values)).rows)
    await owner.query('commit')
    return result
  })
}
