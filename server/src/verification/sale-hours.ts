import type { Check } from './check.ts'

const sums = [
  'bill_count',
  'cancelled_count',
  'total_price',
  'discount_amount',
  'payable',
  'cash',
  'bank',
  'debt',
  'cost',
  'cash_rounding',
  'surcharges',
]
const listOf = (side: string) => sums.map(name => `'${name} ' || coalesce(${side}.${name}, 0)`).join(', ')
const valuesOf = (side: string) => sums.map(name => `coalesce(${side}.${name}, 0)`).join(', ')

/** The sums that figures and reports read, against the bills. Hours of a day are taken together: a branch may change its zone. */
export const saleHourChecks: Check[] = [
  {
    law: 'sums of sales: each day of a seller at a branch, by way of payment, is the sum of the bills',
    sql: `
      select 'sales of ' || business_day || ', ' || (select name from branch where store_id = $1 and id = branch_id)
          || ', ' || coalesce((select full_name from employee where store_id = $1 and id = seller_id), 'nobody') as thing,
        concat_ws(', ', ${listOf('b')}) as expected, concat_ws(', ', ${listOf('h')}) as found
      from (
        select b.branch_id, b.business_day, b.seller_id, coalesce(p.methods, 0) as methods,
          count(*) filter (where live) as bill_count, count(*) filter (where not live) as cancelled_count,
          sum(total_price) filter (where live) as total_price,
          sum(total_price - payable) filter (where live) as discount_amount,
          sum(payable) filter (where live) as payable, sum(p.cash) filter (where live) as cash, sum(p.bank) filter (where live) as bank,
          sum(p.debt) filter (where live) as debt, sum(cost) filter (where live) as cost,
          sum(cash_rounding) filter (where live) as cash_rounding, sum(surcharges) filter (where live) as surcharges
        from (select *, status = 'SUCCEED' as live from bill where store_id = $1) b
        left join (
          select bill_id, sum(amount) filter (where method = 'CASH') as cash, sum(amount) filter (where method = 'BANK') as bank,
            sum(amount) filter (where method = 'DEBT') as debt,
            bit_or(case method when 'CASH' then 1 when 'BANK' then 2 else 4 end) as methods
          from bill_payment where store_id = $1 group by bill_id
        ) p on p.bill_id = b.id
        group by 1, 2, 3, 4
      ) b
      full join (
        select branch_id, business_day, seller_id, methods, ${sums.map(name => `sum(${name}) as ${name}`).join(', ')}
        from sale_hour where store_id = $1 group by 1, 2, 3, 4
      ) h using (branch_id, business_day, seller_id, methods)
      where (${valuesOf('b')}) <> (${valuesOf('h')})`,
  },
]
