import type { Check } from '../check.ts'

/** What is taken beside goods, against the bills and the returns that name it. */
export const surchargeChecks: Check[] = [
  {
    law: 'surcharges: a bill takes what its rows say',
    sql: `
      select 'bill ' || b.code as thing, coalesce(x.amount, 0) || ', VAT ' || coalesce(x.vat, 0) as expected,
        b.surcharges || ', VAT ' || b.surcharge_vat as found
      from bill b
      left join (select bill_id, sum(amount) as amount, sum(vat) as vat from bill_surcharge where store_id = $1 group by 1) x on x.bill_id = b.id
      where b.store_id = $1 and (b.surcharges, b.surcharge_vat) <> (coalesce(x.amount, 0), coalesce(x.vat, 0))`,
  },
  {
    law: 'surcharges: a return gives back what its rows say, of its own bill',
    sql: `
      select 'return ' || d.code as thing, coalesce(x.amount, 0) || ', VAT ' || coalesce(x.vat, 0) || ' of its bill' as expected,
        d.surcharges_back || ', VAT ' || d.surcharge_vat || coalesce(', ' || x.strange || ' of another', '') as found
      from sale_return d left join (
        select y.sale_return_id, sum(y.amount) as amount, sum(y.vat) as vat, nullif(count(*) filter (where s.bill_id is distinct from r.bill_id), 0) as strange
        from sale_return_surcharge y join bill_surcharge s on s.store_id = $1 and s.id = y.bill_surcharge_id
        join sale_return r on r.store_id = $1 and r.id = y.sale_return_id
        where y.store_id = $1 group by 1) x on x.sale_return_id = d.id
      where d.store_id = $1 and ((d.surcharges_back, d.surcharge_vat) <> (coalesce(x.amount, 0), coalesce(x.vat, 0)) or x.strange is not null)`,
  },
  {
    law: 'surcharges: a bill counts what returns that stand gave back of each',
    sql: `
      select 'bill ' || b.code || ', ' || s.name as thing, coalesce(x.amount, 0)::text as expected, s.returned::text as found
      from bill_surcharge s join bill b on b.store_id = $1 and b.id = s.bill_id
      left join (
        select y.bill_surcharge_id, sum(y.amount) as amount from sale_return_surcharge y
        join sale_return d on d.store_id = $1 and d.id = y.sale_return_id and d.status = 'SUCCEED'
        where y.store_id = $1 group by 1) x on x.bill_surcharge_id = s.id
      where s.store_id = $1 and s.returned <> coalesce(x.amount, 0)`,
  },
]
