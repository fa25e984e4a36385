import type { Check } from '../check.ts'

/** Receipts and payments against the cash and debt ledgers. */
export const voucherChecks: Check[] = [
  {
    law: 'vouchers: the fund got or gave the amount, and a payment of debt lowers the debt by it; of a cancelled one nothing',
    sql: `
      select 'voucher ' || v.code as thing,
        'cash ' || v.cash || ', debt ' || v.debt as expected,
        'cash ' || coalesce(c.amount, 0) || ', debt ' || coalesce(d.amount, 0) as found
      from (
        select id, code, account_id,
          case when status = 'CANCELLED' then 0 when direction = 'IN' then amount else -amount end as cash,
          case when status = 'CANCELLED' or purpose not in ('DEBT', 'DEPOSIT') then 0
            when purpose = 'DEPOSIT' and direction = 'OUT' then amount else -amount end as debt
        from cash_voucher where store_id = $1
      ) v
      left join (select document_id, account_id, sum(amount) as amount from cash_entry
                 where store_id = $1 and document_kind = 'voucher' group by 1, 2) c
        on c.document_id = v.id and c.account_id = v.account_id
      left join (select document_id, sum(amount) as amount from debt_entry where store_id = $1 and document_kind = 'voucher' group by 1) d
        on d.document_id = v.id
      where coalesce(c.amount, 0) <> v.cash or coalesce(d.amount, 0) <> v.debt`,
  },
]
