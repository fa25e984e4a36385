import {
  cashFigures,
  cashSumsSql,
  customerFigures,
  customerSumsSql,
  flowFigures,
  flowSumsSql,
  monthOf,
  productFigures,
  productSumsSql,
} from '../features/report/sums-sql.ts'
import type { Check } from './check.ts'

const through = '(select through from report_mark where store_id = $1)'

const bills = `b.status = 'SUCCEED' and b.business_day <= ${through}`
const returns = `d.status = 'SUCCEED' and d.business_day <= ${through}`
const upToMark = `business_day <= ${through}`

const summed = (figures: readonly string[]) => figures.map(name => `sum(${name})::bigint as ${name}`).join(', ')

interface Law {
  law: string
  thing: string
  keys: readonly string[]
  figures: readonly string[]
  /** What the figures should be, and what they are, each by the keys. */
  expected: string
  found: string
}

/** One law: two ways of summing up give the same figures, by key; a row that one of them lacks is zero. */
const sameSums = ({ law, thing, keys, figures, expected, found }: Law): Check => {
  const listOf = (side: string) => figures.map(name => `'${name} ' || coalesce(${side}.${name}, 0)`).join(', ')
  const valuesOf = (side: string) => figures.map(name => `coalesce(${side}.${name}, 0)`).join(', ')
  return {
    law,
    sql: `
      select concat_ws(', ', '${thing}', ${keys.join(', ')}) as thing, concat_ws(', ', ${listOf('e')}) as expected,
        concat_ws(', ', ${listOf('f')}) as found
      from (${expected}) e full join (${found}) f using (${keys.join(', ')})
      where (${valuesOf('e')}) <> (${valuesOf('f')})`,
  }
}

/** What lines of sales and returns have of money. */
const moneyOfLines = [
  'gross',
  'discount',
  'net',
  'vat',
  'output_vat',
  'cost',
  'return_net',
  'return_vat',
  'return_output_vat',
  'return_cost',
]

const productKeys = ['branch_id', 'start', 'product_id', 'part'] as const
const customerKeys = ['branch_id', 'start', 'customer_id'] as const
const flowKeys = ['branch_id', 'start', 'product_id', 'kind'] as const
const cashKeys = ['account_id', 'business_day', 'branch_id', 'kind'] as const

const cellsOf = (table: string, keys: readonly string[], figures: readonly string[], span: string) =>
  `select ${[...keys, ...figures].join(', ')} from ${table} where store_id = $1 and span = '${span}'`

/** Cells of quarters or years out of those of months. */
const fromMonths = (table: string, keys: readonly string[], figures: readonly string[], unit: string) =>
  `select ${keys.map(key => (key === 'start' ? `date_trunc('${unit}', start)::date as start` : key)).join(', ')}, ${summed(figures)}
   from ${table} where store_id = $1 and span = 'M' group by ${keys.map((_, at) => at + 1).join(', ')}`

const longerSpans = (table: string, name: string, keys: readonly string[], figures: readonly string[]): Check[] =>
  [
    { span: 'Q', unit: 'quarter', word: 'quarters' },
    { span: 'Y', unit: 'year', word: 'years' },
  ].map(({ span, unit, word }) =>
    sameSums({
      law: `${name}: cells of ${word} are the sums of their months`,
      thing: `${table} ${span}`,
      keys,
      figures,
      expected: fromMonths(table, keys, figures, unit),
      found: cellsOf(table, keys, figures, span),
    }),
  )

