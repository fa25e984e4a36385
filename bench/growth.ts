import { verifyDatabase } from '@quay/server/verification/verify-database'
import type pg from 'pg'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

/** Asks the same kind of question many times, one after the other. Gives milliseconds. */
async function ask(server: ShopServer, shop: Shop, paths: string[]): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (const path of paths) {
    const began = performance.now()
    const reply = await server.request('GET', path, undefined, shop.token)
    times.push(performance.now() - began)
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body}`)
  }
  return { p50: round(median(times)), p99: round(percentile(times, 0.99)) }
}

const keywords = [
  'para',
  'par',
  'pa',
  'vitamin c',
  'amox 500',
  'siro ho',
  'men tieu hoa',
  'vien nen 250',
  'ce',
  'khang sinh',
  'gel boi da 10',
  'HH000777',
]

/** Product search at 20,000 products in each of 20 stores, through the server and under row-level security. */
export async function measureSearch(server: ShopServer, { stores = 20, products = 20_000 } = {}) {
  const shops: Shop[] = []
  for (let i = 0; i < stores; i++) {
    const shop = await openShop(server, 1)
    await growCatalogue(server.owner, shop, products)
    shops.push(shop)
  }
  await server.owner.query('vacuum analyze')
  const shop = shops[Math.floor(stores / 2)]!
  const paths = Array.from({ length: 20 }, () =>
    keywords.map(word => `product?limit=20&keyword=${encodeURIComponent(word)}`),
  ).flat()
  await ask(server, shop, paths.slice(0, keywords.length))
  const all = await ask(server, shop, paths)
  const slowest: { word: string; p50: number }[] = []
  for (const word of keywords) {
    const path = `product?limit=20&keyword=${encodeURIComponent(word)}`
    slowest.push({
      word,
      p50: (
        await ask(
          server,
          shop,
          Array.from({ length: 20 }, () => path),
        )
      ).p50,
    })
  }
  return { stores, productsEach: products, ...all, slowest: slowest.sort((a, b) => b.p50 - a.p50).slice(0, 3) }
}

/** Fills a store's catalogue set-wise, with names put together from the trade's words. */
export async function growCatalogue(owner: pg.Client, shop: Shop, count: number): Promise<void> {
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  await owner.query(
    `with made as (
       insert into product (store_id, id, code, type, name, is_lot_managed, vat_rate, active_ingredient)
       select $1, uuidv7(), 'SP' || g, 1,
         (array['Paracetamol','Amoxicillin','Vitamin C','Cefixim','Men tiêu hóa','Siro ho','Gel bôi da','Khang sinh','Panthenol','Omeprazol','Loratadin','Ibuprofen'])[1 + g % 12]
         || ' ' || (array['Minh Tâm','An Bình','Hòa Phát','Đại Nam','Sao Mai'])[1 + (g / 12) % 5] || ' ' || (10 * (1 + (g / 60) % 90)) || ' mg, viên nén hộp ' || (1 + g % 10) || ' vỉ ' || g,
         false, 5, 'hoạt chất ' || g % 700
       from generate_series(1, $2::int) g returning id, code, name, active_ingredient),
     searched as (insert into product_search (store_id, id, folded) select $1, id, fold(name || ' ' || code || ' ' || active_ingredient) from made)
     insert into product_unit (store_id, id, product_id, name, ratio, price, is_base, is_default_sale, position)
     select $1, uuidv7(), id, 'Viên', 1, 1000, true, true, 0 from made`,
    [shop.storeId, count],
  )
}

/** The bill list and its total while one store grows to a million bills. */
export async function measureBills(server: ShopServer, { sizes = [10_000, 100_000, 1_000_000] } = {}) {
  const shop = await openShop(server, 400)
  const figures: object[] = []
  let grown = 0
  for (const size of sizes) {
    await growBills(server.owner, shop, size - grown)
    grown = size
    await server.owner.query('vacuum analyze')
    figures.push({ bills: size, ...(await askBills(server, shop)) })
  }
  const differences = await verifyDatabase(server.owner)
  return { figures, differences: differences.length }
}

async function askBills(server: ShopServer, shop: Shop) {
  const filters = ['', '&status=SUCCEED', '&method=CASH', `&productId=${shop.products[7]!.id}`]
  const cursors: string[] = []
  for (const filter of filters) {
    const first = await server.request('GET', `bill?limit=20${filter}`, undefined, shop.token)
    cursors.push(`bill?limit=20${filter}&cursor=${JSON.parse(first.body).data.nextCursor}`)
  }
  const again = (path: string, times = 60) => Array.from({ length: times }, () => path)
  const day = (ago: number) => new Date(Date.now() + 7 * 3600_000 - ago * 24 * 3600_000).toISOString().slice(0, 10)
  await ask(server, shop, cursors)
  return {
    page: await ask(server, shop, again(cursors[0]!)),
    pageByStatus: await ask(server, shop, again(cursors[1]!)),
    pageByMethod: await ask(server, shop, again(cursors[2]!)),
    pageByProduct: await ask(server, shop, again(cursors[3]!)),
    // There are none: the whole past would be read without an index of their own.
    cancelledOnes: await ask(server, shop, again('bill?limit=20&status=CANCELLED', 20)),
    onDebt: await ask(server, shop, again('bill?limit=20&method=DEBT', 20)),
    ofNobody: await ask(server, shop, again(`bill?limit=20&sellerId=${shop.branchId}`, 20)),
    firstPageWithCount: await ask(server, shop, again('bill?limit=50', 20)),
    totalOfAll: await ask(server, shop, again('bill/total', 20)),
    totalOfMonth: await ask(server, shop, again(`bill/total?from=${day(30)}&to=${day(0)}`, 20)),
    totalByMethod: await ask(server, shop, again(`bill/total?method=CASH&from=${day(30)}&to=${day(0)}`, 10)),
    totalByStatus: await ask(server, shop, again('bill/total?status=SUCCEED', 5)),
  }
}

/** Adds one-line cash bills over the last year set-wise, with every row that a sale writes, so that verification stays clean. */
async function growBills(owner: pg.Client, shop: Shop, count: number): Promise<void> {
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  const [{ employee, account, cash, entries, hd }] = (
    await owner.query<{ employee: string; account: string; cash: number; entries: number; hd: number }>(
      `select e.id as employee, a.id as account, a.balance as cash, a.entry_count as entries,
         coalesce((select value from counter where store_id = $1 and kind = 'HD'), 0) as hd
       from employee e join cash_account a on a.store_id = e.store_id and a.kind = 'CASH' where e.store_id = $1`,
      [shop.storeId],
    )
  ).rows as [{ employee: string; account: string; cash: number; entries: number; hd: number }]
  // lpad cuts what is longer.
  const code = `'HD' || lpad(($4::bigint + g)::text, greatest(6, length(($4::bigint + g)::text)), '0')`
  await owner.query('begin')
  await owner.query(
    `create temp table grown on commit drop as
     with goods as (
       select p.product_id, p.on_hand, p.entry_count, d.code, d.name, u.id as unit_id, u.price, l.lot_id, row_number() over (order by p.product_id) - 1 as n,
         count(*) over () as goods
       from product_stock p join product d on d.store_id = p.store_id and d.id = p.product_id
       join product_unit u on u.store_id = p.store_id and u.product_id = p.product_id
       join lateral (select lot_id from stock s where s.store_id = p.store_id and s.product_id = p.product_id and s.quantity > 0 order by lot_id limit 1) l on true
       where p.store_id = $1)
     select g, uuidv7(at - now()) as id, uuidv7(at - now()) as item_id, at, (at at time zone 'Asia/Ho_Chi_Minh')::date as day,
       extract(hour from at at time zone 'Asia/Ho_Chi_Minh')::int as hour, b.*, (g - 1) / b.goods + 1 as nth,
       sum(b.price) over (order by g) as cash_sum
     from generate_series(1, $2::int) g
     cross join lateral (select now() - interval '370 days' + ($2::int - ($2::int - g)) * (interval '369 days' / $2::int) as at) t
     join goods b on b.n = (g - 1) % b.goods`,
    [shop.storeId, count],
  )
  const place = [shop.storeId, shop.branchId]
  await owner.query(
    `insert into bill (store_id, id, code, branch_id, status, seller_id, seller_name, created_by, created_by_name, issuer, sold_at, posted_at, business_day, total_price, line_discount,
       order_discount, payable, paid, cash_tendered, change, debt, vat_amount, cost, item_count, slug, content_hash)
     select $1, id, ${code}, $2, 'SUCCEED', $3, 'Người đo', $3, 'Người đo', '{}', at, at, day, price, 0, 0, price, price, price, 0, 0, 0, 1, 1,
       replace(id::text, '-', ''), '' from grown`,
    [...place, employee, hd],
  )
  await owner.query(
    `insert into bill_item (store_id, id, bill_id, position, product_id, product_code, product_name, unit_id, unit_name, ratio, quantity, base_quantity,
       list_price, unit_price, price_source, line_discount, order_share, net, vat_rate, vat, cost, business_day, branch_id, seller_id)
     select $1, item_id, id, 0, product_id, code, name, unit_id, 'Viên', 1, 1, 1, price, price, 'UNIT', 0, 0, price, 0, 0, 1, day, $2, $3 from grown`,
    [...place, employee],
  )
  await owner.query(
    `insert into bill_item_lot (store_id, id, bill_id, item_id, lot_id, lot_number, quantity, value)
     select $1, uuidv7(), id, item_id, lot_id, 'L0', 1, 1 from grown`,
    [shop.storeId],
  )
  await owner.query(
    `insert into bill_payment (store_id, id, bill_id, position, method, account_id, amount) select $1, uuidv7(), id, 0, 'CASH', $2, price from grown`,
    [shop.storeId, account],
  )
  await owner.query(
    `insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind, document_kind, document_id,
       document_code, line_id, employee_id, at, business_day)
     select $1, uuidv7(), $2, product_id, lot_id, entry_count + nth, -1, -1, on_hand - nth, 'SALE', 'bill', id, ${code},
       item_id, $3, at, day from grown`,
    [...place, employee, hd],
  )
  await owner.query(
    `insert into cash_entry (store_id, id, account_id, branch_id, sequence, amount, balance_after, kind, document_kind, document_id, document_code, employee_id,
       at, business_day)
     select $1, uuidv7(), $5, $2, $6::bigint + g, price, $7::bigint + cash_sum, 'SALE', 'bill', id, ${code}, $3, at, day from grown`,
    [...place, employee, hd, account, entries, cash],
  )
  await owner.query(
    `insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count, total_price, discount_amount, payable, cash, bank,
       debt, cost, item_count)
     select $1, uuidv7(), $2, day, hour, $3, 1, count(*), 0, sum(price), 0, sum(price), sum(price), 0, 0, count(*), count(*) from grown group by day, hour
     on conflict on constraint sale_hour_once do update set bill_count = sale_hour.bill_count + excluded.bill_count,
       total_price = sale_hour.total_price + excluded.total_price, payable = sale_hour.payable + excluded.payable, cash = sale_hour.cash + excluded.cash,
       cost = sale_hour.cost + excluded.cost, item_count = sale_hour.item_count + excluded.item_count`,
    [...place, employee],
  )
  await owner.query(
    `update product_stock p set on_hand = p.on_hand - g.sold, entry_count = p.entry_count + g.sold
     from (select product_id, count(*) as sold from grown group by product_id) g where p.store_id = $1 and p.branch_id = $2 and p.product_id = g.product_id`,
    place,
  )
  await owner.query(
    `update stock s set quantity = s.quantity - g.sold, value = s.value - g.sold
     from (select lot_id, count(*) as sold from grown group by lot_id) g where s.store_id = $1 and s.branch_id = $2 and s.lot_id = g.lot_id`,
    place,
  )
  await owner.query(
    `update cash_account set balance = balance + (select sum(price) from grown), entry_count = entry_count + $3 where store_id = $1 and id = $2`,
    [shop.storeId, account, count],
  )
  await owner.query(
    `insert into counter (store_id, id, kind, value) values ($1, uuidv7(), 'HD', $2)
     on conflict on constraint counter_once do update set value = counter.value + excluded.value`,
    [shop.storeId, count],
  )
  await owner.query('commit')
}
