import type pg from 'pg'
import { inEachStore } from '../db/stores.ts'
import { features } from '../features.ts'
import type { Check } from './check.ts'
import { counterChecks } from './counters.ts'

export interface Difference {
  store: string
  law: string
  thing: string
  expected: string
  found: string
}

/** The laws of all features, and the gapless codes of their documents. */
export const checks: readonly Check[] = [...features.flatMap(feature => feature.checks), ...counterChecks]

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
      await owner.query(`set local work_mem = '128MB'; set local jit = off`)
      const store = await nameOf(owner, storeId)
      for (const { law, sql } of checks) {
        const { rows } = await owner.query<Omit<Difference, 'store' | 'law'>>(`${sql} limit ${mostOfOneLaw}`, [storeId])
        for (const row of rows) {
          const difference = { store, law, ...row }
          differences.push(difference)
          report(difference)
        }
      }
    },
    { mode: 'isolation level repeatable read, read only' },
  )
  return differences
}

async function nameOf(owner: pg.ClientBase, storeId: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('select name from store where store_id = $1', [storeId])
  return rows[0]?.name ?? storeId
}
