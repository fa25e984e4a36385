import type pg from 'pg'
import { inEachStore } from '../db/connection/stores.ts'
import { features } from '../features.ts'
import type { Check } from './check.ts'
import { checkCodes } from './counters.ts'

export interface Difference {
  store: string
  law: string
  thing: string
  expected: string
  found: string
}

/** The laws of all features, and the gapless codes of their documents. */
export const checks: readonly Check[] = [
  ...features.flatMap(feature => feature.checks),
  ...features.flatMap(({ codes }) => codes.filter(({ isGapless }) => isGapless).map(checkCodes)),
]

/** Otherwise a law broken throughout a large store would be reported a million times. */
const mostOfOneLaw = 1_000

/**
 * Recomputes every balance of a database from its ledgers and gives what differs; nothing when all is well. Takes a
 * connection of the owner. Each store is read at one moment, so people may go on selling. `report` hears each
 * difference as it is found.
 */
export async function verifyDatabase(
  owner: pg.ClientBase,
  report: (difference: Difference) => void = () => {},
): Promise<Difference[]> {
  const differences: Difference[] = []
  await inEachStore(
    owner,
    async storeId => {
      for await (const difference of breachesOf(owner, storeId)) {
        differences.push(difference)
        report(difference)
      }
    },
    { mode: 'isolation level repeatable read, read only' },
  )
  return differences
}

/** What breaks a law in the store that the transaction of the owner has entered. */
export async function* breachesOf(owner: pg.ClientBase, storeId: string): AsyncGenerator<Difference> {
  await owner.query(`set local work_mem = '128MB'; set local jit = off`)
  const store = await nameOf(owner, storeId)
  for (const [number, { law, sql }] of checks.entries()) {
    // Named: of a database with many small stores, most of the time would go into planning the same laws again.
    const statement = { name: `law ${number}`, text: `${sql} limit ${mostOfOneLaw}`, values: [storeId] }
    const { rows } = await owner.query<Omit<Difference, 'store' | 'law'>>(statement)
    for (const row of rows) yield { store, law, ...row }
  }
}

async function nameOf(owner: pg.ClientBase, storeId: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('select name from store where store_id = $1', [storeId])
  return rows[0]?.name ?? storeId
}
