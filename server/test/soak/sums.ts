import type pg from 'pg'
import { inStore } from '../../src/db/connection/in-store.ts'
import { queryOf } from '../../src/db/connection/query-of.ts'
import { advanceMark } from '../../src/features/report/advance-mark.ts'
import { breachesOf } from '../../src/verification/verify-database.ts'
import { markLaw } from '../ledgers.ts'

/** A step of the job of reports by a clock that stands some days before now; broken off it must leave nothing. */
export const takeDays = (owner: pg.ClientBase, storeId: string, days: number, isBrokenOff: boolean): Promise<void> =>
  inStore(owner, storeId, async () => {
    await advanceMark({ storeId, query: queryOf(owner) }, new Date(Date.now() - days * 86_400_000))
    if (isBrokenOff) throw new Error('broken off')
  })

/** With the days of the run itself in the cells every law holds too; nothing of it is kept. */
export async function checkAllDays(owner: pg.ClientBase, storeId: string): Promise<string[]> {
  const findings: string[] = []
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  await owner.query('begin')
  await owner.query(`set local app.store_id = '${storeId}'`)
  while (await advanceMark({ storeId, query: queryOf(owner) }, inTwoDays));
  for await (const breach of breachesOf(owner, storeId))
    if (breach.law !== markLaw) findings.push(JSON.stringify(breach))
  await owner.query('rollback')
  return findings
}
