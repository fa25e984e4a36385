import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { sellerSeenBy } from './own-sales.ts'

interface Period {
  branchId?: string | undefined
  days: '7' | '30'
}

/** Net revenue day by day, today last, each beside the day that lies one period before it. Days without a sale are there too. */
export async function readChart(tx: Tx, actor: Actor, query: Period) {
  const branchId = branchOf(actor, query.branchId)
  const length = Number(query.days)
  const { today } = await readBranchDay(tx, branchId)
  const rows = await tx.query<{ day: string; netRevenue: number; billCount: number }>(
    `select business_day as day, sum(payable - return_net)::bigint as net_revenue, sum(bill_count) as bill_count from sale_hour
     where store_id = $1 and branch_id = $2 and business_day > $3 and business_day <= $4 and ($5::uuid is null or seller_id = $5)
     group by business_day`,
    [tx.storeId, branchId, addDays(today, -2 * length), today, sellerSeenBy(actor)],
  )
  const byDay = new Map(rows.map(row => [row.day, row]))
  const items = Array.from({ length }, (_, i) => {
    const day = addDays(today, i + 1 - length)
    const { netRevenue = 0, billCount = 0 } = byDay.get(day) ?? {}
    return { day, netRevenue, billCount, previous: byDay.get(addDays(day, -length))?.netRevenue ?? 0 }
  })
  return { asOf: tx.now.toISOString(), items }
}

interface TopQuery {
  branchId?: string | undefined
  days: '1' | '7' | '30'
  by: 'revenue' | 'quantity'
}

interface TopProduct {
  productId: string
  name: string
  revenue: number
  /** Base units, so that boxes and tablets of one medicine count as one. */
  quantity: number
  baseUnit: string
}

/** The ten products that sold best, less what customers brought back; cancelled bills do not count. */
export async function readTopProducts(tx: Tx, actor: Actor, query: TopQuery): Promise<TopProduct[]> {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const from = addDays(today, 1 - Number(query.days))
  return tx.query<TopProduct>(query.by === 'quantity' ? topByQuantitySql : topByRevenueSql, [
    tx.storeId,
    branchId,
    from,
    today,
    sellerSeenBy(actor),
  ])
}

const topSql = (by: 'revenue' | 'quantity') => `
  select t.product_id, p.name, t.revenue, t.quantity, u.name as base_unit
  from (
    select m.product_id, sum(m.net)::bigint as revenue, coalesce(sum(m.quantity), 0)::bigint as quantity
    from (
      select i.product_id, i.net, i.base_quantity as quantity
      from bill_item i
      where i.store_id = $1 and i.branch_id = $2 and i.business_day between $3 and $4
        and ($5::uuid is null or i.seller_id = $5) and not exists (
        select from bill b where b.store_id = $1 and b.id = i.bill_id and b.status = 'CANCELLED' and b.business_day between $3 and $4)
      union all
      select coalesce(s.product_id, x.product_id), 0 - x.net, 0 - case when x.bill_item_part_id is null then x.base_quantity
        -- Of a combo the component stands for its part of the set.
        else round(x.base_quantity * s.base_quantity::numeric / (
          select sum(p.base_quantity) from bill_item_part p where p.store_id = $1 and p.item_id = s.id)) end
      from sale_return d join sale_return_item x on x.store_id = d.store_id and x.sale_return_id = d.id
      left join bill_item s on s.store_id = d.store_id and s.id = x.bill_item_id
      where d.store_id = $1 and d.branch_id = $2 and d.business_day between $3 and $4 and d.status = 'SUCCEED'
        and ($5::uuid is null or x.seller_id = $5)
    ) m
    group by m.product_id order by ${by} desc, m.product_id limit 10
  ) t
  join product p on p.store_id = $1 and p.id = t.product_id
  join product_unit u on u.store_id = $1 and u.product_id = t.product_id and u.is_base
  order by t.${by} desc, t.product_id`

const topByRevenueSql = topSql('revenue')
const topByQuantitySql = topSql('quantity')
