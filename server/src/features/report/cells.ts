import { type Span, spans, startOf } from '@quay/domain/report/spans'
import type { Tx } from '../../db/connection/transaction.ts'
import { listsOf } from '../../db/write/lists-of.ts'

export interface ProductSums {
  branchId: string
  start: string
  productId: string
  part: number
  lines: number
  quantity: number
  gross: number
  discount: number
  net: number
  vat: number
  outputVat: number
  cost: number
  returnLines: number
  returnQuantity: number
  returnNet: number
  returnVat: number
  returnOutputVat: number
  returnCost: number
}

export interface CustomerSums {
  branchId: string
  start: string
  customerId: string
  bills: number
  gross: number
  discount: number
  net: number
  outputVat: number
  cost: number
  returns: number
  returnNet: number
  returnOutputVat: number
  returnCost: number
}

export interface FlowSums {
  branchId: string
  start: string
  productId: string
  kind: string
  quantityIn: number
  valueIn: number
  quantityOut: number
  valueOut: number
}

type Of = Pick<Tx, 'storeId' | 'query'>

/** Adds sums of months to the cells of their months, quarters and years. Whoever calls holds the mark. */
export async function addProductSums(of: Of, months: readonly ProductSums[]): Promise<void> {
  for (const span of spans) {
    const rows = gather(span, months, row => `${row.branchId} ${row.productId} ${row.part}`)
    for (const part of portions(rows))
      await of.query(productSql, [
        of.storeId,
        span,
        ...listsOf(
          part,
          'branchId',
          'start',
          'productId',
          'part',
          'lines',
          'quantity',
          'gross',
          'discount',
          'net',
          'vat',
        ),
        ...listsOf(part, 'cost', 'returnLines', 'returnQuantity', 'returnNet', 'returnVat', 'returnCost', 'outputVat'),
        ...listsOf(part, 'returnOutputVat'),
      ])
  }
}

/** Of customers months alone are kept. */
export async function addCustomerSums(of: Of, months: readonly CustomerSums[]): Promise<void> {
  for (const part of portions(gather('M', months, row => `${row.branchId} ${row.customerId}`)))
    await of.query(customerSql, [
      of.storeId,
      ...listsOf(part, 'branchId', 'start', 'customerId', 'bills', 'gross', 'discount', 'net', 'cost', 'returns'),
      ...listsOf(part, 'returnNet', 'returnCost', 'outputVat', 'returnOutputVat'),
    ])
}

export async function addFlowSums(of: Of, months: readonly FlowSums[]): Promise<void> {
  for (const span of spans)
    for (const part of portions(gather(span, months, row => `${row.branchId} ${row.productId} ${row.kind}`)))
      await of.query(flowSql, [
        of.storeId,
        span,
        ...listsOf(part, 'branchId', 'start', 'productId', 'kind', 'quantityIn', 'valueIn', 'quantityOut', 'valueOut'),
      ])
}

/** Rows of months added up to those of a longer span, in the order of their keys. */
function gather<Row extends { start: string }>(span: Span, months: readonly Row[], key: (row: Row) => string): Row[] {
  const found = new Map<string, Row>()
  for (const row of months) {
    const start = startOf(span, row.start)
    const name = `${start} ${key(row)}`
    const sums = found.get(name)
    found.set(name, sums ? added(sums, row) : { ...row, start })
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/** Every figure of two rows of one key; `part` is a part of the key. */
const added = <Row extends object>(one: Row, other: Row): Row =>
  figuresOf(one, (field, value) => value + (other as Record<string, number>)[field]!)

/** The opposite of every figure: what leaves the sums. */
export const negated = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map(row => figuresOf(row, (_, value) => 0 - value))

function figuresOf<Row extends object>(row: Row, change: (field: string, value: number) => number): Row {
  const fields = Object.entries(row).map(([field, value]) => [
    field,
    typeof value === 'number' && field !== 'part' ? change(field, value) : value,
  ])
  return Object.fromEntries(fields)
}

const most = 5_000

function* portions<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += most) yield rows.slice(from, from + most)
}

const productSql = `
  insert into sale_product (store_id, span, branch_id, start, product_id, part, lines, quantity, gross, discount, net, vat, cost, return_lines,
    return_quantity, return_net, return_vat, return_cost, output_vat, return_output_vat)
  values ($1, $2, unnest($3::uuid[]), unnest($4::date[]), unnest($5::uuid[]), unnest($6::smallint[]), unnest($7::integer[]),
    unnest($8::bigint[]), unnest($9::bigint[]), unnest($10::bigint[]), unnest($11::bigint[]), unnest($12::bigint[]), unnest($13::bigint[]),
    unnest($14::integer[]), unnest($15::bigint[]), unnest($16::bigint[]), unnest($17::bigint[]), unnest($18::bigint[]),
    unnest($19::bigint[]), unnest($20::bigint[]))
  on conflict on constraint sale_product_pk do update set
    lines = sale_product.lines + excluded.lines,
    quantity = sale_product.quantity + excluded.quantity,
    gross = sale_product.gross + excluded.gross,
    discount = sale_product.discount + excluded.discount,
    net = sale_product.net + excluded.net,
    vat = sale_product.vat + excluded.vat,
    cost = sale_product.cost + excluded.cost,
    return_lines = sale_product.return_lines + excluded.return_lines,
    return_quantity = sale_product.return_quantity + excluded.return_quantity,
    return_net = sale_product.return_net + excluded.return_net,
    return_vat = sale_product.return_vat + excluded.return_vat,
    return_cost = sale_product.return_cost + excluded.return_cost,
    output_vat = sale_product.output_vat + excluded.output_vat,
    return_output_vat = sale_product.return_output_vat + excluded.return_output_vat`

const customerSql = `
  insert into sale_customer (store_id, branch_id, start, customer_id, bills, gross, discount, net, cost, returns, return_net, return_cost,
    output_vat, return_output_vat)
  values ($1, unnest($2::uuid[]), unnest($3::date[]), unnest($4::uuid[]), unnest($5::integer[]), unnest($6::bigint[]), unnest($7::bigint[]),
    unnest($8::bigint[]), unnest($9::bigint[]), unnest($10::integer[]), unnest($11::bigint[]), unnest($12::bigint[]),
    unnest($13::bigint[]), unnest($14::bigint[]))
  on conflict on constraint sale_customer_pk do update set
    bills = sale_customer.bills + excluded.bills,
    gross = sale_customer.gross + excluded.gross,
    discount = sale_customer.discount + excluded.discount,
    net = sale_customer.net + excluded.net,
    cost = sale_customer.cost + excluded.cost,
    returns = sale_customer.returns + excluded.returns,
    return_net = sale_customer.return_net + excluded.return_net,
    return_cost = sale_customer.return_cost + excluded.return_cost,
    output_vat = sale_customer.output_vat + excluded.output_vat,
    return_output_vat = sale_customer.return_output_vat + excluded.return_output_vat`

const flowSql = `
  insert into stock_flow (store_id, span, branch_id, start, product_id, kind, quantity_in, value_in, quantity_out, value_out)
  values ($1, $2, unnest($3::uuid[]), unnest($4::date[]), unnest($5::uuid[]), unnest($6::text[]), unnest($7::bigint[]), unnest($8::bigint[]),
    unnest($9::bigint[]), unnest($10::bigint[]))
  on conflict on constraint stock_flow_pk do update set
    quantity_in = stock_flow.quantity_in + excluded.quantity_in,
    value_in = stock_flow.value_in + excluded.value_in,
    quantity_out = stock_flow.quantity_out + excluded.quantity_out,
    value_out = stock_flow.value_out + excluded.value_out`
