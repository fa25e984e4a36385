import { mostExported } from '@quay/contract/user-log/shapes'
import { startOf } from '@quay/domain/report/spans'
import { addDays } from '@quay/domain/time/calendar'
import { newId } from '@quay/server/db/new-id'
import { advanceMarks } from '@quay/server/jobs/advance-report-mark'
import { writeMonthEnds } from '@quay/server/jobs/close-stock-months'
import type pg from 'pg'
import { cpuOfTree } from './cpu.ts'
import { memory, watchMemory } from './excel.ts'
import { growCatalogue } from './growth.ts'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, round } from './statistics.ts'

const linesOfBill = 3

/**
 * The owner's reports on a year of sales in a store with so many lines, and in one with a tenth of them: milliseconds of the whole call,
 * and of the database's processors a call, which other work beside it does not change.
 */
export async function measureReports(server: ShopServer, { lines = 1_000_000, products = 20_000, times = 9 } = {}) {
  const [small, large] = [await openShop(server, 1), await openShop(server, 1)]
  const grown: object[] = []
  for (const [shop, count] of [
    [small, lines / 10],
    [large, lines],
  ] as const) {
    await growCatalogue(server.owner, shop, products)
    const began = performance.now()
    await growSales(server.owner, shop, Math.round(count))
    await server.owner.query('analyze')
    grown.push({ lines: count, seconds: round((performance.now() - began) / 1_000) })
  }
  const cpu = cpuOfTree(server.databasePid)
  const began = performance.now()
  await server.owner.query('reset app.store_id')
  await advanceMarks(server.owner)
  const mark = {
    seconds: round((performance.now() - began) / 1_000),
    databaseCpuSeconds: round((cpuOfTree(server.databasePid) - cpu) / 1_000),
  }
  await writeMonthEnds(server.owner, new Date())
  await server.owner.query('reset app.store_id')
  await server.owner.query('vacuum analyze')
  const paths = pathsOf(await day(server, large))
  const figures: Record<string, object> = {}
  for (const [name, path] of Object.entries(paths)) {
    const [few, many] = [await ask(server, small, path, times), await ask(server, large, path, times)]
    figures[name] = {
      ...many,
      tenth: few,
      cpuRatio: few.databaseCpu > 0 ? round(many.databaseCpu / few.databaseCpu) : null,
    }
  }
  return { lines, products, grown, mark, figures, file: await measureFile(server, large, lines) }
}

