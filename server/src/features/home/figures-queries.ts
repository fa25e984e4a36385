import type { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import { addDays, dayOfMonthBefore, daysBetween } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { sellerSeenBy } from './own-sales.ts'

type Figures = Answer<(typeof homeRoutes)['figures']>

interface DayRow {
  day: string
  revenue: number
  billCount: number
  cancelledCount: number
  cash: number
  bank: number
  debt: number
  cost: number
  outputVat: number
}

const dayMs = 24 * 3600_000

/**
 * What was sold and what customers brought back today, and yesterday, a week and a month ago up to the same time of day, so that a morning is not compared with
 * a whole day. Net revenue and profit are those of the report of sales. By the hour, last week's day is shown whole: it tells what is still to come.
 */
export async function readFigures(tx: Tx, actor: Actor, query: { branchId?: string | undefined }): Promise<Figures> {
  const branchId = branchOf(actor, query.branchId)
  const { today, cutOffHour } = await readBranchDay(tx, branchId)
  const [yesterday, lastWeek] = [addDays(today, -1), addDays(today, -7)]
  const lastMonth = dayOfMonthBefore(today)
  const days = [today, yesterday, lastWeek, lastMonth]
  const seller = sellerSeenBy(actor)
  const until = days.map(day => new Date(tx.now.getTime() - daysBetween(day, today) * dayMs))
  const [rows, returned, hours] = await Promise.all([
    tx.query<DayRow>(daysSql, [tx.storeId, branchId, days, until, seller]),
    tx.query<ReturnedRow>(returnedSql, [tx.storeId, branchId, days, until, seller]),
    tx.query<{ hour: number; today: number; lastWeek: number }>(hoursSql, [
      ...[tx.storeId, branchId, today, lastWeek, seller],
    ]),
  ])
  const seesProfit = may(actor, { model: 'profit', action: 'read' })
  const figuresOf = (day: string) => {
    const sold = rows.find(row => row.day === day) ?? nothingSold
    const back = returned.find(row => row.day === day) ?? nothingReturned
    const netRevenue = sold.revenue - back.returns
    return {
      revenue: sold.revenue,
      returns: back.returns,
      returnCount: back.returnCount,
      netRevenue,
      billCount: sold.billCount,
      cancelledCount: sold.cancelledCount,
      cash: sold.cash - back.cash,
      bank: sold.bank - back.bank,
      debt: sold.debt - back.debt,
      ...(seesProfit && { profit: netRevenue - (sold.outputVat - back.outputVat) - (sold.cost - back.cost) }),
    }
  }
  return {
    asOf: tx.now.toISOString(),
    businessDay: today,
    today: figuresOf(today),
    yesterday: figuresOf(yesterday),
    lastWeek: figuresOf(lastWeek),
    lastMonthDay: lastMonth,
    lastMonth: figuresOf(lastMonth),
    byHour: wholeDay(cutOffHour).map(hour => hours.find(row => row.hour === hour) ?? { hour, today: 0, lastWeek: 0 }),
  }
}

/** What customers brought back counts on the day on which they did. */
interface ReturnedRow {
  day: string
  returns: number
  returnCount: number
  cash: number
  bank: number
  debt: number
  cost: number
  outputVat: number
}

const nothingSold = { revenue: 0, billCount: 0, cancelledCount: 0, cash: 0, bank: 0, debt: 0, cost: 0, outputVat: 0 }
const nothingReturned = { returns: 0, returnCount: 0, cash: 0, bank: 0, debt: 0, cost: 0, outputVat: 0 }

/** The hours of the wall clock in the order of the business day. */
const wholeDay = (cutOffHour: number) => Array.from({ length: 24 }, (_, i) => (cutOffHour + i) % 24)

const daysSql = `
  select d.day, coalesce(sum(b.payable) filter (where b.status = 'SUCCEED'), 0)::bigint as revenue,
    count(*) filter (where b.status = 'SUCCEED') as bill_count, count(*) filter (where b.status = 'CANCELLED') as cancelled_count,
    coalesce(sum(p.cash) filter (where b.status = 'SUCCEED'), 0)::bigint as cash,
    coalesce(sum(p.bank) filter (where b.status = 'SUCCEED'), 0)::bigint as bank,
    coalesce(sum(b.debt) filter (where b.status = 'SUCCEED'), 0)::bigint as debt,
    coalesce(sum(b.cost) filter (where b.status = 'SUCCEED'), 0)::bigint as cost,
    coalesce(sum(b.vat_amount) filter (where b.status = 'SUCCEED' and b.deducts_vat), 0)::bigint as output_vat
  from unnest($3::date[], $4::timestamptz[]) as d (day, until)
  join bill b on b.store_id = $1 and b.branch_id = $2 and b.business_day = d.day and b.sold_at <= d.until
    and ($5::uuid is null or b.seller_id = $5)
  left join lateral (
    select sum(p.amount) filter (where p.method = 'CASH') as cash, sum(p.amount) filter (where p.method = 'BANK') as bank
    from bill_payment p where p.store_id = $1 and p.bill_id = b.id
  ) p on true
  group by d.day`

const returnedSql = `
  select d.day, coalesce(sum(r.goods_amount), 0)::bigint as returns, count(*)::int as return_count,
    coalesce(sum(r.refunded - coalesce(p.bank, 0)), 0)::bigint as cash,
    coalesce(sum(p.bank), 0)::bigint as bank, coalesce(sum(r.debt_reduced + r.credited), 0)::bigint as debt,
    coalesce(sum(r.cost), 0)::bigint as cost, coalesce(sum(r.vat_amount) filter (where r.deducts_vat), 0)::bigint as output_vat
  from unnest($3::date[], $4::timestamptz[]) as d (day, until)
  join sale_return r on r.store_id = $1 and r.branch_id = $2 and r.business_day = d.day and r.created_at <= d.until and r.status = 'SUCCEED'
  left join bill b on b.store_id = $1 and b.id = r.bill_id
  left join lateral (
    select sum(p.amount) as bank from sale_return_payment p where p.store_id = $1 and p.sale_return_id = r.id and p.method = 'BANK'
  ) p on true
  where $5::uuid is null or coalesce(b.seller_id, r.created_by) = $5
  group by d.day`

const hoursSql = `
  select hour, coalesce(sum(payable - return_net) filter (where business_day = $3), 0)::bigint as today,
    coalesce(sum(payable - return_net) filter (where business_day = $4), 0)::bigint as last_week
  from sale_hour where store_id = $1 and branch_id = $2 and business_day in ($3, $4) and ($5::uuid is null or seller_id = $5)
  group by hour`
