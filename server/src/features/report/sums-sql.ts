import { outputVatSql } from '../tax/output-vat.ts'

/**
 * What documents are to the sums by product and by customer: one row a line, a component, a document. The job, late documents and the
 * laws of verification read the same pieces, so that they cannot differ. `$1` is the store; `bills` and `returns` say which documents by
 * the bill `b` and the return `d`.
 */

/** Bills that stand and are of the days from `$2` to `$3`, and returns. */
export const billsOfDays = `b.status = 'SUCCEED' and b.business_day between $2 and $3`
export const returnsOfDays = `d.status = 'SUCCEED' and d.business_day between $2 and $3`

/** One document by its id `$2`, whatever became of it. */
export const oneBill = 'b.id = $2'
export const oneReturn = 'd.id = $2'

const noReturn =
  '0 as return_lines, 0 as return_quantity, 0 as return_net, 0 as return_vat, 0 as return_output_vat, 0 as return_cost'
const noSale = '0, 0, 0, 0, 0, 0, 0, 0'

/** Lines by product and part. The gross price of a combo falls on its components as their net amounts do, to the đồng. */
const productRowsSql = (bills: string, returns: string) => `
  select i.branch_id, i.business_day, i.product_id,
    case when exists (select from bill_item_part p where p.store_id = $1 and p.item_id = i.id) then 1 else 0 end as part,
    1 as lines, i.base_quantity as quantity, i.quantity * i.unit_price as gross, i.quantity * i.unit_price - i.net as discount, i.net, i.vat,
    ${outputVatSql('i.', 'i.vat')} as output_vat, i.cost, ${noReturn}
  from bill b join bill_item i on i.store_id = $1 and i.bill_id = b.id
  where b.store_id = $1 and ${bills}
  union all
  select branch_id, business_day, product_id, 2, 1, base_quantity, gross, gross - net, net, vat, output_vat, cost, 0, 0, 0, 0, 0, 0
  from (
    select i.branch_id, i.business_day, p.product_id, p.base_quantity, p.net, p.vat, ${outputVatSql('i.', 'p.vat')} as output_vat, p.cost,
      case when i.net > 0 then div(sum(p.net) over upto * (i.quantity * i.unit_price), i.net)::bigint
          - div((sum(p.net) over upto - p.net) * (i.quantity * i.unit_price), i.net)::bigint
        when row_number() over upto = 1 then i.quantity * i.unit_price else 0 end as gross
    from bill b join bill_item_part p on p.store_id = $1 and p.bill_id = b.id join bill_item i on i.store_id = $1 and i.id = p.item_id
    where b.store_id = $1 and ${bills}
    window upto as (partition by p.item_id order by p.position, p.id)
  ) component
  union all
  select x.branch_id, x.business_day, c.product_id, c.part, ${noSale}, 1, c.quantity, x.net, x.vat, ${outputVatSql('d.', 'x.vat')}, x.cost
  from sale_return d join sale_return_item x on x.store_id = $1 and x.sale_return_id = d.id
  left join bill_item s on s.store_id = $1 and s.id = x.bill_item_id and x.bill_item_part_id is not null
  cross join lateral (
    select x.product_id, case when s.id is null then 0 else 2 end as part, x.base_quantity as quantity
    -- Of a combo its components come back, and its money; no combo does.
    union all select coalesce(s.product_id, x.product_id), 1, 0 where s.id is not null
  ) c
  where d.store_id = $1 and ${returns}`

/** Bills and returns by customer; those without one are left out. */
const customerRowsSql = (bills: string, returns: string) => `
  select b.branch_id, b.business_day, b.customer_id, 1 as bills, b.total_price as gross, b.total_price - b.payable as discount, b.payable as net,
    ${outputVatSql('b.', 'b.vat_amount')} as output_vat, b.cost, 0 as returns, 0 as return_net, 0 as return_output_vat, 0 as return_cost
  from bill b where b.store_id = $1 and b.customer_id is not null and ${bills}
  union all
  select d.branch_id, d.business_day, d.customer_id, 0, 0, 0, 0, 0, 0, 1, d.goods_amount, ${outputVatSql('d.', 'd.vat_amount')}, d.cost
  from sale_return d where d.store_id = $1 and d.customer_id is not null and ${returns}`

