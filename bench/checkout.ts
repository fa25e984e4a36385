import { newId } from '@quay/server/db/new-id'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { cpuOfTree } from './cpu.ts'
import { floorConnections, floorSale, floorStatements } from './floor.ts'
import { basket, openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { load, median, percentile, round } from './statistics.ts'

export interface CheckoutFigures {
  concurrency: number
  p50: number
  p99: number
  perSecond: number
  serverCpuMs: number
  databaseCpuMs: number
  cpuMs: number
  floor: { p50: number; p99: number; perSecond: number; cpuMs: number }
  /** Ours over the floor, the median of the rounds. */
  cpuRatio: number
  p50Ratio: number
  errors: number
}

interface Round {
  times: number[]
  perSecond: number
  serverCpuMs: number
  databaseCpuMs: number
}

/**
 * Checkout of four lot-managed lines paid in cash, beside the floor: the same rows written as bare SQL in one process.
 * The two run in turn, so that a machine whose speed drifts does not favour either; medians of the rounds are given.
 */
export async function measureCheckout(
  server: ShopServer,
  { seconds = 3, rounds = 5, concurrencies = [1, 8, 32] } = {},
) {
  const shop = await openShop(server, 400)
  const floorShop = await openShop(server, 400)
  const figures: CheckoutFigures[] = []
  let errors = 0
  const sell = async () => {
    const reply = await sale(server, shop)
    if (reply.status !== 201) errors++
  }
  await load(8, seconds, sell) // warm
  for (const concurrency of concurrencies) {
    errors = 0
    const connections = await floorConnections(server.address, concurrency, floorShop)
    await load(concurrency, 1, worker => floorSale(connections[worker]!, floorShop))
    const ours: Round[] = []
    const floor: Round[] = []
    for (let i = 0; i < rounds; i++) {
      ours.push(await measured(server, server.serverPid, () => load(concurrency, seconds, sell)))
      floor.push(
        await measured(server, process.pid, () =>
          load(concurrency, seconds, worker => floorSale(connections[worker]!, floorShop)),
        ),
      )
    }
    await Promise.all(connections.map(connection => connection.end()))
    figures.push(compare(concurrency, ours, floor, errors))
  }
  const differences = await verifyDatabase(server.owner)
  return {
    figures,
    differences: differences.length,
    rowsPerSale: await rowsOfASale(server, shop),
    floorRowsPerSale: await rowsOfASale(server, floorShop),
    floorStatements,
  }
}

/** Sells four goods for cash. */
export function sale(server: ShopServer, shop: Shop) {
  const goods = basket(shop)
  const items = goods.map(({ id, unitId }) => ({ productId: id, unitId, quantity: 2 }))
  const payable = goods.reduce((sum, product) => sum + 2 * product.price, 0)
  return server.request(
    'POST',
    'bill',
    {
      id: newId(),
      branchId: shop.branchId,
      items,
      payments: [{ method: 'CASH', amount: payable }],
      expectedPayable: payable,
    },
    shop.token,
  )
}

async function measured(
  server: ShopServer,
  pid: number,
  run: () => Promise<{ times: number[]; seconds: number }>,
): Promise<Round> {
  const before = [cpuOfTree(pid, server.databasePid), cpuOfTree(server.databasePid)] as const
  const { times, seconds } = await run()
  const sales = times.length
  return {
    times,
    perSecond: sales / seconds,
    serverCpuMs: (cpuOfTree(pid, server.databasePid) - before[0]) / sales,
    databaseCpuMs: (cpuOfTree(server.databasePid) - before[1]) / sales,
  }
}

function compare(concurrency: number, ours: Round[], floor: Round[], errors: number): CheckoutFigures {
  const cpu = (one: Round) => one.serverCpuMs + one.databaseCpuMs
  const p50 = (one: Round) => median(one.times)
  return {
    concurrency,
    p50: round(median(ours.map(p50))),
    p99: round(
      percentile(
        ours.flatMap(one => one.times),
        0.99,
      ),
    ),
    perSecond: round(median(ours.map(one => one.perSecond))),
    serverCpuMs: round(median(ours.map(one => one.serverCpuMs))),
    databaseCpuMs: round(median(ours.map(one => one.databaseCpuMs))),
    cpuMs: round(median(ours.map(cpu))),
    floor: {
      p50: round(median(floor.map(p50))),
      p99: round(
        percentile(
          floor.flatMap(one => one.times),
          0.99,
        ),
      ),
      perSecond: round(median(floor.map(one => one.perSecond))),
      cpuMs: round(median(floor.map(cpu))),
    },
    cpuRatio: round(median(ours.map((one, i) => cpu(one) / cpu(floor[i]!)))),
    p50Ratio: round(median(ours.map((one, i) => p50(one) / p50(floor[i]!)))),
    errors,
  }
}

/** How many rows the last sale of a shop wrote, by table. */
async function rowsOfASale(server: ShopServer, shop: Shop): Promise<Record<string, number>> {
  await server.owner.query(`set app.store_id = '${shop.storeId}'`)
  const { rows } = await server.owner.query<Record<string, number>>(`
    with last as (select id, store_id from bill where store_id = '${shop.storeId}' order by id desc limit 1)
    select (select count(*) from bill_item i join last on i.bill_id = last.id) as bill_item,
      (select count(*) from bill_item_lot i join last on i.bill_id = last.id) as bill_item_lot,
      (select count(*) from bill_payment i join last on i.bill_id = last.id) as bill_payment,
      (select count(*) from stock_entry i join last on i.document_id = last.id) as stock_entry,
      (select count(*) from cash_entry i join last on i.document_id = last.id) as cash_entry,
      (select count(*) from public_slug i join last on i.id = last.id) as public_slug,
      (select count(*) from user_log i join last on i.subject_id = last.id) as user_log,
      1 as bill`)
  return rows[0]!
}
