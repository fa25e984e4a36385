import { randomBytes } from 'node:crypto'
import { type DatabaseAddress, types } from '@quay/server/db/connection/pool'
import { newId } from '@quay/server/db/new-id'
import pg from 'pg'

/** Tables that a sale adds rows to, each after those that it names. */
const tables = [
  'bill',
  'bill_item',
  'bill_item_lot',
  'bill_payment',
  'public_slug',
  'bill_discount',
  'bill_item_discount',
  'discount_use',
  'point_entry',
  'point_lot',
  'point_allocation',
  'stock_entry',
  'cash_entry',
  'user_log',
] as const
type Table = (typeof tables)[number]
type Row = Record<string, unknown>

/** The rows of a sale that the program made, to be written again as another sale. */
export interface SaleToCopy {
  storeId: string
  branchId: string
  customerId: string
  rows: { table: Table; columns: string[]; values: Row[] }[]
  /** How many rows of each table the sale wrote: those above, and those that it changed. */
  written: Record<string, number>
}

/** The connections write as the server does: its role, its fence, its plans. */
export async function copyConnections(address: DatabaseAddress, count: number, storeId: string): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const options = '-c plan_cache_mode=force_generic_plan -c jit=off'
      const client = new pg.Client({ ...address, types, pipeline: true, options } as pg.ClientConfig)
      await client.connect()
      await client.query('set role quay_app')
      await client.query(`set app.store_id = '${storeId}'`)
      return client
    }),
  )
}

/** Reads what the transaction of a bill of the connection's store wrote. No other may have changed its rows since. */
export async function readSale(reader: pg.Client, storeId: string, billId: string): Promise<SaleToCopy> {
  const written: Record<string, number> = {}
  const rows: SaleToCopy['rows'] = []
  for (const table of await tablesOfStores(reader)) {
    const found = await reader.query<Row>(
      `select * from ${table} where store_id = $1 and xmin = (select xmin from bill where store_id = $1 and id = $2)`,
      [storeId, billId],
    )
    if (found.rows.length > 0) written[table] = found.rows.length
  }
  for (const table of tables) {
    if (!written[table]) continue
    const columns = await columnsOf(reader, table)
    const found = await reader.query<Row>(
      `select * from ${table} where store_id = $1 and xmin = (select xmin from bill where store_id = $1 and id = $2)
       order by ${columns.some(({ name }) => name === 'sequence') ? 'sequence' : '1'}`,
      [storeId, billId],
    )
    const asJson = columns.filter(({ type }) => type === 'jsonb' || type === 'json').map(({ name }) => name)
    const entries = rows.find(one => one.table === 'point_entry')?.values.map(row => row.id)
    // The lot that points were taken from is older than the sale, which only changed it.
    const added = table === 'point_lot' ? found.rows.filter(row => entries?.includes(row.entry_id)) : found.rows
    const values = added.map(row => ({
      ...row,
      ...Object.fromEntries(asJson.map(name => [name, row[name] === null ? null : JSON.stringify(row[name])])),
    }))
    rows.push({ table, columns: columns.map(({ name }) => name), values })
  }
  const bill = rows[0]!.values[0]!
  return { storeId, branchId: String(bill.branch_id), customerId: String(bill.customer_id), rows, written }
}