/** Rows of the ledger of stock; what only changes a value counts as coming in or going out by its sign. */
const flowRowsSql = (days: string) => `
  select branch_id, business_day, product_id, kind, case when c.is_in then quantity else 0 end as quantity_in,
    case when c.is_in then value else 0 end as value_in, case when c.is_in then 0 else 0 - quantity end as quantity_out,
    case when c.is_in then 0 else 0 - value end as value_out
  from stock_entry e cross join lateral (select quantity > 0 or (quantity = 0 and value > 0) as is_in) c
  where store_id = $1 and ${days}`

const cashRowsSql = (days: string) => `
  select account_id, business_day, branch_id, kind, greatest(amount, 0) as amount_in, greatest(0 - amount, 0) as amount_out, 1 as entries
  from cash_entry where store_id = $1 and ${days}`

export const productFigures = [
  'lines',
  'quantity',
  'gross',
  'discount',
  'net',
  'vat',
  'output_vat',
  'cost',
  'return_lines',
  'return_quantity',
  'return_net',
  'return_vat',
  'return_output_vat',
  'return_cost',
] as const
export const customerFigures = [
  'bills',
  'gross',
  'discount',
  'net',
  'output_vat',
  'cost',
  'returns',
  'return_net',
  'return_output_vat',
  'return_cost',
] as const
export const flowFigures = ['quantity_in', 'value_in', 'quantity_out', 'value_out'] as const
export const cashFigures = ['amount_in', 'amount_out', 'entries'] as const

/** Each of them summed up, as whole numbers. */
const productTotals = `
  sum(lines)::bigint as lines, sum(quantity)::bigint as quantity, sum(gross)::bigint as gross, sum(discount)::bigint as discount,
  sum(net)::bigint as net, sum(vat)::bigint as vat, sum(output_vat)::bigint as output_vat, sum(cost)::bigint as cost, sum(return_lines)::bigint as return_lines,
  sum(return_quantity)::bigint as return_quantity, sum(return_net)::bigint as return_net, sum(return_vat)::bigint as return_vat,
  sum(return_output_vat)::bigint as return_output_vat, sum(return_cost)::bigint as return_cost`
const customerTotals = `
  sum(bills)::bigint as bills, sum(gross)::bigint as gross, sum(discount)::bigint as discount, sum(net)::bigint as net,
  sum(output_vat)::bigint as output_vat, sum(cost)::bigint as cost, sum(returns)::bigint as returns, sum(return_net)::bigint as return_net,
  sum(return_output_vat)::bigint as return_output_vat, sum(return_cost)::bigint as return_cost`
const flowTotals = `
  sum(quantity_in)::bigint as quantity_in, sum(value_in)::bigint as value_in, sum(quantity_out)::bigint as quantity_out,
  sum(value_out)::bigint as value_out`
const cashTotals = `sum(amount_in)::bigint as amount_in, sum(amount_out)::bigint as amount_out, sum(entries)::bigint as entries`

/** The first day of the month of a row, as the cells name it. */
export const monthOf = `date_trunc('month', business_day)::date`

export const productSumsSql = (bills: string, returns: string) => `
  select branch_id, ${monthOf} as start, product_id, part, ${productTotals}
  from (${productRowsSql(bills, returns)}) moved group by 1, 2, 3, 4`

export const customerSumsSql = (bills: string, returns: string) => `
  select branch_id, ${monthOf} as start, customer_id, ${customerTotals}
  from (${customerRowsSql(bills, returns)}) moved group by 1, 2, 3`

export const flowSumsSql = (days: string) => `
  select branch_id, ${monthOf} as start, product_id, kind, ${flowTotals} from (${flowRowsSql(days)}) moved group by 1, 2, 3, 4`

export const cashSumsSql = (days: string) => `
  select account_id, business_day, branch_id, kind, ${cashTotals} from (${cashRowsSql(days)}) moved group by 1, 2, 3, 4`
