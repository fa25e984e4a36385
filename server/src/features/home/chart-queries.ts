import type { HomePeriod } from '@quay/contract/home/periods'
import type { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { timeKeys } from '@quay/domain/report/times'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { daysBefore, daysOfPeriod } from './days-of-period.ts'
import { sellerSeenBy } from './own-sales.ts'

type Chart = (typeof homeRoutes)['chart']

interface KeyRow {
  key: string
  netRevenue: number
  billCount: number
  previous: number
}

/** Net revenue by hour, day or weekday of a period, each beside the one at its place in the time before. Those without a sale are there too. */
export async function readChart(
  tx: Tx,
  actor: Actor,
  { branchId: asked, period, by }: z.output<Chart['query']>,
): Promise<Answer<Chart>> {
  const branchId = branchOf(actor, asked)
  const { today, cutOffHour } = await readBranchDay(tx, branchId)
  const days = daysOfPeriod(period, today)
  const before = daysBefore(period, days, today)
  const rows = await tx.query<KeyRow>(chartSql, [
    ...[tx.storeId, branchId, days.from, days.to, before.from, before.to, by, sellerSeenBy(actor)],
  ])
  const byKey = new Map(rows.map(row => [row.key, row]))
  const keys = timeKeys(by, days.from, days.to, cutOffHour)
  const keysBefore = timeKeys(by, before.from, before.to, cutOffHour)
  const items = keys.map((key, place) => {
    const { netRevenue = 0, billCount = 0 } = byKey.get(key) ?? {}
    return { key, netRevenue, billCount, previous: byKey.get(keysBefore[place] ?? '')?.previous ?? 0 }
  })
  return { asOf: tx.now.toISOString(), ...days, before, items }
}

const chartSql = `
  select case $7 when 'hour' then hour::text when 'weekday' then extract(isodow from business_day)::text else business_day::text end as key,
    coalesce(sum(payable - return_net) filter (where business_day between $3 and $4), 0)::bigint as net_revenue,
    coalesce(sum(bill_count) filter (where business_day between $3 and $4), 0)::int as bill_count,
    coalesce(sum(payable - return_net) filter (where business_day between $5 and $6), 0)::bigint as previous
  from sale_hour
  where store_id = $1 and branch_id = $2 and (business_day between $3 and $4 or business_day between $5 and $6)
    and ($8::uuid is null or seller_id = $8)
  group by 1`

interface TopQuery {
  branchId?: string | undefined
  period: HomePeriod
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
  const { from, to } = daysOfPeriod(query.period, today)
  return tx.query<TopProduct>(query.by === 'quantity' ? topByQuantitySql : topByRevenueSql, [
    tx.storeId,
    branchId,
    from,
    to,
    sellerSeenBy(actor),
  ])
}

const topSql = (by: 'revenue' | 'quantity') => `
  select t.product_id, p.name, t.revenue, t.quantity, u.name as base_unit
  from (
    select m.product_id, sum_bigint(m.net) as revenue, sum_bigint(m.quantity) as quantity
    from (
      select i.product_id, i.net, i.base_quantity as quantity
      from bill_item i
      where i.store_id = $1 and i.branch_id = $2 and i.business_day between $3 and $4
        and ($5::uuid is null or i.seller_id = $5) and not exists (
        select from bill b where b.store_id = $1 and b.id = i.bill_id and b.status = 'CANCELLED' and b.business_day between $3 and $4)
      union all
      select coalesce(s.product_id, x.product_id), 0 - x.net, (0 - case when x.bill_item_part_id is null then x.base_quantity
        -- Of a combo the component stands for its part of the set.
        else round(x.base_quantity * s.base_quantity::numeric / (
          select sum(p.base_quantity) from bill_item_part p where p.store_id = $1 and p.item_id = s.id)) end)::bigint
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
