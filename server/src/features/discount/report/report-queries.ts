import type { ReportRow } from '@quay/contract/discount/report'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'

interface ReportQuery {
  branchId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const reportSql = `
  select d.discount_id, max(d.code) as code, max(d.name) as name, count(*)::int as bill_count, sum(d.amount + r.amount)::bigint as amount,
    sum(d.gift_value + r.gift_value)::bigint as gift_value, sum(b.payable - b.returned)::bigint as payable,
    sum((select coalesce(sum(i.cost - coalesce(
        (select sum(l.returned_value) from bill_item_lot l where l.store_id = $1 and l.item_id = i.id), 0)), 0) from bill_item i
      where i.store_id = $1 and i.bill_id = d.bill_id and i.gift_discount_id = d.discount_id))::bigint as gift_cost
  from bill b join bill_discount d on d.store_id = b.store_id and d.bill_id = b.id
  cross join lateral (
    select coalesce(sum(u.amount), 0) as amount, coalesce(sum(u.gift_value), 0) as gift_value from discount_use u
    where u.store_id = $1 and u.bill_id = d.bill_id and u.discount_id = d.discount_id and u.sale_return_id is not null
  ) r
  where b.store_id = $1 and b.branch_id = $2 and b.status = 'SUCCEED' and b.business_day >= coalesce($3::date, '-infinity')
    and b.business_day <= coalesce($4::date, 'infinity')
  group by d.discount_id order by sum(d.amount + r.amount + d.gift_value + r.gift_value) desc, d.discount_id limit 1000`

/** What each promotion cost a branch by the bills of a period, less what came back of them; the dearest first. */
export async function reportDiscounts(tx: Tx, actor: Actor, query: ReportQuery): Promise<{ items: ReportRow[] }> {
  const branchId = branchOf(actor, query.branchId)
  const rows = await tx.query<ReportRow & { giftCost: number }>(reportSql, [
    tx.storeId,
    branchId,
    query.from ?? null,
    query.to ?? null,
  ])
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return { items: rows.map(({ giftCost, ...row }) => ({ ...row, ...(seesCost && { giftCost }) })) }
}
