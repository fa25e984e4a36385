import { addDays } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'

/** Gives each customer the highest tier that what they paid in the last 12 months reaches. Gives how many changed. */
export async function rankCustomers(tx: Pick<Tx, 'storeId' | 'query'>, today: string): Promise<number> {
  const changed = await tx.query<{ id: string }>(rankSql, [tx.storeId, addDays(today, -365)])
  return changed.length
}

const rankSql = `
  update customer c set tier_id = r.tier_id
  from (
    select k.id, (
      select t.id from point_tier t where t.store_id = $1 and t.min_spent <= (
        select coalesce(sum(b.payable - b.returned), 0) from bill b
        where b.store_id = $1 and b.customer_id = k.id and b.status = 'SUCCEED' and b.business_day > $2::date)
      order by t.min_spent desc limit 1) as tier_id
    from customer k where k.store_id = $1
  ) r
  where c.store_id = $1 and c.id = r.id and c.tier_id is distinct from r.tier_id
  returning c.id`