/** What the owner's reports stand on, against documents and ledgers up to the mark. */
export const reportSumChecks: Check[] = [
  {
    law: 'sums of reports: the mark is before today in every branch',
    sql: `
      select 'mark of reports' as thing, 'before ' || to_char(min(today), 'YYYY-MM-DD') as expected, to_char(through, 'YYYY-MM-DD') as found
      from report_mark m cross join lateral (
        select (now() at time zone r.time_zone - make_interval(hours => r.day_cut_off_hour))::date as today from branch r where r.store_id = $1
      ) days
      where m.store_id = $1 group by through having through >= min(today)`,
  },
  {
    law: 'reports and ledgers: what a bill or a return cost is what stock gave for it, on whatever day; of a cancelled one nothing',
    sql: `
      select 'document ' || s.code as thing, s.cost::text as expected, coalesce(e.cost, 0)::text as found
      from (
        select id, code, case status when 'SUCCEED' then cost else 0 end as cost from bill where store_id = $1
        union all
        select id, code, case status when 'SUCCEED' then 0 - cost else 0 end from sale_return where store_id = $1
      ) s
      left join (
        select document_id, 0 - sum(value) as cost from stock_entry
        where store_id = $1 and kind in ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL') group by 1
      ) e on e.document_id = s.id
      where s.cost <> coalesce(e.cost, 0)`,
  },
  {
    law: 'lines of sales know their bill: its branch, day, seller, customer and whether it deducted VAT',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 as thing,
        concat_ws(', ', b.branch_id, b.business_day, b.seller_id, b.customer_id, b.deducts_vat) as expected,
        concat_ws(', ', i.branch_id, i.business_day, i.seller_id, i.customer_id, i.deducts_vat) as found
      from bill_item i join bill b on b.store_id = $1 and b.id = i.bill_id
      where i.store_id = $1 and (i.branch_id, i.business_day, i.seller_id, i.customer_id, i.deducts_vat)
        is distinct from (b.branch_id, b.business_day, b.seller_id, b.customer_id, b.deducts_vat)`,
  },
  {
    law: 'lines of returns know their return and who had sold the goods',
    sql: `
      select 'return ' || d.code || ', line ' || i.position + 1 as thing,
        concat_ws(', ', d.branch_id, d.business_day, coalesce(b.seller_id, d.created_by), d.customer_id) as expected,
        concat_ws(', ', i.branch_id, i.business_day, i.seller_id, i.customer_id) as found
      from sale_return_item i join sale_return d on d.store_id = $1 and d.id = i.sale_return_id
      left join bill b on b.store_id = $1 and b.id = d.bill_id
      where i.store_id = $1 and (i.branch_id, i.business_day, i.seller_id, i.customer_id)
        is distinct from (d.branch_id, d.business_day, coalesce(b.seller_id, d.created_by), d.customer_id)`,
  },
  sameSums({
    law: 'sums by product: cells of months are the documents up to the mark',
    thing: 'sale_product M',
    keys: productKeys,
    figures: productFigures,
    expected: productSumsSql(bills, returns),
    found: cellsOf('sale_product', productKeys, productFigures, 'M'),
  }),
  ...longerSpans('sale_product', 'sums by product', productKeys, productFigures),
  sameSums({
    law: 'sums by product: combos and their components are the same money',
    thing: 'combos and components',
    keys: ['branch_id', 'start'],
    figures: moneyOfLines,
    expected: `select branch_id, start, ${summed(moneyOfLines)}
      from sale_product where store_id = $1 and span = 'M' and part = 1 group by 1, 2`,
    found: `select branch_id, start, ${summed(moneyOfLines)}
      from sale_product where store_id = $1 and span = 'M' and part = 2 group by 1, 2`,
  }),
  sameSums({
    law: 'sums by product: together they are the sums of sales by hour',
    thing: 'months of products and of hours',
    keys: ['branch_id', 'start'],
    figures: moneyOfLines,
    expected: `select branch_id, ${monthOf} as start, sum(total_price) as gross, sum(discount_amount) as discount, sum(payable) as net, sum(vat) as vat,
        sum(output_vat) as output_vat, sum(cost) as cost, sum(return_net) as return_net, sum(return_vat) as return_vat,
        sum(return_output_vat) as return_output_vat, sum(return_cost) as return_cost
      from sale_hour where store_id = $1 and business_day <= ${through} group by 1, 2`,
    found: `select branch_id, start, ${summed(moneyOfLines)}
      from sale_product where store_id = $1 and span = 'M' and part in (0, 1) group by 1, 2`,
  }),
  sameSums({
    law: 'sums by customer: cells of months are the documents up to the mark',
    thing: 'sale_customer',
    keys: customerKeys,
    figures: customerFigures,
    expected: customerSumsSql(bills, returns),
    found: `select ${[...customerKeys, ...customerFigures].join(', ')} from sale_customer where store_id = $1`,
  }),
  sameSums({
    law: 'flows of stock: cells of months are the ledger up to the mark',
    thing: 'stock_flow M',
    keys: flowKeys,
    figures: flowFigures,
    expected: flowSumsSql(upToMark),
    found: cellsOf('stock_flow', flowKeys, flowFigures, 'M'),
  }),
  ...longerSpans('stock_flow', 'flows of stock', flowKeys, flowFigures),
  sameSums({
    law: 'flows of stock: with the rows since the mark they are what is on hand',
    thing: 'on hand',
    keys: ['branch_id', 'product_id'],
    figures: ['quantity'],
    expected: `select branch_id, product_id, on_hand as quantity from product_stock where store_id = $1`,
    found: `select branch_id, product_id, sum(quantity) as quantity from (
        select branch_id, product_id, quantity_in - quantity_out as quantity from stock_flow where store_id = $1 and span = 'Y'
        union all
        select branch_id, product_id, quantity from stock_entry
        where store_id = $1 and business_day > coalesce(${through}, '-infinity')
      ) moved group by 1, 2`,
  }),
  sameSums({
    law: 'days of cash: they are the ledger up to the mark',
    thing: 'cash_day',
    keys: cashKeys,
    figures: cashFigures,
    expected: cashSumsSql(upToMark),
    found: `select ${[...cashKeys, ...cashFigures].join(', ')} from cash_day where store_id = $1`,
  }),
]
