import { expirePoints } from '@quay/domain/point/expire-points'
import { movePoints } from '@quay/domain/point/move-points'
import { addDays } from '@quay/domain/time/calendar'
import { zonedTime } from '@quay/domain/time/zoned-time'
import { withOwner } from '../../db/connection/pool.ts'
import { queryOf } from '../../db/connection/query-of.ts'
import { inEachStore } from '../../db/connection/stores.ts'
import type { Tx } from '../../db/connection/transaction.ts'
import type { JobWorker } from '../../jobs/job-worker.ts'
import { postPoints } from './apply-points.ts'
import { lockPoints } from './point-store.ts'

/** A night shift may still sell on the day before. */
const restDays = 1

/** Writes what of customers' points has ended. Nothing waits for it: points that ended cannot be spent before it runs either. */
export const expirePointsDaily: JobWorker = {
  kind: 'expire-points',
  schedule: '10 2 * * *',
  run: ({ address }) =>
    withOwner(address, owner =>
      inEachStore(owner, async storeId => {
        const query = queryOf(owner)
        const now = new Date()
        await expireOfStore(
          { storeId, now, query },
          addDays(zonedTime(now.getTime(), 'Asia/Ho_Chi_Minh').day, -restDays),
        )
      }),
    ),
}

/** The same for one store: every customer with a lot that ended before the day, in the order of their ids. */
export async function expireOfStore(tx: Pick<Tx, 'storeId' | 'now' | 'query'>, day: string): Promise<number> {
  const customers = await tx.query<{ id: string }>(dueSql, [tx.storeId, day])
  for (const { id } of customers) {
    const chain = (await lockPoints(tx, id))!
    const { pointEntries, lotChanges } = movePoints(chain, expirePoints(chain.lots, day))
    const document = { kind: 'bill' as const, id, code: chain.code }
    await postPoints(
      tx,
      { businessDay: day, employeeId: null, document },
      { pointEntries, pointLotChanges: lotChanges },
    )
  }
  return customers.length
}

const dueSql = `
  select distinct customer_id as id from point_lot
  where store_id = $1 and remaining > 0 and expires_on < $2::date order by customer_id`
