import type { Tx } from '../../db/connection/transaction.ts'
import { costWithVatSql } from '../product/read/cost-moved.ts'
import { owedRatesSql } from '../tax/owed-rates.ts'

export interface UnitCost {
  unitId: string
  /**
   * Đồng for one of the unit, rounded; null where nothing lies at the branch. Prices hold their VAT: where the branch deducts VAT, this
   * holds it too, at the rate of today, so that both compare and a formula makes prices of it.
   */
  cost: number | null
  costHoldsVat: boolean
  /** What was paid at the last import of the branch, with VAT, deducted or not; null before the first. */
  lastPurchase: number | null
}

/** What the units of products cost at a branch: what lies there now, and what was paid last. By unit. */
export async function readCosts(
  tx: Tx,
  branchId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, UnitCost>> {
  const rows = await tx.query<UnitCost>(costsSql, [tx.storeId, branchId, productIds])
  return new Map(rows.map(row => [row.unitId, row]))
}

const costsSql = `
  select u.id as unit_id, round(h.value * u.ratio * (100 + coalesce(r.rate, 0)) / (h.quantity * 100))::bigint as cost,
    r.rate is not null as cost_holds_vat,
    round(l.value * u.ratio / l.base_quantity)::bigint as last_purchase
  from product_unit u
  left join (
    select product_id, sum(value)::numeric as value, sum(quantity)::numeric as quantity from stock
    where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) and quantity > 0 group by product_id
  ) h on h.product_id = u.product_id
  left join (
    select distinct on (it.product_id) it.product_id, ${costWithVatSql} as value, it.base_quantity::numeric as base_quantity
    from inbound_item it join inbound d on d.store_id = it.store_id and d.id = it.inbound_id
    where it.store_id = $1 and d.branch_id = $2 and d.status = 'SUCCEED' and it.value > 0 and it.product_id = any($3::uuid[])
    order by it.product_id, d.posted_at desc, it.id desc
  ) l on l.product_id = u.product_id
  left join (${owedRatesSql('$1', 'b.id = $2', 'p.id = any($3::uuid[])')}) r on r.product_id = u.product_id
  where u.store_id = $1 and u.product_id = any($3::uuid[]) and u.is_active`
