import type { CancelBillFacts } from '@quay/domain/bill/decide-cancel-bill'
import type { Tx } from '../../../db/connection/transaction.ts'
import type { Posting } from '../../stock/posting.ts'
import { pullOwedBack } from '../../stock/pull-owed-back.ts'

/**
 * What the lots of which a bill sold goods before they came owe now, and what settled their debts. Debts that went to another
 * product with a merge come back first. The caller holds the stock of the products; it has grown by rows where this gives any.
 */
export async function loadOwed(
  tx: Tx,
  posting: Posting,
  stockEntries: CancelBillFacts['stockEntries'],
): Promise<CancelBillFacts['owed']> {
  const owing = Map.groupBy(
    stockEntries.filter(entry => entry.bucket === 'owed'),
    entry => entry.lotId,
  )
  if (!owing.size) return []
  for (const [lotId, own] of owing) {
    const sold = own.reduce((sum, entry) => sum - entry.quantity, 0)
    await pullOwedBack(tx, posting, lotId, sold)
  }
  const rows = await tx.query<OwedRow>(owedSql, [tx.storeId, posting.branchId, [...owing.keys()]])
  return rows.map(({ settledQuantity, settledValue, ...shelf }) => ({
    ...shelf,
    settled: { quantity: settledQuantity, value: settledValue },
  }))
}

type OwedRow = Omit<CancelBillFacts['owed'][number], 'settled'> & { settledQuantity: number; settledValue: number }

/**
 * What settled a debt may stand at another lot: that which this one is since a merge, or one that was merged into it. All that
 * is one lot by now counts together.
 */
const owedSql = `
  with recursive up as (
    select id as origin, id, merged_into from lot where store_id = $1 and id = any($3::uuid[])
    union all
    select u.origin, l.id, l.merged_into from up u join lot l on l.store_id = $1 and l.id = u.merged_into
  ), family as (
    select origin, id from up where merged_into is null
    union all
    select f.origin, l.id from family f join lot l on l.store_id = $1 and l.merged_into = f.id
  )
  select o.product_id, o.lot_id, o.quantity, o.value,
    coalesce(e.quantity, 0) as settled_quantity, coalesce(e.value, 0) as settled_value
  from stock o
  left join (
    select f.origin, sum(e.quantity)::bigint as quantity, sum(e.value)::bigint as value
    from family f join stock_entry e on e.store_id = $1 and e.branch_id = $2 and e.lot_id = f.id
    where e.kind = 'OWED_SETTLED' and e.bucket = 'owed' group by f.origin
  ) e on e.origin = o.lot_id
  where o.store_id = $1 and o.branch_id = $2 and o.lot_id = any($3::uuid[]) and o.bucket = 'owed'`
