import { newId } from '@quay/server/db/new-id'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { cpuOfTree } from './cpu.ts'
import { growCatalogue } from './growth.ts'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

/** A lot of a product on the shelf. */
interface Good {
  productId: string
  unitId: string
  lot: string
  quantity: number
}

/**
 * A whole shop is counted by three phones, and the check is completed while tills sell those very goods: how long completing
 * takes, and how long the slowest sale of that time waits. The figures are of a count of which every lot differs, the worst
 * there is; `usual` are of one of which three in a hundred do.
 */
export async function measureCount(server: ShopServer, { lines = 5_000, rounds = 5, tills = 4 } = {}) {
  const shop = await openShop(server, 1)
  const goods = await fillShelves(server, shop, lines)
  const worst = await completeBesideTills(server, shop, goods, { rounds, tills, every: 1 })
  const usual = await completeBesideTills(server, shop, goods, { rounds, tills, every: 33 })
  const quiet: Quiet[] = []
  for (let turn = 0; turn < quietRounds; turn++) quiet.push(await completeAlone(server, shop, goods, turn))
  const differences = await verifyDatabase(server.owner)
  return {
    lines,
    tills,
    ...worst,
    usual,
    alone: {
      completeMs: round(median(quiet.map(one => one.ms))),
      serverCpuMs: round(median(quiet.map(one => one.serverCpuMs))),
      databaseCpuMs: round(median(quiet.map(one => one.databaseCpuMs))),
    },
    differences: differences.length,
  }
}

/** Of every `every`th lot the count differs from the books. */
async function completeBesideTills(
  server: ShopServer,
  shop: Shop,
  goods: readonly Good[],
  { rounds, tills, every }: { rounds: number; tills: number; every: number },
) {
  const completing: number[] = []
  const counting: number[] = []
  const reviewing: number[] = []
  const slowest: number[] = []
  const calm: number[] = []
  let sold = 0
  for (let turn = 0; turn < rounds; turn++) {
    const { checkId, seconds, reviewMs } = await countAll(server, shop, goods, turn, every)
    counting.push(seconds)
    reviewing.push(reviewMs)
    const sale = () => sell(server, shop, goods)
    for (let i = 0; i < 40; i++) calm.push(await sale())
    let isOver = false
    const waits: number[] = []
    const selling = Array.from({ length: tills }, async () => {
      while (!isOver) waits.push(await sale())
    })
    const completes = async () => {
      const began = performance.now()
      try {
        const done = await call(server, shop, 'POST', `inventory-check/${checkId}/complete`, {})
        completing.push(performance.now() - began)
        return done
      } finally {
        isOver = true
      }
    }
    // Waited for together: a refusal is told as it is, not as the hang-up of a sale under way when the server is stopped.
    const [done] = await Promise.all([completes(), ...selling])
    if (done.minusCount + done.plusCount !== Math.ceil(goods.length / every))
      throw new Error(`Of ${goods.length} lines ${done.plusCount + done.minusCount} differ`)
    slowest.push(Math.max(...waits))
    sold += waits.length
  }
  return {
    completeMs: { p50: round(median(completing)), worst: round(Math.max(...completing)) },
    slowestSaleMs: { p50: round(median(slowest)), worst: round(Math.max(...slowest)) },
    calmSaleMs: { p50: round(median(calm)), p99: round(percentile(calm, 0.99)) },
    salesMeanwhile: sold,
    sendSeconds: round(median(counting)),
    reviewMs: round(median(reviewing)),
  }
}

interface Quiet {
  ms: number
  serverCpuMs: number
  databaseCpuMs: number
}

const quietRounds = 3

