import { randomBytes } from 'node:crypto'
import type { DatabaseAddress } from '@quay/server/db/connection/pool'
import { types } from '@quay/server/db/connection/pool'
import { newId } from '@quay/server/db/new-id'
import pg from 'pg'
import { basket, type Shop } from '../shop.ts'

/** What one sale of the floor sends, with begin and commit. */
export const floorStatements = 17

const connectionFacts = new WeakMap<pg.Client, { cashAccountId: string; employeeId: string; branchName: string }>()

/** Connections of the floor: bare node-postgres, prepared statements, pipelined, the same role and fence as the server. */
export async function floorConnections(address: DatabaseAddress, count: number, shop: Shop): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({
        ...address,
        types,
        pipeline: true,
        options: '-c plan_cache_mode=force_generic_plan -c jit=off',
      } as pg.ClientConfig)
      await client.connect()
      await client.query('set role quay_app')
      await client.query(`set app.store_id = '${shop.storeId}'`)
      const { rows } = await client.query(
        `select a.id as "cashAccountId", (select id from employee where store_id = $1 limit 1) as "employeeId", b.name as "branchName"
         from cash_account a join branch b on b.store_id = a.store_id and b.id = a.branch_id where a.store_id = $1 and a.kind = 'CASH'`,
        [shop.storeId],
      )
      connectionFacts.set(client, rows[0])
      return client
    }),
  )
}

/** `count` tuples of `width` placeholders. */
const tuples = (count: number, width: number) =>
  Array.from(
    { length: count },
    (_, row) => `(${Array.from({ length: width }, (_, i) => `$${row * width + i + 1}`).join(',')})`,
  ).join(',')

const texts = {
  stock: `select product_id, on_hand, entry_count from product_stock where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) order by product_id for update`,
  lots: `select l.id, l.product_id, l.number, l.expiry_date, s.quantity, s.value from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
    where s.store_id = $1 and s.branch_id = $2 and s.product_id = any($3::uuid[]) and s.bucket = 'sellable' and s.quantity > 0 order by s.lot_id for update of s`,
  products: `select p.id, p.code, p.name, u.id as unit_id, u.name as unit_name, u.price from product p
    join product_unit u on u.store_id = p.store_id and u.product_id = p.id where p.store_id = $1 and p.id = any($2::uuid[])`,
  cash: `select balance, entry_count from cash_account where store_id = $1 and id = $2 for update`,
  counter: `insert into counter (store_id, id, kind, value) values ($1, $2, 'HD', 1)
    on conflict on constraint counter_once do update set value = counter.value + 1 returning value`,
  bill: `insert into bill (store_id, id, code, branch_id, status, seller_id, seller_name, created_by, created_by_name, issuer, sold_at, posted_at, business_day, total_price, line_discount,
    order_discount, payable, paid, cash_tendered, change, debt, vat_amount, cost, item_count, slug, content_hash)
    values ($1, $2, $3, $4, 'SUCCEED', $5, 'Người đo', $5, 'Người đo', $6, $7, $7, $8, $9, 0, 0, $9, $9, $9, 0, 0, 0, $10, 4, $11, $12)`,
  item: `insert into bill_item (store_id, id, bill_id, position, product_id, product_code, product_name, unit_id, unit_name, ratio, quantity, base_quantity,
    list_price, unit_price, price_source, line_discount, order_share, net, vat_rate, vat, cost, business_day, branch_id, seller_id) values ${tuples(4, 24)}`,
  itemLot: `insert into bill_item_lot (store_id, id, bill_id, item_id, lot_id, lot_number, expiry_date, quantity, value) values ${tuples(4, 9)}`,
  payment: `insert into bill_payment (store_id, id, bill_id, position, method, account_id, amount) values ($1, $2, $3, 0, 'CASH', $4, $5)`,
  slug: `insert into public_slug (slug, store_id, kind, id) values ($1, $2, 'bill', $3)`,
  entry: `insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind, document_kind, document_id,
    document_code, line_id, employee_id, at, business_day) values ${tuples(4, 17)}`,
  changeLots: `update stock s set quantity = s.quantity + c.quantity, value = s.value + c.value from unnest($3::uuid[], $4::bigint[], $5::bigint[])
    as c (lot_id, quantity, value) where s.store_id = $1 and s.branch_id = $2 and s.lot_id = c.lot_id and s.bucket = 'sellable'`,
  changeProducts: `update product_stock s set on_hand = s.on_hand - 2, entry_count = s.entry_count + 1, changed_at = $4
    where s.store_id = $1 and s.branch_id = $2 and s.product_id = any($3::uuid[])`,
  cashEntry: `insert into cash_entry (store_id, id, account_id, branch_id, sequence, amount, balance_after, kind, document_kind, document_id, document_code,
    employee_id, at, business_day) values ($1, $2, $3, $4, $5, $6, $7, 'SALE', 'bill', $8, $9, $10, $11, $12)`,
  changeCash: `update cash_account set balance = balance + $3, entry_count = entry_count + 1 where store_id = $1 and id = $2`,
  hour: `insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count, total_price, discount_amount,
    payable, cash, bank, debt, cost, item_count) values ($1, $2, $3, $4, $5, $6, 1, 1, 0, $7, 0, $7, $7, 0, 0, $8, 4)
    on conflict on constraint sale_hour_once do update set bill_count = sale_hour.bill_count + 1, total_price = sale_hour.total_price + excluded.total_price,
    payable = sale_hour.payable + excluded.payable, cash = sale_hour.cash + excluded.cash, cost = sale_hour.cost + excluded.cost,
    item_count = sale_hour.item_count + excluded.item_count`,
  log: `insert into user_log (store_id, at, id, employee_id, employee_name, branch_id, action, subject_kind, subject_id, subject_code, after)
    values ($1, $2, $3, $4, 'Người đo', $5, 'bill.create', 'bill', $6, $7, $8)`,
}

