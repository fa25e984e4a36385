import type { Check } from '../check.ts'

/** Money between own funds against the cash ledger. */
export const fundTransferChecks: Check[] = [
  {
    law: 'fund transfers: what leaves one fund comes into the other; of a cancelled one nothing moved, and its fee neither',
    sql: `
      select 'fund transfer ' || t.code as thing, t.moved || ', ' || t.fee as expected,
        coalesce(o.amount, 0) || ' and ' || coalesce(i.amount, 0) || ', ' || coalesce(f.amount, 0) as found
      from (select id, code, from_account_id, to_account_id, fee_voucher_id, case status when 'SUCCEED' then amount else 0 end as moved,
              case status when 'SUCCEED' then fee else 0 end as fee from fund_transfer where store_id = $1) t
      left join lateral (select sum(amount) as amount from cash_entry e
        where e.store_id = $1 and e.document_id = t.id and e.account_id = t.from_account_id) o on true
      left join lateral (select sum(amount) as amount from cash_entry e
        where e.store_id = $1 and e.document_id = t.id and e.account_id = t.to_account_id) i on true
      left join lateral (select sum(amount) as amount from cash_entry e
        where e.store_id = $1 and e.document_id = t.fee_voucher_id and e.account_id = t.from_account_id) f on true
      where coalesce(o.amount, 0) <> -t.moved or coalesce(i.amount, 0) <> t.moved or coalesce(f.amount, 0) <> -t.fee`,
  },
  {
    law: 'cash ledger: money of a drawer stands in the book of its own branch',
    sql: `
      select 'cash row of ' || e.document_code as thing, a.branch_id::text as expected, e.branch_id::text as found
      from cash_entry e join cash_account a on a.store_id = $1 and a.id = e.account_id
      where e.store_id = $1 and a.kind = 'CASH' and e.branch_id <> a.branch_id`,
  },
]
