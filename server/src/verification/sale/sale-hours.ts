import type { Check } from '../check.ts'

const ofBills = [
  'bill_count',
  'cancelled_count',
  'total_price',
  'promotion_discount',
  'line_discount',
  'promotion_order',
  'order_discount',
  'points_amount',
  'discount_amount',
  'discounted_count',
  'item_count',
  'payable',
  'vat',
  'cash',
  'bank',
  'debt',
  'cost',
  'cash_rounding',
  'surcharges',
  'deposit_used',
  'output_vat',
  'surcharge_output_vat',
]
const ofReturns = [
  'return_count',
  'return_net',
  'return_vat',
  'return_cost',
  'return_fee',
  'return_gift_charge',
  'return_surcharges',
  'return_rounding',
  'refund_cash',
  'refund_bank',
  'refund_debt',
  'refund_exchange',
  'return_output_vat',
  'return_surcharge_output_vat',
]
const listOf = (side: string, sums: readonly string[]) =>
  sums.map(name => `'${name} ' || coalesce(${side}.${name}, 0)`).join(', ')
const valuesOf = (side: string, sums: readonly string[]) => sums.map(name => `coalesce(${side}.${name}, 0)`).join(', ')

/** One law over the sums of days: `sums` are those columns, `documents` the same of what they count, by branch, day, seller, ways of payment and of selling. */
const sameAs = (law: string, sums: readonly string[], documents: string): Check => ({
  law,
  sql: `
      select 'sales of ' || business_day || ', ' || (select name from branch where store_id = $1 and id = branch_id)
          || ', ' || coalesce((select full_name from employee where store_id = $1 and id = seller_id), 'nobody') as thing,
        concat_ws(', ', ${listOf('b', sums)}) as expected, concat_ws(', ', ${listOf('h', sums)}) as found
      from (${documents}) b
      full join (
        select branch_id, business_day, seller_id, methods, channel, ${sums.map(name => `sum(${name}) as ${name}`).join(', ')}
        from sale_hour where store_id = $1 group by 1, 2, 3, 4, 5
      ) h using (branch_id, business_day, seller_id, methods, channel)
      where (${valuesOf('b', sums)}) <> (${valuesOf('h', sums)})`,
})

const channelOf = `case coalesce(b.channel, 'COUNTER') when 'COUNTER' then 0 when 'DELIVERY' then 1 else 2 end`

const billSums = [
  'total_price',
  'promotion_discount',
  'line_discount',
  'promotion_order',
  'order_discount',
  'points_amount',
  'item_count',
  'payable',
  'cost',
  'cash_rounding',
  'surcharges',
  'deposit_used',
]

/** The sums that figures and reports read, against the documents. Hours of a day are taken together: a branch may change its zone. */
export const saleHourChecks: Check[] = [
  sameAs(
    'sums of sales: each day of a seller at a branch, by way of payment, is the sum of the bills',
    ofBills,
    `select b.branch_id, b.business_day, b.seller_id, coalesce(p.methods, 0) as methods, ${channelOf} as channel,
          count(*) filter (where live) as bill_count, count(*) filter (where not live) as cancelled_count,
          ${billSums.map(name => `sum(b.${name}) filter (where live) as ${name}`).join(', ')},
          sum(total_price - payable) filter (where live) as discount_amount,
          count(*) filter (where live and total_price > payable) as discounted_count,
          sum(vat_amount) filter (where live) as vat, sum(vat_amount) filter (where live and deducts_vat) as output_vat,
          sum(surcharge_vat) filter (where live and deducts_vat) as surcharge_output_vat, sum(p.cash) filter (where live) as cash, sum(p.bank) filter (where live) as bank,
          sum(p.debt) filter (where live) as debt
        from (select *, status = 'SUCCEED' as live from bill where store_id = $1) b
        left join (
          select bill_id, sum(amount) filter (where method = 'CASH') as cash, sum(amount) filter (where method = 'BANK') as bank,
            sum(amount) filter (where method = 'DEBT') as debt,
            bit_or(case method when 'CASH' then 1 when 'BANK' then 2 else 4 end) as methods
          from bill_payment where store_id = $1 group by bill_id
        ) p on p.bill_id = b.id
        group by 1, 2, 3, 4, 5`,
  ),
  sameAs(
    'sums of sales: each day of a seller at a branch, by way of payment, is the sum of what came back',
    ofReturns,
    `select d.branch_id, d.business_day, coalesce(b.seller_id, d.created_by) as seller_id,
          case when coalesce(p.cash, 0) > 0 then 1 else 0 end + case when coalesce(p.bank, 0) > 0 then 2 else 0 end
            + case when d.debt_reduced + d.credited > 0 then 4 else 0 end as methods, ${channelOf} as channel,
          count(*) as return_count, sum(d.goods_amount) as return_net, sum(d.vat_amount) as return_vat, sum(d.cost) as return_cost,
          sum(d.fee) as return_fee, sum(d.gift_charge) as return_gift_charge, sum(d.surcharges_back) as return_surcharges,
          sum(d.bill_rounding + d.cash_rounding) as return_rounding, sum(p.cash) as refund_cash, sum(p.bank) as refund_bank,
          sum(d.debt_reduced + d.credited) as refund_debt, sum(d.exchange_used) as refund_exchange,
          sum(d.vat_amount) filter (where d.deducts_vat) as return_output_vat,
          sum(d.surcharge_vat) filter (where d.deducts_vat) as return_surcharge_output_vat
        from sale_return d
        left join bill b on b.store_id = $1 and b.id = d.bill_id
        left join (
          select sale_return_id, sum(amount) filter (where method = 'CASH') as cash, sum(amount) filter (where method = 'BANK') as bank
          from sale_return_payment where store_id = $1 group by 1
        ) p on p.sale_return_id = d.id
        where d.store_id = $1 and d.status = 'SUCCEED' group by 1, 2, 3, 4, 5`,
  ),
]
