import type { ReportRow } from '@quay/contract/discount/report'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, may } from '../../http/rights.ts'

interface ReportQuery {
  branchId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const reportSql = `
  select d.discount_id, max(d.code) as code, max(d.name) as name, count(*)::int as bill_count, sum(d.amount)::bigint as amount,
    sum(d.gift_value)::bigint as gift_value, sum(b.payable)::bigint as payable,
    sum((select coalesce(sum(i.cost), 0) from bill_item i
      where i.store_id = $1 and i.bill_id = d.bill_id and i.gift_discount_id = d.discount_id))::bigint as gift_cost
  from bill b join bill_discount d on d.store_id = b.store_id and d.bill_id = b.id
  where b.store_id = $1 and b.branch_id = $2 and b.status = 'SUCCEED' and b.business_day >= coalesce($3::date, '-infinity')
    and b.business_day <= coalesce($4::date, 'infinity')
  group by d.discount_id order by sum(d.amount) + sum(d.gift_value) desc, d.discount_id limit 1000`

/** What each promotion cost a branch in a period, the dearest first. */
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
