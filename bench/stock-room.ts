import { writeMonthEnds } from '@quay/server/jobs/close-stock-months'
import type pg from 'pg'
import { cpuOfTree } from './cpu.ts'
import { growCatalogue } from './growth.ts'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

interface Size {
  products?: number
  /** Lots of each product that the shop has had; those of today have goods. */
  lotsEach?: number
  sales?: number
  imports?: number
  times?: number
}

/**
 * Every list of the stock room in a big shop: 20,000 products with 100,000 lots on the shelf, a year of sales and of imports.
 * Each call is asked several times through the server; what is told is its time by the clock and the processor time that
 * the database took for it, which a busy machine does not change.
 */
export async function measureStockRoom(
  server: ShopServer,
  { products = 20_000, lotsEach = 5, sales = 400_000, imports = 2_000, times = 7 }: Size = {},
) {
  const shop = await openShop(server, 1)
  await growStockRoom(server.owner, shop, { products, lotsEach, sales, imports })
  await writeMonthEnds(server.owner, new Date())
  await server.owner.query('vacuum analyze')
  const figures: Record<string, Figure> = {}
  for (const [name, path] of Object.entries(await questions(server.owner, shop)))
    figures[name] = await ask(server, shop, path, times)
  return { products, lots: products * lotsEach, sales, imports, calls: figures }
}

interface Figure {
  p50: number
  worst: number
  databaseCpuMs: number
  serverCpuMs: number
}