async function tablesOfStores(reader: pg.Client): Promise<string[]> {
  const { rows } = await reader.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition`)
  return rows.map(row => row.name)
}

async function columnsOf(reader: pg.Client, table: Table): Promise<{ name: string; type: string }[]> {
  const { rows } = await reader.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows
}

const texts = {
  stock: `select product_id, on_hand, entry_count from product_stock
    where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) order by product_id for update`,
  lots: `select s.lot_id, s.quantity, s.value from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
    where s.store_id = $1 and s.branch_id = $2 and s.product_id = any($3::uuid[]) and s.bucket = 'sellable' and s.quantity > 0
    order by s.lot_id for update of s`,
  products: `select p.id, p.code, p.name, u.id as unit_id, u.name as unit_name, u.price from product p
    join product_unit u on u.store_id = p.store_id and u.product_id = p.id where p.store_id = $1 and p.id = any($2::uuid[])`,
  customer: 'select points, point_entry_count from customer where store_id = $1 and id = $2 for update',
  pointLots: `select id, remaining, expires_on from point_lot
    where store_id = $1 and customer_id = $2 and remaining > 0 order by expires_on nulls last, id`,
  cash: 'select balance, entry_count from cash_account where store_id = $1 and id = $2 for update',
  counter: `insert into counter (store_id, id, kind, value) values ($1, $2, 'HD', 1)
    on conflict on constraint counter_once do update set value = counter.value + 1 returning value`,
  changeLots: `update stock s set quantity = s.quantity + c.quantity, value = s.value + c.value
    from unnest($3::uuid[], $4::bigint[], $5::bigint[]) as c (lot_id, quantity, value)
    where s.store_id = $1 and s.branch_id = $2 and s.lot_id = c.lot_id and s.bucket = 'sellable'`,
  changeProducts: `update product_stock s set on_hand = s.on_hand + c.quantity, entry_count = s.entry_count + 1, changed_at = now()
    from unnest($3::uuid[], $4::bigint[]) as c (product_id, quantity)
    where s.store_id = $1 and s.branch_id = $2 and s.product_id = c.product_id`,
  changeCash: `update cash_account set balance = balance + $3, entry_count = entry_count + 1 where store_id = $1 and id = $2`,
  changePoints: `update customer set points = points + $3, point_entry_count = point_entry_count + $4 where store_id = $1 and id = $2`,
  changePointLots: `update point_lot l set remaining = l.remaining - c.amount
    from unnest($2::uuid[], $3::bigint[]) as c (lot_id, amount) where l.store_id = $1 and l.id = c.lot_id`,
  hour: `insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count, total_price,
    discount_amount, payable, cash, bank, debt, cost, promotion_discount, line_discount, promotion_order, order_discount, points_amount,
    discounted_count, item_count, vat) values ($1, $2, $3, $4, $5, $6, 1, 1, 0, $7, $8, $9, $9, 0, 0, $10, $11, $12, $13, $14, $15, $16, $17, $18)
    on conflict on constraint sale_hour_once do update set bill_count = sale_hour.bill_count + 1,
      total_price = sale_hour.total_price + excluded.total_price, discount_amount = sale_hour.discount_amount + excluded.discount_amount,
      payable = sale_hour.payable + excluded.payable, cash = sale_hour.cash + excluded.cash, cost = sale_hour.cost + excluded.cost,
      promotion_discount = sale_hour.promotion_discount + excluded.promotion_discount, line_discount = sale_hour.line_discount + excluded.line_discount,
      promotion_order = sale_hour.promotion_order + excluded.promotion_order, order_discount = sale_hour.order_discount + excluded.order_discount,
      points_amount = sale_hour.points_amount + excluded.points_amount, discounted_count = sale_hour.discounted_count + excluded.discounted_count,
      item_count = sale_hour.item_count + excluded.item_count, vat = sale_hour.vat + excluded.vat`,
}

/** What {@link copySale} sends, with begin and commit. */
export const statementsOfCopy = (sale: SaleToCopy): number => Object.keys(texts).length + sale.rows.length + 2

/**
 * Writes a sale again under new ids and a new code: it locks what a sale must lock and moves every balance, so that verification is clean
 * after it. No HTTP, session, validation, rules or answer.
 */
export async function copySale(client: pg.Client, sale: SaleToCopy): Promise<void> {
  const { storeId, branchId, customerId } = sale
  const run = (name: keyof typeof texts, values: unknown[]) => client.query({ name, text: texts[name], values })
  const of = (table: Table) => sale.rows.find(one => one.table === table)?.values ?? []
  const [bill] = of('bill')
  const [cashRow] = of('cash_entry')
  const moved = of('stock_entry')
  const productIds = [...new Set(moved.map(row => row.product_id))].sort()

  const begun = client.query('begin')
  const [stocks, customer, cash] = await Promise.all([
    run('stock', [storeId, branchId, productIds]),
    run('customer', [storeId, customerId]),
    run('cash', [storeId, cashRow!.account_id]),
    run('lots', [storeId, branchId, productIds]),
    run('products', [storeId, productIds]),
    run('pointLots', [storeId, customerId]),
  ])
  await begun
  const number = (await run('counter', [storeId, newId()])).rows[0].value
  const renamed = new Map<unknown, unknown>([
    [bill!.code, `HD${String(number).padStart(6, '0')}`],
    [bill!.slug, randomBytes(16).toString('base64url')],
    ...sale.rows.flatMap(one => one.values.filter(row => row.id).map(row => [row.id, newId()] as const)),
  ])
  const chains: Partial<Record<Table, (row: Row, place: number) => Row>> = {
    stock_entry: row => {
      const stock = stocks.rows.find(one => one.product_id === row.product_id)
      return { sequence: stock.entry_count + 1, balance_after: stock.on_hand + Number(row.quantity) }
    },
    cash_entry: row => ({
      sequence: cash.rows[0].entry_count + 1,
      balance_after: cash.rows[0].balance + Number(row.amount),
    }),
    point_entry: (_, place) => {
      const before = of('point_entry').slice(0, place + 1)
      return {
        sequence: customer.rows[0].point_entry_count + place + 1,
        balance_after: before.reduce((sum, row) => sum + Number(row.amount), customer.rows[0].points),
      }
    },
  }
  const inserted = sale.rows.map(({ table, columns, values }) =>
    client.query({
      name: `copy ${table} ${values.length}`,
      text: `insert into ${table} (${columns}) values ${tuples(values.length, columns.length)}`,
      values: values.flatMap((row, place) => {
        const changed = { ...row, ...chains[table]?.(row, place) }
        return columns.map(name => renamed.get(changed[name]) ?? changed[name])
      }),
    }),
  )
  const sums = (rows: Row[], name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0)
  const spent = of('point_allocation').filter(row => !renamed.has(row.lot_id))
  await Promise.all([
    ...inserted,
    run('changeLots', [storeId, branchId, ...['lot_id', 'quantity', 'value'].map(name => moved.map(row => row[name]))]),
    run('changeProducts', [storeId, branchId, ...['product_id', 'quantity'].map(name => moved.map(row => row[name]))]),
    run('changeCash', [storeId, cashRow!.account_id, cashRow!.amount]),
    run('changePoints', [storeId, customerId, sums(of('point_entry'), 'amount'), of('point_entry').length]),
    run('changePointLots', [storeId, ...['lot_id', 'amount'].map(name => spent.map(row => row[name]))]),
    run('hour', [
      storeId,
      newId(),
      branchId,
      bill!.business_day,
      new Date(Date.parse(String(bill!.sold_at)) + 7 * 3600_000).getUTCHours(),
      bill!.seller_id,
      bill!.total_price,
      Number(bill!.total_price) - Number(bill!.payable),
      bill!.payable,
      bill!.cost,
      bill!.promotion_discount,
      bill!.line_discount,
      bill!.promotion_order,
      bill!.order_discount,
      bill!.points_amount,
      Number(bill!.total_price) > Number(bill!.payable) ? 1 : 0,
      bill!.item_count,
      bill!.vat_amount,
    ]),
    client.query('commit'),
  ])
}

/** `count` tuples of `width` placeholders. */
const tuples = (count: number, width: number) =>
  Array.from(
    { length: count },
    (_, row) => `(${Array.from({ length: width }, (_, i) => `$${row * width + i + 1}`).join(',')})`,
  ).join(',')
