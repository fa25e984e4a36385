import type pg from 'pg'
import { inStore } from '../../db/connection/in-store.ts'
import { queryOf } from '../../db/connection/query-of.ts'
import { storeIds } from '../../db/connection/stores.ts'
import { advanceMarks } from '../../jobs/advance-report-mark.ts'
import { beforeAllDays, lockMark } from './report-mark.ts'

/** Empties the cells of every store and fills them again; people may go on selling. Takes a connection of the owner. */
export async function rebuildSums(owner: pg.ClientBase): Promise<void> {
  for (const storeId of await storeIds(owner))
    await inStore(owner, storeId, async () => {
      const query = queryOf(owner)
      await lockMark({ storeId, query })
      await query('delete from sale_product where store_id = $1', [storeId])
      await query('delete from sale_customer where store_id = $1', [storeId])
      await query('delete from stock_flow where store_id = $1', [storeId])
      await query('delete from cash_day where store_id = $1', [storeId])
      await query('update report_mark set through = $2 where store_id = $1', [storeId, beforeAllDays])
    })
  await advanceMarks(owner)
}