async function ask(server: ShopServer, shop: Shop, path: string, times: number): Promise<Figure> {
  const once = async () => {
    const reply = await server.request('GET', path, undefined, shop.token)
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 500)}`)
  }
  await once()
  await once()
  const cpu = () => ({
    server: cpuOfTree(server.serverPid, server.databasePid),
    database: cpuOfTree(server.databasePid),
  })
  const before = cpu()
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    await once()
    taken.push(performance.now() - began)
  }
  const after = cpu()
  return {
    p50: round(median(taken)),
    worst: round(percentile(taken, 1)),
    databaseCpuMs: round((after.database - before.database) / times),
    serverCpuMs: round((after.server - before.server) / times),
  }
}

/** What the screens of the stock room ask for, each with the filters that people use. */
async function questions(owner: pg.Client, shop: Shop): Promise<Record<string, string>> {
  const one = async (sql: string) => (await owner.query<{ id: string }>(sql, [shop.storeId])).rows[0]!.id
  const provider = await one('select id from provider where store_id = $1 order by code limit 1')
  const lot = await one(`select id from lot where store_id = $1 and number = 'LO2' limit 1`)
  const day = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10)
  return {
    'goods below their minimum': 'product?stock=below',
    'goods with a lot that expires': 'product?expiringWithinDays=90',
    'goods whose cost moved': 'product?costMovedWithinDays=30',
    'lots on the shelves': 'lot/shelf?limit=20',
    'lots that expire': 'lot/shelf?days=90',
    'lots by a word': 'lot/shelf?keyword=para',
    'steps of expiry': 'lot/expiring',
    'recall of a lot': `lot/${lot}/recall`,
    'imports of a provider': `inbound?providerId=${provider}`,
    'register of acceptance': 'inbound/acceptance',
    'goods of a provider to give back': `inbound-return/candidate?providerId=${provider}`,
    'goods to dispose of, by a word': 'disposal/candidate?keyword=para',
    'value of stock today': 'report/product?view=WAREHOUSE_VALUE',
    'value of stock on a past day': `report/product?view=WAREHOUSE_VALUE&from=${day}&to=${day}`,
    'grid of prices': 'price-book/grid?limit=40',
    'prices below cost': 'price-book/grid?belowCost=true',
    'products that look like one': 'product-duplicate',
    'what to order, by levels': 'reorder?limit=20&basis=level',
    'what to order, by sales': 'reorder?limit=20&basis=sales&days=90&coverDays=30',
    'what to order, of a provider': `reorder?limit=20&basis=level&providerId=${provider}`,
    'what to order, by provider': 'reorder/provider?basis=level',
    'what to order, by provider and sales': 'reorder/provider?basis=sales&days=90&coverDays=30',
  }
}

/**
 * Fills a store set-wise with what its commands would have left: lots with an opening and a year of sales behind them in the
 * ledger, imports of a hundred lines from forty providers. Two fifths of the goods are below their minimum.
 */
export async function growStockRoom(
  owner: pg.Client,
  shop: Shop,
  { products, lotsEach, sales, imports }: Required<Omit<Size, 'times'>>,
): Promise<void> {
  await growCatalogue(owner, shop, products)
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  const run = (text: string, ...more: unknown[]) => owner.query(text, [shop.storeId, ...more])
  await owner.query(
    'create temporary table good (product_id uuid, place int, unit_id uuid, code text, name text, often numeric)',
  )
  await run(
    `insert into good select p.id, row_number() over (order by p.code), u.id, p.code, p.name
     from product p join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_base
     where p.store_id = $1 and p.code like 'SP%'`,
  )
  // One in twenty sells almost every other day, the others now and then.
  await owner.query(`update good set often = case when place % 20 = 0 then 8 else 0.63 end * ${sales} / ${products}`)
  await run(
    `update product set is_lot_managed = true, min_stock = 500, max_stock = 900 where store_id = $1 and code like 'SP%'`,
  )
  await run(
    `insert into lot (store_id, id, product_id, number, number_key, expiry_date, first_received_at)
     select $1, uuidv7(), product_id, 'LO' || n, 'LO' || n, current_date + (place * 37 + n * 211) % 1000 - 30, now() - interval '400 days'
     from good cross join generate_series(1, $2::int) n`,
    lotsEach,
  )
  await run(
    `insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind, document_kind,
       document_id, document_code, employee_id, at, business_day)
     select $1, uuidv7(), $2, product_id, lot_id, sequence, quantity, quantity * 700,
       sum(quantity) over (partition by product_id order by sequence), kind, case kind when 'SALE' then 'bill' else 'opening' end,
       gen_random_uuid(), 'DO', $3, day + time '09:00', day
     from (
       select *, row_number() over (partition by product_id order by day, id) as sequence from (
         select g.product_id, l.id as lot_id, current_date - 400 as day, 'OPENING' as kind, l.id,
           case when g.place % 5 >= 2 then case l.number when 'LO1' then 400 else 200 end when l.number = 'LO1' then ceil(g.often * 2) + 2 else 1 end as quantity
         from good g join lot l on l.store_id = $1 and l.product_id = g.product_id
         union all
         select g.product_id, l.id, current_date - (n * 7919 + g.place * 31) % 365, 'SALE', uuidv7(), -(1 + n % 3)
         from good g join lot l on l.store_id = $1 and l.product_id = g.product_id and l.number = 'LO1'
         cross join lateral generate_series(1, g.often::int) n) moved
     ) walked order by day, product_id`,
    shop.branchId,
    shop.employeeId,
  )
  await run(
    `insert into stock (store_id, id, branch_id, product_id, lot_id, quantity, value)
     select $1, uuidv7(), $2, e.product_id, e.lot_id, sum(e.quantity), sum(e.value) from stock_entry e
     join good using (product_id) where e.store_id = $1 group by e.product_id, e.lot_id`,
    shop.branchId,
  )
  await run(
    `insert into product_stock (store_id, id, branch_id, product_id, on_hand, entry_count)
     select $1, uuidv7(), $2, e.product_id, sum(e.quantity), count(*) from stock_entry e
     join good using (product_id) where e.store_id = $1 group by e.product_id`,
    shop.branchId,
  )
  await run(
    `insert into provider (store_id, id, code, name, lead_days, min_order)
     select $1, uuidv7(), 'NCC' || n, 'Công ty dược số ' || n, n % 7, 1000000 from generate_series(1, 40) n`,
  )
  await run(
    `insert into inbound (store_id, id, code, branch_id, kind, status, provider_id, provider_name, goods_amount, payable, debt, item_count,
       created_by, created_by_name, created_at, posted_at, business_day)
     select $1, uuidv7(at - now()), 'DO' || n, $2, 'PURCHASE', 'SUCCEED', p.id, p.name, 70000000, 70000000, 70000000, 100, $3, 'Người đo', at, at, at::date
     from (select n, now() - make_interval(hours => ((1 - n::numeric / $4) * 8760)::int) as at from generate_series(1, $4::int) n) made
     join provider p on p.store_id = $1 and p.code = 'NCC' || (1 + n % 40)`,
    shop.branchId,
    shop.employeeId,
    imports,
  )
  await run(
    `insert into inbound_item (store_id, id, inbound_id, position, product_id, product_code, product_name, unit_id, unit_name, ratio,
       quantity, base_quantity, price, net_amount, value)
     select $1, uuidv7(b.created_at - now()), b.id, line, g.product_id, g.code, g.name, g.unit_id, 'Viên', 1, 1000, 1000, 700, 700000, 700000
     from inbound b cross join generate_series(0, 99) line
     join good g on g.place = 1 + (substr(b.code, 3)::int * 100 + line * 197) % $2
     where b.store_id = $1 and b.code like 'DO%'`,
    products,
  )
  await run(
    `insert into inbound_lot (store_id, id, inbound_id, item_id, position, lot_id, lot_number, expiry_date, quantity, base_quantity, value)
     select $1, uuidv7(), i.inbound_id, i.id, 0, l.id, l.number, l.expiry_date, 1000, 1000, 700000
     from inbound_item i join good using (product_id)
     join lot l on l.store_id = $1 and l.product_id = i.product_id and l.number = 'LO2' where i.store_id = $1`,
  )
  await owner.query('drop table good')
}
