import { controlledReportDue } from '@quay/domain/book/report-days'
import { bookGroupsOfMedicines, strictGroups } from '@quay/domain/product/controlled-books'
import { filingDay, nextFiling } from '@quay/domain/tax/filing-days'
import { ruleOn } from '@quay/domain/tax/tax-rules'
import { daysBetween } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { readTaxRules } from '../tax-filing/rule-store.ts'

export interface BookTasks {
  unsignedBooks: number
  taxFilings: number
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
    exists (select from tax_filing f where f.store_id = $1 and f.status = 'FILED' and f.to_day >= $4 and $2 = any(f.branch_ids)) as is_filed
  from tax_info t
  join tax_info o on o.store_id = $1 and o.tax_code = t.tax_code
  join sale_hour h on h.store_id = $1 and h.branch_id = o.branch_id and h.business_day between $3 and $4
  where t.store_id = $1 and t.branch_id = $2 and t.method = 'DIRECT'`

const controlledSql = `
  select exists (select from product where store_id = $1 and is_active and control_group = any($2::text[])) as has_any`

/** What the books that the law asks for wait for at a branch: days to sign, a declaration of the household, a report to the authority. */
export async function readBookTasks(tx: Tx, branchId: string, today: string): Promise<BookTasks> {
  const period = nextFiling('QUARTER', today)
  const isFilingNear = daysBetween(today, filingDay(period)) <= filingWarningDays
  const [[unsigned], taxed, rules, controlled] = await Promise.all([
    tx.query<{ days: number }>(unsignedSql, [tx.storeId, branchId, today, strictGroups]),
    isFilingNear
      ? tx.query<{ revenue: number; isFiled: boolean }>(taxedSql, [
          ...[tx.storeId, branchId, `${period.to.slice(0, 4)}-01-01`, period.to],
        ])
      : [],
    isFilingNear ? readTaxRules(tx) : [],
    controlledReportDue(today) ? tx.query<{ hasAny: boolean }>(controlledSql, [tx.storeId, bookGroupsOfMedicines]) : [],
  ])
  const rule = ruleOn(period.to, rules)
  return {
    unsignedBooks: unsigned!.days,
    taxFilings: rule && taxed[0] && !taxed[0].isFiled && taxed[0].revenue > rule.threshold ? 1 : 0,
    controlledReports: controlled[0]?.hasAny ? 1 : 0,
  }
}