/** The file of as many documents as one may have: how long it takes, what the server needs for it, and whether it says how far it is. */
export async function measureFile(server: ShopServer, shop: Shop, lines: number) {
  const today = await day(server, shop)
  const bills = lines / linesOfBill
  const days = Math.floor(365 * Math.min(1, (0.995 * mostExported) / bills))
  const id = newId()
  const whole = watchMemory(server)
  const before = await memory(server.serverPid)
  const began = performance.now()
  const cpu = [cpuOfTree(server.serverPid, server.databasePid), cpuOfTree(server.databasePid)] as const
  let seen = 0
  let most = 0
  const looks = setInterval(async () => {
    const { status, body } = await server.request('GET', `export/${id}`, undefined, shop.token)
    if (status !== 200) return
    seen++
    most = Math.max(most, JSON.parse(body).data.done)
  }, 250)
  const reply = await fetch(`${server.origin}/mp/api/report/sale/document/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, from: addDays(today, -days), to: today }),
  })
  if (reply.status !== 200) throw new Error(`export: ${reply.status} ${await reply.text()}`)
  let bytes = 0
  for await (const part of reply.body!) bytes += part.length
  clearInterval(looks)
  return {
    rows: Number(reply.headers.get('x-rows') ?? Number.NaN),
    fileMb: round(bytes / 1_048_576),
    seconds: round((performance.now() - began) / 1_000),
    serverCpuSeconds: round((cpuOfTree(server.serverPid, server.databasePid) - cpu[0]) / 1_000),
    databaseCpuSeconds: round((cpuOfTree(server.databasePid) - cpu[1]) / 1_000),
    serverMb: { before: round(before), peak: round(await whole()) },
    progressSeen: seen,
    mostDone: most,
  }
}

export async function day(server: ShopServer, shop: Shop): Promise<string> {
  const { body } = await server.request('GET', 'report/sale', undefined, shop.token)
  return JSON.parse(body).data.to
}

export function pathsOf(today: string): Record<string, string> {
  const year = `from=${startOf('Y', today)}&to=${today}`
  const month = `from=${startOf('M', today)}&to=${today}`
  const lastMonth = addDays(startOf('M', today), -1)
  const lastQuarter = addDays(startOf('Q', today), -1)
  const ended = `from=${startOf('Q', addDays(startOf('Q', lastQuarter), -1))}&to=${lastQuarter}`
  return {
    yearByMonth: `report/sale?${year}&groupBy=month`,
    yearByMonthCompared: `report/sale?${year}&groupBy=month&compare=YEAR`,
    yearBySeller: `report/sale?view=EMPLOYEE&${year}`,
    yearByProduct: `report/product?${year}&limit=20`,
    yearByProductWithProfit: `report/product?view=REVENUE&${year}&limit=20`,
    yearByProductCompared: `report/product?${year}&limit=20&compare=YEAR`,
    yearByGroupOfGoods: `report/product?${year}&groupBy=productGroup&limit=20`,
    yearByCustomer: `report/customer?${year}&limit=20`,
    monthByProduct: `report/product?${month}&limit=20`,
    thirtyDaysByProduct: `report/product?from=${addDays(today, -29)}&to=${today}&limit=20`,
    todayByProduct: `report/product?from=${today}&to=${today}&limit=20`,
    endedByProduct: `report/product?${ended}&limit=20`,
    endedByMonth: `report/sale?${ended}&groupBy=month`,
    lastMonthByUnit: `report/product?from=${startOf('M', lastMonth)}&to=${lastMonth}&groupBy=unit&limit=20`,
    stockToday: `report/product?view=WAREHOUSE_VALUE&from=${today}&to=${today}&limit=20`,
    stockOfLastMonth: `report/product?view=WAREHOUSE_VALUE&from=${lastMonth}&to=${lastMonth}&limit=20`,
    stockHalfAYearAgo: `report/product?view=WAREHOUSE_VALUE&from=${addDays(today, -180)}&to=${addDays(today, -180)}&limit=20`,
    stockOfAYearAgo: `report/product?view=WAREHOUSE_VALUE&from=${addDays(today, -350)}&to=${addDays(today, -350)}&limit=20`,
    stockByGroup: `report/product?view=WAREHOUSE_VALUE&from=${addDays(today, -100)}&to=${addDays(today, -100)}&groupBy=topGroup&limit=20`,
    flowsOfMonth: `report/product?view=INVENTORY&${month}&limit=20`,
    flowsOfLastMonth: `report/product?view=INVENTORY&from=${startOf('M', lastMonth)}&to=${lastMonth}&limit=20`,
    flowsOfMonthByKind: `report/product?view=INVENTORY_DETAIL&${month}&limit=20`,
    flowsOfYearByKind: `report/product?view=INVENTORY_DETAIL&${year}&limit=20`,
    destroyedOfYear: `report/product?view=CANCEL&${year}&limit=20`,
    documentsOfStockOfMonth: `report/product/document?view=INVENTORY&${month}&limit=20`,
    documentsOfMonth: `report/sale/document?${month}&limit=20`,
    stockByLotToday: `report/product?view=WAREHOUSE_VALUE&${month}&groupBy=lot&limit=20`,
    stockByLotAMonthAgo: `report/product?view=WAREHOUSE_VALUE&from=${lastMonth}&to=${lastMonth}&groupBy=lot&limit=20`,
    flowsOfMonthByLot: `report/product?view=INVENTORY&${month}&groupBy=lot&limit=20`,
    expiry: `report/product?view=EXPIRY&${month}`,
    expiryOfLots: `report/product?view=EXPIRY&${month}&groupBy=lot&expiry=D180&limit=20`,
    slow: `report/product?view=SLOW&${month}&limit=20`,
    abcOfYear: `report/product?view=ABC&${year}&limit=20`,
    abcOfMonth: `report/product?view=ABC&${month}&limit=20`,
    unitsOfMonth: `report/product?view=UNIT&${month}&limit=20`,
    pricesOfMonth: `report/product?view=PRICE&${month}&limit=20`,
    productsAboveAFigure: `report/product?${year}&least=1000000&limit=20`,
    newCustomersOfMonth: `report/customer?${month}&groupBy=visit`,
    todayCompared: `report/sale?from=${today}&to=${today}&groupBy=hour&compare=PREVIOUS`,
    bridgeOfMonth: `report/sale?view=BRIDGE&${month}`,
    promotionsOfMonth: `report/sale?view=PROMOTION&${month}`,
    providersOfYear: `report/provider?view=INBOUND&${year}&limit=20`,
    boughtOfYear: `report/provider?view=PRODUCT&${year}&limit=20`,
    boughtOfYearByProvider: `report/product?view=PROVIDER&${year}&limit=20`,
    debtsOfYear: `report/provider?view=DEBT&${year}&limit=20`,
    documentsOfProviders: `report/provider/document?view=INBOUND&${year}&limit=20`,
    home: 'home',
    homeTopProducts: 'home/top-products?period=30days',
    homeTopCustomers: 'home/top-customers?period=30days',
    homeMorning: 'home/morning',
    homeTasks: 'home/tasks',
  }
}

export async function ask(server: ShopServer, shop: Shop, path: string, times: number) {
  const call = async () => {
    const began = performance.now()
    const reply = await server.request('GET', path, undefined, shop.token)
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body}`)
    return performance.now() - began
  }
  await call()
  const cpu = cpuOfTree(server.databasePid)
  const taken: number[] = []
  for (let nth = 0; nth < times; nth++) taken.push(await call())
  return { p50: round(median(taken)), databaseCpu: round((cpuOfTree(server.databasePid) - cpu) / times) }
}

