import type { Check } from '../check.ts'

/** Codes against the bills that used them. */
export const voucherCodeChecks: Check[] = [
  {
    law: 'promotions: a code that is used is of one bill that stands, and no other',
    sql: `
      select 'code ' || v.code as thing, 'used ' || case v.state when 'USED' then 1 else 0 end || ' times' as expected,
        'used ' || coalesce(u.uses, 0) || ' times' as found
      from voucher_code v
      left join (select voucher_code_id, sum(uses) as uses from discount_use where store_id = $1 and voucher_code_id is not null group by 1) u
        on u.voucher_code_id = v.id
      where v.store_id = $1 and not v.is_shared and coalesce(u.uses, 0) <> case v.state when 'USED' then 1 else 0 end`,
  },
  {
    law: 'promotions: the codes that a bill gave are as many as its promotions say; of a cancelled bill none is good',
    sql: `
      select 'bill ' || b.code as thing, 'gave ' || coalesce(d.given, 0) || ', good 0 once cancelled' as expected,
        'gave ' || coalesce(v.given, 0) || ', good ' || coalesce(v.good, 0) as found
      from bill b
      left join (select bill_id, sum(vouchers) as given from bill_discount where store_id = $1 group by 1) d on d.bill_id = b.id
      left join (select given_bill_id, count(*) as given, count(*) filter (where state = 'ISSUED') as good
        from voucher_code where store_id = $1 and given_bill_id is not null group by 1) v on v.given_bill_id = b.id
      where b.store_id = $1 and (coalesce(d.given, 0) <> coalesce(v.given, 0) or (b.status = 'CANCELLED' and v.good > 0))`,
  },
]
