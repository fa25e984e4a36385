import type { Check } from './check.ts'

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
]