/**
 * A year of bills with three lines each until now, set-wise: some goods sell much, most seldom; every third bill has one of 5,000
 * customers and one of a hundred was cancelled. Only what reports read is written.
 */
export async function growSales(owner: pg.Client, shop: Shop, lines: number): Promise<void> {
  const bills = Math.ceil(lines / linesOfBill)
  const place = [shop.storeId, shop.branchId, shop.employeeId]
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  await owner.query('begin')
  await owner.query(
    `insert into customer (store_id, id, code, name) select $1, uuidv7(), 'KH' || g, 'Khách ' || g from generate_series(1, 5000) g`,
    [shop.storeId],
  )
  await owner.query(`create temp table goods on commit drop as
    select p.id, p.code, p.name, u.id as unit_id, row_number() over (order by md5(p.id::text)) - 1 as n, count(*) over () as goods
    from product p join product_unit u on u.store_id = '${shop.storeId}' and u.product_id = p.id
    where p.store_id = '${shop.storeId}'`)
  await owner.query(`create temp table buyer on commit drop as
    select id, row_number() over () - 1 as n from customer where store_id = '${shop.storeId}'`)
  await owner.query('analyze goods; create unique index on goods (n); create unique index on buyer (n)')
  await owner.query(
    `create temp table made on commit drop as
     select g, uuidv7(at - now()) as id, at, (at at time zone 'Asia/Ho_Chi_Minh')::date as day, g % 100 = 7 as gone,
       b.id as customer_id
     from generate_series(1, $1::int) g
     cross join lateral (select now() - interval '365 days' * (1 - g::float / $1) as at) t
     left join buyer b on g % 3 = 0 and b.n = (g * 7919::bigint) % 5000`,
    [bills],
  )
  await owner.query(
    `create temp table line on commit drop as
     select m.g, m.id as bill_id, m.at, m.day, m.gone, m.customer_id, uuidv7(m.at - now()) as id, l as position, p.id as product_id, p.code, p.name,
       p.unit_id, 1 + (m.g + l) % 4 as quantity, 1000 * (1 + p.n % 90) as price
     from made m cross join generate_series(0, $1::int - 1) l
     join goods p on p.n = floor((select max(goods) from goods) * power(((m.g * 48271::bigint + l * 69621) % 1000003) / 1000003.0, 3))::bigint`,
    [linesOfBill],
  )
  await owner.query('analyze made; analyze line')
  await owner.query(
    `insert into bill (store_id, id, code, branch_id, status, customer_id, seller_id, seller_name, created_by, created_by_name, issuer, sold_at, posted_at,
       business_day, total_price, line_discount, order_discount, payable, paid, cash_tendered, change, debt, vat_amount, cost, item_count, slug, content_hash)
     select $1, m.id, 'HD' || m.g, $2, case when m.gone then 'CANCELLED' else 'SUCCEED' end, m.customer_id, $3, 'Người đo', $3, 'Người đo', '{}', m.at, m.at,
       m.day, t.total, 0, 0, t.total, t.total, t.total, 0, 0, 0, t.total * 7 / 10, $4, replace(m.id::text, '-', ''), ''
     from made m join (select bill_id, sum(quantity * price) as total from line group by 1) t on t.bill_id = m.id order by m.g`,
    [...place, linesOfBill],
  )
  await owner.query(
    `insert into bill_item (store_id, id, bill_id, position, product_id, product_code, product_name, unit_id, unit_name, ratio, quantity, base_quantity,
       list_price, unit_price, price_source, line_discount, order_share, net, vat_rate, vat, cost, business_day, branch_id, seller_id, customer_id)
     select $1, id, bill_id, position, product_id, code, name, unit_id, 'Viên', 1, quantity, quantity, price, price, 'UNIT', 0, 0, quantity * price, 0, 0,
       quantity * price * 7 / 10, day, $2, $3, customer_id from line order by g, position`,
    place,
  )
  await owner.query(
    `insert into bill_payment (store_id, id, bill_id, position, method, amount)
     select $1, uuidv7(), id, 0, 'BANK', payable from bill where store_id = $1`,
    [shop.storeId],
  )
  await owner.query(
    `insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count, total_price, discount_amount,
       payable, cash, bank, debt, cost, item_count)
     select $1, uuidv7(), $2, business_day, extract(hour from sold_at at time zone 'Asia/Ho_Chi_Minh')::int, $3, 2,
       count(*) filter (where status = 'SUCCEED'), count(*) filter (where status = 'CANCELLED'),
       coalesce(sum(payable) filter (where status = 'SUCCEED'), 0), 0, coalesce(sum(payable) filter (where status = 'SUCCEED'), 0), 0,
       coalesce(sum(payable) filter (where status = 'SUCCEED'), 0), 0, coalesce(sum(cost) filter (where status = 'SUCCEED'), 0),
       coalesce(sum(item_count) filter (where status = 'SUCCEED'), 0)
     from bill where store_id = $1 group by 4, 5`,
    place,
  )
  await growStock(owner, place)
  await growPurchases(owner, place)
  await owner.query('commit')
}

