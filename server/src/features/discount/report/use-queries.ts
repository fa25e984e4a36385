import type { UseRow } from '@quay/contract/discount/report'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'

interface UseQuery {
  discountId?: string | undefined
  branchId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const useSql = `
  select b.business_day as day, $5::uuid as discount_id, count(*)::int as bill_count, sum(d.amount)::bigint as amount,
    sum(d.gift_value)::bigint as gift_value, sum(d.points)::bigint as points, sum(d.vouchers)::int as vouchers, sum(b.payable)::bigint as payable,
    sum((select coalesce(sum(i.cost), 0) from bill_item i
      where i.store_id = $1 and i.bill_id = b.id and i.gift_discount_id is not null and ($5::uuid is null or i.gift_discount_id = $5)))::bigint as gift_cost
  from bill b join (
    select bill_id, sum(amount) as amount, sum(gift_value) as gift_value, sum(points) as points, sum(vouchers) as vouchers
    from bill_discount where store_id = $1 and ($5::uuid is null or discount_id = $5) group by bill_id
  ) d on d.bill_id = b.id
  where b.store_id = $1 and b.branch_id = $2 and b.status = 'SUCCEED'
    and b.business_day >= coalesce($3::date, '-infinity') and b.business_day <= coalesce($4::date, 'infinity')
  group by b.business_day order by b.business_day desc limit 1000`

/** What a promotion, or all of them, gave at a branch, day by day, the newest first. */
export async function readUse(tx: Tx, actor: Actor, query: UseQuery): Promise<{ items: UseRow[] }> {
  const rows = await tx.query<UseRow & { giftCost: number }>(useSql, [
    tx.storeId,
    branchOf(actor, query.branchId),
    query.from ?? null,
    query.to ?? null,
    query.discountId ?? null,
  ])
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return { items: rows.map(({ giftCost, ...row }) => ({ ...row, ...(seesCost && { giftCost }) })) }
}
