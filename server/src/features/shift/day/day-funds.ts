import type { DayFund } from '@quay/contract/shift/shapes'
import { flowOf } from '@quay/domain/shift/flow-of'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { may } from '../../../http/caller/rights.ts'
import { sellerOfReturn } from './day-filter.ts'

interface MovedRow {
  accountId: string
  kind: string
  amount: number
}

// The seller of a bill or of what came back; of any other paper the person who wrote it.
const movedSql = `
  select e.account_id, coalesce(v.purpose, e.kind) as kind, sum(e.amount)::bigint as amount
  from cash_entry e
  join cash_account a on a.store_id = e.store_id and a.id = e.account_id
  left join cash_voucher v on v.store_id = e.store_id and v.id = e.document_id and v.purpose in ('DEPOSIT', 'COUNT')
  left join bill b on b.store_id = e.store_id and b.id = e.document_id
  left join sale_return d on d.store_id = e.store_id and d.id = e.document_id
  left join shift h on h.store_id = e.store_id and h.id = e.shift_id
  where e.store_id = $1 and e.branch_id = $2 and e.business_day = $3
    and ($4::uuid is null or $4 = coalesce(b.seller_id, case when d.id is not null then ${sellerOfReturn} end, e.employee_id))
    and ($5::uuid is null or e.shift_id = $5)
    and ($6::uuid is null or $6 = coalesce(b.device_id, h.device_id, d.device_id))
    and ($7::uuid is null or $7 = coalesce(b.customer_id, d.customer_id, case e.partner_kind when 'customer' then e.partner_id end))
    and case $8::text when 'CASH' then a.kind = 'CASH' when 'BANK' then a.kind <> 'CASH' when 'DEBT' then false else true end
  group by 1, 2, e.amount > 0`

type FundRow = Pick<DayFund, 'accountId' | 'name' | 'kind'> & {
  isOfBranch: boolean
  opening: number
  countedAmount: number | null
  countedDifference: number | null
}

/** Sums of days up to the mark of reports, rows behind it (docs/topics/reports.md). */
const fundsSql = `
  select a.id as account_id, a.name, a.kind, a.branch_id is not null as is_of_branch,
    (a.balance - coalesce((
      select sum(m.amount_in - m.amount_out) from cash_day m
      where m.store_id = $1 and m.account_id = a.id and m.business_day >= $3
    ), 0) - coalesce((
      select sum(m.amount) from cash_entry m
      where m.store_id = $1 and m.account_id = a.id and m.business_day >= $3
        and m.business_day > coalesce((select k.through from report_mark k where k.store_id = $1), '-infinity')
    ), 0))::bigint as opening,
    c.counted as counted_amount, c.counted - c.expected as counted_difference
  from cash_account a
  left join lateral (
    select n.counted, n.expected from fund_count n
    where n.store_id = $1 and n.account_id = a.id and n.branch_id = $2 and n.business_day = $3 and n.status = 'SUCCEED'
    order by n.created_at desc, n.id desc limit 1
  ) c on true
  where a.store_id = $1 and (a.branch_id = $2 or a.id = any($4::uuid[]))
  order by a.kind <> 'CASH', a.is_default desc, a.name collate "vi-x-icu", a.id`

/**
 * Fund by fund what a day began with, what moved and what it ended with; of a part of a day what moved alone. Who may not read the cash book sees
 * the drawer and no bank. Takes `dayValues`.
 */
export async function readDayFunds(
  tx: Tx,
  actor: Actor | null,
  { branchId, day, values, whole }: { branchId: string; day: string; values: unknown[]; whole: boolean },
): Promise<DayFund[]> {
  const rows = await tx.query<MovedRow>(movedSql, values)
  const ids = [...new Set(rows.map(({ accountId }) => accountId))]
  const funds = await tx.query<FundRow>(fundsSql, [tx.storeId, branchId, day, ids])
  const seesBanks = actor === null || may(actor, { model: 'cashbook', action: 'read' })
  return funds
    .filter(({ kind, accountId }) => (kind === 'CASH' || seesBanks) && (whole || ids.includes(accountId)))
    .map(({ isOfBranch, opening, countedAmount, countedDifference, ...fund }) => {
      const own = rows.filter(({ accountId }) => accountId === fund.accountId)
      const corrections = own.reduce((sum, { kind, amount }) => (kind.startsWith('SHIFT_') ? sum + amount : sum), 0)
      const moved = own.reduce((sum, { amount }) => sum + amount, 0)
      const told = whole && isOfBranch
      return {
        ...fund,
        opening: told ? opening : null,
        flow: flowOf(own),
        corrections,
        closing: told ? opening + moved : null,
        counted: whole && countedAmount !== null ? { amount: countedAmount, difference: countedDifference ?? 0 } : null,
      }
    })
}