/** What was bought in that year: 5,000 imports of twenty lines from 200 providers, half of each put on debt. */
async function growPurchases(owner: pg.Client, place: readonly string[]): Promise<void> {
  const [storeId] = place
  await owner.query(
    `insert into provider (store_id, id, code, name) select $1, uuidv7(), 'NCC' || g, 'Nhà cung cấp ' || g from generate_series(1, 200) g`,
    [storeId],
  )
  await owner.query(`create temp table bought on commit drop as
    select g, uuidv7(at - now()) as id, at, (at at time zone 'Asia/Ho_Chi_Minh')::date as day, p.id as provider_id, p.name as provider_name
    from generate_series(1, 5000) g
    cross join lateral (select now() - interval '365 days' * (1 - g / 5000.0) as at) t
    join (select id, name, row_number() over (order by code) - 1 as n from provider where store_id = '${storeId}') p on p.n = g % 200`)
  await owner.query(
    `insert into inbound (store_id, id, code, branch_id, kind, status, provider_id, provider_name, goods_amount, payable, paid, debt, item_count,
       created_by, created_by_name, created_at, posted_at, business_day)
     select $1, id, 'PNM' || g, $2, 'PURCHASE', 'SUCCEED', provider_id, provider_name, 140000, 140000, 70000, 70000, 20, $3, 'Người đo', at, at, day
     from bought order by g`,
    place as string[],
  )
  await owner.query(
    `insert into inbound_item (store_id, id, inbound_id, position, product_id, product_code, product_name, unit_id, unit_name, ratio, quantity,
       base_quantity, price, net_amount, value)
     select $1, uuidv7(), b.id, l, p.id, p.code, p.name, p.unit_id, 'Viên', 1, 10, 10, 700, 7000, 7000
     from bought b cross join generate_series(0, 19) l join goods p on p.n = (b.g * 20::bigint + l) % (select max(goods) from goods)`,
    [storeId],
  )
  await owner.query(
    `insert into debt_entry (store_id, id, partner_kind, partner_id, branch_id, sequence, amount, balance_after, kind, document_kind, document_id,
       document_code, employee_id, at, business_day)
     select $1, uuidv7(at - now()), 'provider', provider_id, $2, nth, 70000, nth * 70000, 'INBOUND', 'inbound', id, 'PNM' || g, $3, at, day
     from (select *, row_number() over (partition by provider_id order by g) as nth from bought) b`,
    place as string[],
  )
}