/**
 * The floor: the rows of a four-line cash sale, written by bare SQL without HTTP, session, validation, rules or answer.
 * It locks what a sale must lock and keeps every balance, so that verification is clean after it.
 */
export async function floorSale(client: pg.Client, shop: Shop): Promise<void> {
  const { cashAccountId, employeeId, branchName } = connectionFacts.get(client)!
  const { storeId, branchId } = shop
  const run = (name: keyof typeof texts, values: unknown[]) => client.query({ name, text: texts[name], values })
  const goods = basket(shop)
  const ids = goods.map(one => one.id).sort()

  const begun = client.query('begin')
  const [stocks, lots, products, cash] = await Promise.all([
    run('stock', [storeId, branchId, ids]),
    run('lots', [storeId, branchId, ids]),
    run('products', [storeId, ids]),
    run('cash', [storeId, cashAccountId]),
  ])
  await begun
  const id = newId()
  const now = new Date()
  const local = new Date(now.getTime() + 7 * 3600_000)
  const day = local.toISOString().slice(0, 10)
  const lines = ids.map((productId, i) => {
    const product = products.rows.find(row => row.id === productId)!
    const lot = lots.rows
      .filter(row => row.product_id === productId)
      .sort((a, b) => (a.expiry_date < b.expiry_date ? -1 : 1))[0]!
    const value = Math.round((lot.value * 2) / lot.quantity)
    return { itemId: newId(), product, lot, stock: stocks.rows[i]!, value, net: 2 * product.price }
  })
  const payable = lines.reduce((sum, line) => sum + line.net, 0)
  const cost = lines.reduce((sum, line) => sum + line.value, 0)
  const code = `HD${String((await run('counter', [storeId, newId()])).rows[0].value).padStart(6, '0')}`
  const slug = randomBytes(16).toString('base64url')
  await Promise.all([
    run('bill', [
      storeId,
      id,
      code,
      branchId,
      employeeId,
      JSON.stringify({ storeName: 'Đo', branchName, address: null, phone: null, taxCode: null }),
      now,
      day,
      payable,
      cost,
      slug,
      randomBytes(32),
    ]),
    run(
      'item',
      lines.flatMap(({ itemId, product, value, net }, i) => [
        storeId,
        itemId,
        id,
        i,
        product.id,
        product.code,
        product.name,
        product.unit_id,
        product.unit_name,
        1,
        2,
        2,
        product.price,
        product.price,
        'UNIT',
        0,
        0,
        net,
        0,
        0,
        value,
        day,
        branchId,
        employeeId,
      ]),
    ),
    run(
      'itemLot',
      lines.flatMap(({ itemId, lot, value }) => [
        storeId,
        newId(),
        id,
        itemId,
        lot.id,
        lot.number,
        lot.expiry_date,
        2,
        value,
      ]),
    ),
    run('payment', [storeId, newId(), id, cashAccountId, payable]),
    run('slug', [slug, storeId, id]),
    run(
      'entry',
      lines.flatMap(({ itemId, product, lot, stock, value }) => [
        storeId,
        newId(),
        branchId,
        product.id,
        lot.id,
        stock.entry_count + 1,
        -2,
        -value,
        stock.on_hand - 2,
        'SALE',
        'bill',
        id,
        code,
        itemId,
        employeeId,
        now,
        day,
      ]),
    ),
    run('changeLots', [
      storeId,
      branchId,
      lines.map(line => line.lot.id),
      lines.map(() => -2),
      lines.map(line => -line.value),
    ]),
    run('changeProducts', [storeId, branchId, ids, now]),
    run('cashEntry', [
      storeId,
      newId(),
      cashAccountId,
      branchId,
      cash.rows[0].entry_count + 1,
      payable,
      cash.rows[0].balance + payable,
      id,
      code,
      employeeId,
      now,
      day,
    ]),
    run('changeCash', [storeId, cashAccountId, payable]),
    run('hour', [storeId, newId(), branchId, day, local.getUTCHours(), employeeId, payable, cost]),
    run('log', [
      storeId,
      now,
      newId(),
      employeeId,
      branchId,
      id,
      code,
      JSON.stringify({ payable, paid: payable, debt: 0, itemCount: 4 }),
    ]),
    client.query('commit'),
  ])
}
