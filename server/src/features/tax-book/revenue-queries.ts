import type { Activity } from '@quay/contract/tax-book/activity'
import type { Tx } from '../../db/connection/transaction.ts'
import type { BookKeeper } from './household.ts'

/** A span of business days, both in it. */
export interface Span {
  from: string
  to: string
}

/** What one day brought in: sold less what came back, by activity. */
export interface DaySum {
  day: string
  bills: number
  returns: number
  /** Goods, in what the branch declared, with fees that were kept of what came back. */
  main: number
  /** Services, and what was taken beside goods. */
  service: number
}

/** Sums by hour are the documents of a day (docs/topics/reports.md): goods and services together, and what was taken beside them. */
const hoursSql = `
  select business_day as day, sum(bill_count)::int as bills, sum(return_count)::int as returns,
    sum(payable - return_net + return_fee + return_gift_charge)::bigint as sold, sum(surcharges - return_surcharges)::bigint as beside
  from sale_hour
  where store_id = $1 and branch_id = any($2::uuid[]) and business_day between $3 and $4
  group by business_day order by business_day`

/** Services are lines of their own product type (4); they are few. */
const servicesSql = `
  select day, sum(net)::bigint as net from (
    select i.business_day as day, i.net from bill_item i
    join product p on p.store_id = $1 and p.id = i.product_id and p.type = 4
    join bill b on b.store_id = $1 and b.id = i.bill_id and b.status = 'SUCCEED'
    where i.store_id = $1 and i.branch_id = any($2::uuid[]) and i.business_day between $3 and $4
    union all
    select r.business_day, 0 - r.net from sale_return_item r
    join product p on p.store_id = $1 and p.id = r.product_id and p.type = 4
    join sale_return d on d.store_id = $1 and d.id = r.sale_return_id and d.status = 'SUCCEED'
    where r.store_id = $1 and r.branch_id = any($2::uuid[]) and r.business_day between $3 and $4
  ) services group by day`

/** Revenue of each day with any; days without documents are left out. */
export async function readDaySums(tx: Tx, { branchIds }: BookKeeper, { from, to }: Span): Promise<DaySum[]> {
  const asked = [tx.storeId, branchIds, from, to]
  const [hours, services] = await Promise.all([
    tx.query<{ day: string; bills: number; returns: number; sold: number; beside: number }>(hoursSql, asked),
    tx.query<{ day: string; net: number }>(servicesSql, asked),
  ])
  const ofDay = new Map(services.map(({ day, net }) => [day, net]))
  return hours
    .filter(({ bills, returns }) => bills > 0 || returns > 0)
    .map(({ day, bills, returns, sold, beside }) => {
      const net = ofDay.get(day) ?? 0
      return { day, bills, returns, main: sold - net, service: beside + net }
    })
}

/** The same as the estimate takes it. */
export const byActivity = (days: readonly DaySum[], { activity }: BookKeeper) =>
  days.flatMap(({ day, main, service }) => [
    { day, activity, amount: main },
    ...(service === 0 ? [] : [{ day, activity: 'service' as Activity, amount: service }]),
  ])

/** A bill or a return with what it adds to revenue. */
export interface RevenueDocument {
  kind: string
  id: string
  code: string
  day: string
  customerName: string | null
  main: number
  service: number
  at: string
}

const documentsSql = `
  select 'bill' as kind, b.id, b.code, b.business_day as day, b.customer_name, b.payable - coalesce(v.net, 0) as main,
    b.surcharges + coalesce(v.net, 0) as service, b.sold_at as at
  from bill b
  left join lateral (
    select sum(i.net)::bigint as net from bill_item i join product p on p.store_id = $1 and p.id = i.product_id and p.type = 4
    where i.store_id = $1 and i.bill_id = b.id) v on true
  where b.store_id = $1 and b.branch_id = any($2::uuid[]) and b.status = 'SUCCEED' and b.business_day between $3 and $4
  union all
  select 'sale-return', d.id, d.code, d.business_day, d.customer_name,
    coalesce(v.net, 0) - d.goods_amount + d.fee + d.gift_charge, 0 - d.surcharges_back - coalesce(v.net, 0), d.created_at
  from sale_return d
  left join lateral (
    select sum(r.net)::bigint as net from sale_return_item r join product p on p.store_id = $1 and p.id = r.product_id and p.type = 4
    where r.store_id = $1 and r.sale_return_id = d.id) v on true
  where d.store_id = $1 and d.branch_id = any($2::uuid[]) and d.status = 'SUCCEED' and d.business_day between $3 and $4
  order by day, at, id limit $5`

/** Bills and returns of the days, the first first; at most `most`. */
export const readRevenueDocuments = (tx: Tx, { branchIds }: BookKeeper, { from, to }: Span, most: number) =>
  tx.query<RevenueDocument>(documentsSql, [tx.storeId, branchIds, from, to, most])

/** What a month sold, or bought, at one rate of VAT. */
export interface RateSum {
  month: string
  /** Per cent, −1 not declared, −2 not subject; null where a line names none. */
  rate: number | null
  /** With its VAT. */
  net: number
  vat: number
}

/** Lines, of combos their components, and what was taken beside goods, each at its own rate; what came back is taken off on its day. */
const ratesSql = `
  select to_char(day, 'YYYY-MM') as month, rate, sum(net)::bigint as net, sum(vat)::bigint as vat from (
    select i.business_day as day, i.vat_rate as rate, i.net, i.vat from bill_item i
    join bill b on b.store_id = $1 and b.id = i.bill_id and b.status = 'SUCCEED'
    where i.store_id = $1 and i.branch_id = any($2::uuid[]) and i.business_day between $3 and $4
      and not exists (select from bill_item_part c where c.store_id = $1 and c.item_id = i.id)
    union all
    select i.business_day, c.vat_rate, c.net, c.vat from bill_item i
    join bill b on b.store_id = $1 and b.id = i.bill_id and b.status = 'SUCCEED'
    join bill_item_part c on c.store_id = $1 and c.item_id = i.id
    where i.store_id = $1 and i.branch_id = any($2::uuid[]) and i.business_day between $3 and $4
    union all
    select b.business_day, s.vat_rate, s.amount, s.vat from bill_surcharge s
    join bill b on b.store_id = $1 and b.id = s.bill_id and b.status = 'SUCCEED'
    where s.store_id = $1 and b.branch_id = any($2::uuid[]) and b.business_day between $3 and $4
    union all
    select r.business_day, r.vat_rate, 0 - r.net, 0 - r.vat from sale_return_item r
    join sale_return d on d.store_id = $1 and d.id = r.sale_return_id and d.status = 'SUCCEED'
    where r.store_id = $1 and r.branch_id = any($2::uuid[]) and r.business_day between $3 and $4
    union all
    select d.business_day, s.vat_rate, 0 - x.amount, 0 - x.vat from sale_return_surcharge x
    join sale_return d on d.store_id = $1 and d.id = x.sale_return_id and d.status = 'SUCCEED'
    join bill_surcharge s on s.store_id = $1 and s.id = x.bill_surcharge_id
    where x.store_id = $1 and d.branch_id = any($2::uuid[]) and d.business_day between $3 and $4
  ) sold group by 1, 2 order by 1, 2 desc`

/** Sales by month and rate of VAT. Fees that were kept of what came back have no rate and are not in it. */
export const readRateSums = (tx: Tx, { branchIds }: BookKeeper, { from, to }: Span) =>
  tx.query<RateSum>(ratesSql, [tx.storeId, branchIds, from, to])