/**
 * The ledger of stock beside these sales: two lots of each product that were entered a year ago, a delivery every other month, each line as it
 * was sold and those of cancelled bills as they came back, and what that leaves on the shelves.
 */
async function growStock(owner: pg.Client, place: readonly string[]): Promise<void> {
  const [storeId] = place
  await owner.query(
    `insert into lot (store_id, id, product_id, number, number_key, first_received_at, expiry_date)
     select $1, uuidv7(), id, 'DO' || l, 'do' || l, now() - interval '365 days', current_date - 30 + ((n * 2 + l) % 900)::int
     from goods cross join generate_series(1, 2) l`,
    [storeId],
  )
  await owner.query(`create temp table first_lot on commit drop as
    select product_id, min(id::text)::uuid as id, max(id::text)::uuid as other from lot where store_id = '${storeId}' and number like 'DO_' group by 1`)
  await owner.query('analyze first_lot')
  await owner.query(
    `insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind, document_kind, document_id,
       document_code, employee_id, at, business_day)
     select $1, uuidv7(at - now()), $2, product_id, lot_id, 1000 + row_number() over (partition by product_id order by at), quantity, value, 0, kind, document_kind,
       document_id, code, $3, at, (at at time zone 'Asia/Ho_Chi_Minh')::date
     from (
       select now() - interval '366 days' as at, product_id, l as lot_id, 100000 as quantity, 70000000 as value, 'OPENING' as kind, 'inbound' as document_kind,
         id as document_id, 'PN1' as code
       from first_lot cross join lateral unnest(array[id, other]) l
       union all
       select now() - interval '1 day' * (60 * nth - 7 * (product_id::text < '8')::int - 3), product_id, id, 300, 210000, 'INBOUND', 'inbound', id, 'PN' || nth
       from first_lot cross join generate_series(1, 6) nth
       union all
       select l.at, l.product_id, f.id, 0 - l.quantity, 0 - l.quantity * 700, 'SALE', 'bill', l.bill_id, 'HD' || l.g
       from line l join first_lot f on f.product_id = l.product_id
       union all
       select l.at + interval '1 minute', l.product_id, f.id, l.quantity, l.quantity * 700, 'SALE_CANCEL', 'bill', l.bill_id, 'HD' || l.g
       from line l join first_lot f on f.product_id = l.product_id where l.gone
     ) moved order by at`,
    place as string[],
  )
  await owner.query(
    `insert into stock (store_id, id, branch_id, product_id, lot_id, quantity, value)
     select $1, uuidv7(), $2, product_id, lot_id, sum(quantity), sum(value) from stock_entry e
     where store_id = $1 and lot_id in (select id from first_lot union all select other from first_lot) group by product_id, lot_id`,
    place.slice(0, 2),
  )
}
