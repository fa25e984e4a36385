import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { findFunds } from './cashbook-queries.ts'

type Query = z.output<(typeof cashbookRoutes)['flow']['query']>
type Flow = Answer<(typeof cashbookRoutes)['flow']>

/**
 * Where the money of a period came from and went to: fund by fund, and by kinds, which add up to the same. Days are read as kept sums as far as
 * there are some; receipts and payments by their documents, because their kinds stand there. Throws `not-found` for a fund.
 */
export async function readCashFlow(tx: Tx, actor: Actor, query: Query): Promise<Flow> {
  const funds = await findFunds(tx, branchOf(actor, query.branchId), query)
  const asked = [tx.storeId, funds.map(fund => fund.id), query.from ?? null, query.to ?? null]
  const [ofFunds, items] = await Promise.all([
    tx.query<Flow['funds'][number]>(fundsSql, asked),
    tx.query<Flow['items'][number]>(kindsSql, asked),
  ])
  return { funds: ofFunds, items }
}

/** Movements of the funds $2 since the day $3: sums of days up to the mark of reports, rows behind it (docs/topics/reports.md). */
const movedSql = `
  select account_id, business_day, kind, amount_in, amount_out from cash_day
  where store_id = $1 and account_id = any($2::uuid[]) and business_day >= coalesce($3::date, '-infinity')
  union all
  select account_id, business_day, kind, greatest(amount, 0), greatest(0 - amount, 0) from cash_entry
  where store_id = $1 and account_id = any($2::uuid[]) and business_day >= coalesce($3::date, '-infinity')
    and business_day > coalesce((select through from report_mark where store_id = $1), '-infinity')`

const fundsSql = `
  select a.id as account_id, a.name, a.kind, (a.balance - coalesce(m.since, 0))::bigint as opening, coalesce(m.came, 0)::bigint as "in",
    coalesce(m.went, 0)::bigint as out, (a.balance - coalesce(m.since, 0) + coalesce(m.came, 0) - coalesce(m.went, 0))::bigint as closing
  from cash_account a left join (
    select account_id, sum(amount_in - amount_out) as since,
      sum(amount_in) filter (where business_day <= coalesce($4::date, 'infinity')) as came,
      sum(amount_out) filter (where business_day <= coalesce($4::date, 'infinity')) as went
    from (${movedSql}) moved group by 1
  ) m on m.account_id = a.id
  where a.store_id = $1 and a.id = any($2::uuid[]) order by a.kind <> 'CASH', a.is_default desc, a.name collate "vi-x-icu", a.id`

const kindsSql = `
  select kind, voucher_kind, sum(amount_in)::bigint as "in", sum(amount_out)::bigint as out from (
    select kind, null::text as voucher_kind, amount_in, amount_out from (${movedSql}) moved
    where business_day <= coalesce($4::date, 'infinity') and kind not in ('VOUCHER', 'VOUCHER_CANCEL')
    union all
    select 'VOUCHER', v.kind_name, greatest(e.amount, 0), greatest(0 - e.amount, 0) from cash_entry e
    join cash_voucher v on v.store_id = $1 and v.id = e.document_id
    where e.store_id = $1 and e.account_id = any($2::uuid[]) and e.kind in ('VOUCHER', 'VOUCHER_CANCEL')
      and e.business_day >= coalesce($3::date, '-infinity') and e.business_day <= coalesce($4::date, 'infinity')
  ) moved
  group by 1, 2 order by sum(amount_in) - sum(amount_out) desc, 1, 2`
