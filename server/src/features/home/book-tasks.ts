import { controlledReportDue } from '@quay/domain/book/report-days'
import { bookGroupsOfMedicines, strictGroups } from '@quay/domain/product/controlled-books'
import { filingDay, nextFiling } from '@quay/domain/tax/filing-days'
import { noticeDue } from '@quay/domain/tax/notice-due'
import { ruleOn } from '@quay/domain/tax/tax-rules'
import { daysBetween } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readTaxRules } from '../tax-filing/rule-store.ts'

export interface BookTasks {
  unsignedBooks: number
  taxFilings: number
  revenueNotices: number
  controlledReports: number
}

/** From so many days before a declaration is due on the home page reminds of it. */
const filingWarningDays = 10

/** Only of a branch that signs its book: behind the last signed day, so that few rows are read. */
const unsignedSql = `
  select count(distinct e.business_day)::int as days from stock_entry e
  where e.store_id = $1 and e.branch_id = $2 and e.business_day < $3
    and e.business_day > (select max(day) from book_signature where store_id = $1 and branch_id = $2)
    and e.product_id in (select id from product where store_id = $1 and control_group = any($4::text[]))`

const taxedSql = `
  select coalesce(sum(h.payable + h.surcharges - h.return_net - h.return_surcharges + h.return_fee + h.return_gift_charge), 0)::bigint as revenue,
    exists (select from tax_filing f where f.store_id = $1 and f.status = 'FILED' and f.form = 'DECLARATION' and f.to_day >= $4 and $2 = any(f.branch_ids)) as is_filed
  from tax_info t
  join tax_info o on o.store_id = $1 and o.tax_code = t.tax_code
  join sale_hour h on h.store_id = $1 and h.branch_id = o.branch_id and h.business_day between $3 and $4
  where t.store_id = $1 and t.branch_id = $2 and t.method = 'DIRECT'`

/** Branches of one household as its books have them: a branch without a tax code has that of the store. A company gives no notice, nor who had not begun. */
const noticedSql = `
  select coalesce(sum(h.payable + h.surcharges - h.return_net - h.return_surcharges + h.return_fee + h.return_gift_charge), 0)::bigint as revenue,
    exists (select from tax_filing f where f.store_id = $1 and f.status = 'FILED' and f.form = 'NOTICE' and f.from_day <= $3
      and f.to_day >= $4 and $2 = any(f.branch_ids)) as is_filed
  from branch own
  join store s on s.store_id = $1
  left join tax_info t on t.store_id = $1 and t.branch_id = own.id
  join branch b on b.store_id = $1
  left join tax_info o on o.store_id = $1 and o.branch_id = b.id
  left join sale_hour h on h.store_id = $1 and h.branch_id = b.id and h.business_day between $5 and $4
  where own.store_id = $1 and own.id = $2 and coalesce(o.tax_code, s.tax_code, '') = coalesce(t.tax_code, s.tax_code, '')
  group by own.id
  having least(min((b.created_at at time zone b.time_zone)::date), min(h.business_day)) <= $4 and coalesce(bool_or(o.method = 'DEDUCTION'), false) = false`

/** Whether a household below the threshold waits to give notice of the revenue of its last period: from ten days before until it is marked. */
async function readNotices(tx: Tx, branchId: string, today: string): Promise<number> {
  const kind = await readSetting(tx, 'revenueNotice')
  if (!kind) return 0
  const { from, to, dueOn } = noticeDue(kind, await readSetting(tx, 'revenueNoticeDays'), today)
  if (daysBetween(today, dueOn) > filingWarningDays) return 0
  const [[noticed], rules] = await Promise.all([
    tx.query<{ revenue: number; isFiled: boolean }>(noticedSql, [
      ...[tx.storeId, branchId, from, to, `${to.slice(0, 4)}-01-01`],
    ]),
    readTaxRules(tx),
  ])
  const rule = ruleOn(to, rules)
  return noticed && !noticed.isFiled && (!rule || noticed.revenue <= rule.threshold) ? 1 : 0
}

const controlledSql = `
  select exists (select from product where store_id = $1 and is_active and control_group = any($2::text[])) as has_any`

/** What the books that the law asks for wait for at a branch: days to sign, a declaration of the household, a report to the authority. */
export async function readBookTasks(tx: Tx, branchId: string, today: string): Promise<BookTasks> {
  const period = nextFiling('QUARTER', today)
  const isFilingNear = daysBetween(today, filingDay(period)) <= filingWarningDays
  const [[unsigned], taxed, rules, controlled, revenueNotices] = await Promise.all([
    tx.query<{ days: number }>(unsignedSql, [tx.storeId, branchId, today, strictGroups]),
    isFilingNear
      ? tx.query<{ revenue: number; isFiled: boolean }>(taxedSql, [
          ...[tx.storeId, branchId, `${period.to.slice(0, 4)}-01-01`, period.to],
        ])
      : [],
    isFilingNear ? readTaxRules(tx) : [],
    controlledReportDue(today) ? tx.query<{ hasAny: boolean }>(controlledSql, [tx.storeId, bookGroupsOfMedicines]) : [],
    readNotices(tx, branchId, today),
  ])
  const rule = ruleOn(period.to, rules)
  return {
    unsignedBooks: unsigned!.days,
    taxFilings: rule && taxed[0] && !taxed[0].isFiled && taxed[0].revenue > rule.threshold ? 1 : 0,
    revenueNotices,
    controlledReports: controlled[0]?.hasAny ? 1 : 0,
  }
}