/** A check that is completed while nobody sells: what it costs the processor, whatever else the machine does. */
async function completeAlone(server: ShopServer, shop: Shop, goods: readonly Good[], turn: number): Promise<Quiet> {
  const { checkId } = await countAll(server, shop, goods, turn, 1)
  const cpu = () => [cpuOfTree(server.serverPid, server.databasePid), cpuOfTree(server.databasePid)] as const
  const [began, before] = [performance.now(), cpu()]
  await call(server, shop, 'POST', `inventory-check/${checkId}/complete`, {})
  const [ms, after] = [performance.now() - began, cpu()]
  return { ms, serverCpuMs: after[0] - before[0], databaseCpuMs: after[1] - before[1] }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
async function call(server: ShopServer, shop: Shop, method: string, path: string, body?: unknown): Promise<any> {
  const reply = await server.request(method, path, body, shop.token)
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body.slice(0, 500)}`)
  return JSON.parse(reply.body).data
}

/** Puts one lot of each product on the shelf, with the rows of the ledger behind them. */
async function fillShelves(server: ShopServer, shop: Shop, count: number): Promise<Good[]> {
  await growCatalogue(server.owner, shop, count)
  await server.owner.query(`set app.store_id = '${shop.storeId}'`)
  await server.owner.query(`update product set is_lot_managed = true where store_id = $1 and code like 'SP%'`, [
    shop.storeId,
  ])
  const values = [shop.storeId, shop.branchId, shop.employeeId]
  await server.owner.query(
    `with goods as (select id from product where store_id = $1 and code like 'SP%'),
     lots as (
       insert into lot (store_id, id, product_id, number, number_key, expiry_date, first_received_at)
       select $1, uuidv7(), id, 'LO1', 'LO1', '2031-06-30', now() from goods returning id, product_id),
     stocks as (
       insert into product_stock (store_id, id, branch_id, product_id, on_hand, entry_count)
       select $1, uuidv7(), $2, product_id, 10000, 1 from lots),
     shelves as (
       insert into stock (store_id, id, branch_id, product_id, lot_id, quantity, value)
       select $1, uuidv7(), $2, product_id, id, 10000, 7770000 from lots)
     insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind, document_kind,
       document_id, document_code, employee_id, at, business_day)
     select $1, uuidv7(), $2, product_id, id, 1, 10000, 7770000, 10000, 'OPENING', 'opening', id, 'ĐK', $3, now(), current_date from lots`,
    values,
  )
  await server.owner.query('analyze')
  const { rows } = await server.owner.query<Good>(
    `select s.product_id as "productId", u.id as "unitId", l.number as lot, s.quantity from stock s
     join lot l on l.store_id = s.store_id and l.id = s.lot_id join product p on p.store_id = s.store_id and p.id = s.product_id
     join product_unit u on u.store_id = s.store_id and u.product_id = s.product_id and u.is_base
     where s.store_id = $1 and p.code like 'SP%'`,
    [shop.storeId],
  )
  return rows
}

const phones = 3
const batch = 500

/** Everything is counted, every `every`th lot one less or more than the books say; the phones send at the same time. */
async function countAll(server: ShopServer, shop: Shop, goods: readonly Good[], turn: number, every: number) {
  const check = await call(server, shop, 'POST', 'inventory-check', { id: newId(), kind: 'PRODUCT', isBlind: false })
  const began = performance.now()
  const counted = await shelves(server, shop)
  await Promise.all(
    Array.from({ length: phones }, async (_, phone) => {
      const sheet = await call(server, shop, 'POST', `inventory-check/${check.id}/sheet`, { id: newId() })
      const off = turn % 2 ? 1 : -1
      const mine = goods
        .map((good, i) => ({ ...good, counted: counted.get(good.productId)! + (i % every ? 0 : off) }))
        .filter((_good, i) => i % phones === phone)
      for (let from = 0; from < mine.length; from += batch) {
        const now = new Date().toISOString()
        const lines = mine.slice(from, from + batch).map(good => ({
          productId: good.productId,
          lotNumber: good.lot,
          parts: [{ unitId: good.unitId, quantity: good.counted }],
          startedAt: now,
          countedAt: now,
          revision: 1,
        }))
        await call(server, shop, 'POST', `count-sheet/${sheet.id}/line`, { clock: now, lines })
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const reviewed = performance.now()
  await call(server, shop, 'GET', `inventory-check/${check.id}/review?tab=differ&limit=100`)
  return { checkId: check.id as string, seconds, reviewMs: performance.now() - reviewed }
}

async function shelves(server: ShopServer, shop: Shop): Promise<Map<string, number>> {
  const { rows } = await server.owner.query<{ id: string; quantity: number }>(
    'select product_id as id, quantity from stock where store_id = $1',
    [shop.storeId],
  )
  return new Map(rows.map(row => [row.id, row.quantity]))
}

/** A sale of three of the counted goods. Gives its milliseconds. */
async function sell(server: ShopServer, shop: Shop, goods: readonly Good[]): Promise<number> {
  const chosen = new Set<Good>()
  while (chosen.size < 3) chosen.add(goods[Math.floor(Math.random() * goods.length)]!)
  const items = [...chosen].map(({ productId, unitId }) => ({ productId, unitId, quantity: 1 }))
  const began = performance.now()
  await call(server, shop, 'POST', 'bill', { id: newId(), items, payments: [{ method: 'CASH', amount: 3_000 }] })
  return performance.now() - began
}
