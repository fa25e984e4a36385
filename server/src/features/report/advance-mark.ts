import { businessDay } from '@quay/domain/time/business-day'
import { addDays } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import {
  addCustomerSums,
  addFlowSums,
  addProductSums,
  type CustomerSums,
  type FlowSums,
  type ProductSums,
} from './cells.ts'
import { beforeAllDays, lockMark } from './report-mark.ts'
import { billsOfDays, cashSumsSql, customerSumsSql, flowSumsSql, productSumsSql, returnsOfDays } from './sums-sql.ts'

/** How many days a step takes at most. */
const mostDays = 31

/** A day is over an hour after it ended in every branch: no transaction lasts so long. */
const restMs = 3_600_000

type Of = Pick<Tx, 'storeId' | 'query'>

/**
 * Takes the next days that are over into the cells, at most 31, in the transaction of the caller; a step that is broken off leaves
 * nothing. Gives whether more days wait. The days are by the clock of the database, but in tests, which let days pass.
 */
export async function advanceMark(of: Of, clock?: Date): Promise<boolean> {
  const through = await lockMark(of)
  const [last, next] = [await lastDayOver(of, clock), await nextDay(of, through)]
  if (last === null || last <= through) return false
  // Days before the first document are empty.
  if (next === null || next > last) {
    await moveTo(of, last)
    return false
  }
  const end = addDays(next, mostDays - 1)
  const until = end < last ? end : last
  await addDaysToCells(of, next, until)
  await moveTo(of, until)
  return until < last
}

async function lastDayOver({ storeId, query }: Of, clock?: Date): Promise<string | null> {
  const rows = await query<{ now: string; timeZone: string; cutOffHour: number }>(branchesSql, [storeId])
  const days = rows.map(({ now, timeZone, cutOffHour }) => {
    const hourAgo = new Date((clock?.getTime() ?? Date.parse(now)) - restMs).toISOString()
    return addDays(businessDay(hourAgo, timeZone, cutOffHour), -1)
  })
  return days.sort()[0] ?? null
}

const branchesSql = `select clock_timestamp() as now, time_zone, day_cut_off_hour as cut_off_hour from branch where store_id = $1`

/** The first day behind the mark of which there may be rows; of a store that has no cells yet its first document. */
async function nextDay({ storeId, query }: Of, through: string): Promise<string | null> {
  if (through !== beforeAllDays) return addDays(through, 1)
  const [found] = await query<{ day: string | null }>(firstDaySql, [storeId])
  return found!.day
}

const firstDaySql = `
  select least((select min(business_day) from bill where store_id = $1), (select min(business_day) from sale_return where store_id = $1),
    (select min(business_day) from stock_entry where store_id = $1), (select min(business_day) from cash_entry where store_id = $1)) as day`

async function addDaysToCells(of: Of, from: string, to: string): Promise<void> {
  const days = [of.storeId, from, to]
  await addProductSums(of, await of.query<ProductSums>(productsSql, days))
  await addCustomerSums(of, await of.query<CustomerSums>(customersSql, days))
  await addFlowSums(of, await of.query<FlowSums>(flowsSql, days))
  const cash = await of.query<CashSums>(cashSql, days)
  await of.query(addCashSql, [
    of.storeId,
    cash.map(row => row.accountId),
    cash.map(row => row.businessDay),
    cash.map(row => row.branchId),
    cash.map(row => row.kind),
    cash.map(row => row.amountIn),
    cash.map(row => row.amountOut),
    cash.map(row => row.entries),
  ])
}

interface CashSums {
  accountId: string
  businessDay: string
  branchId: string
  kind: string
  amountIn: number
  amountOut: number
  entries: number
}

const moveTo = ({ storeId, query }: Of, through: string) =>
  query('update report_mark set through = $2 where store_id = $1', [storeId, through])

const between = 'business_day between $2 and $3'
const productsSql = productSumsSql(billsOfDays, returnsOfDays)
const customersSql = customerSumsSql(billsOfDays, returnsOfDays)
const flowsSql = flowSumsSql(between)
const cashSql = cashSumsSql(between)

const addCashSql = `
  insert into cash_day (store_id, account_id, business_day, branch_id, kind, amount_in, amount_out, entries)
  values ($1, unnest($2::uuid[]), unnest($3::date[]), unnest($4::uuid[]), unnest($5::text[]), unnest($6::bigint[]), unnest($7::bigint[]),
    unnest($8::integer[]))`
