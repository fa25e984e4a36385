import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { saleFormat } from '@quay/contract/bill/kept-sale'
import { newId } from '@quay/server/db/new-id'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { cpuOfTree } from './cpu.ts'
import { sale as liveSale } from './floor/checkout.ts'
import { ask, basket, openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

/** What a client sends at once. */
const inBatch = 20
/** Milliseconds that a colleague takes between two sales: less than a cashier needs to scan the next goods. */
const breath = 200

interface Till {
  shop: Shop
  deviceToken: string
  /** By product. */
  lots: ReadonlyMap<string, { id: string; number: string; expiryDate: string }[]>
  series: string
  sequence: number
}

/**
 * A till that sold `count` times without the network, four lines each, and is back: what its sales cost the server one by one and in a client's batches, beside as
 * many live ones; and how long a colleague's live sale takes while a queue is drained.
 */
export async function measureDrain(server: ShopServer, { count = 2_000, apart = 500 } = {}) {
  const shop = await openShop(server, 400)
  const till = await openTill(server, shop)
  const calm = await liveTimes(server, shop, 100)
  const calmPace = await paceOf(server, shop, 50)
  const live = await timed(server, apart, async () => {
    for (let i = 0; i < apart; i++) expectOk(await liveSale(server, shop))
  })
  const oneByOne = await timed(server, apart, () => drain(server, till, keptSales(till, apart), 1))
  const batches = await timed(server, count, () => drain(server, till, keptSales(till, count), inBatch))
  const colleague = await signInAgain(server, shop)
  const queue = keptSales(till, count)
  let isDraining = true
  const beside: number[] = []
  const began = performance.now()
  const [drained] = await Promise.all([
    timed(server, count, () => drain(server, till, queue, inBatch)).finally(() => (isDraining = false)),
    (async () => {
      while (isDraining) {
        beside.push(...(await liveTimes(server, colleague, 1)))
        await sleep(breath)
      }
    })(),
  ])
  const paceBeside = (beside.length / (performance.now() - began)) * 1_000
  const repeated = await timed(server, count, () => drain(server, till, queue, inBatch))
  const differences = await verifyDatabase(server.owner)
  return {
    live,
    oneByOne,
    batches,
    /** The same queue once more: all of it is stored already. */
    repeated,
    besideLiveSales: {
      ...drained,
      liveSales: beside.length,
      /** How many sales a colleague makes in the same time, over a calm server. */
      paceKept: round(paceBeside / calmPace),
      p50: round(median(beside)),
      p95: round(percentile(beside, 0.95)),
    },
    calmLiveSale: { p50: round(median(calm)), p95: round(percentile(calm, 0.95)) },
    differences: differences.length,
  }
}

async function openTill(server: ShopServer, shop: Shop): Promise<Till> {
  const [id, secret] = [newId(), randomBytes(32).toString('base64url')]
  await ask(server, 'POST', 'auth/confirm-password', { password: shop.password }, shop.token).catch(() => {})
  await ask(server, 'POST', 'device', { id, name: 'Quầy 1', prefix: 'Q1', branchId: shop.branchId, secret }, shop.token)
  await server.owner.query(`set app.store_id = '${shop.storeId}'`)
  const { rows } = await server.owner.query<{ productId: string; id: string; number: string; expiry: string }>(
    `select product_id, id, number, expiry_date::text as expiry from lot where store_id = $1 order by expiry_date`,
    [shop.storeId],
  )
  const lots = new Map(
    [...Map.groupBy(rows, row => row.productId)].map(([productId, own]) => [
      productId,
      own.map(row => ({ id: row.id, number: row.number, expiryDate: row.expiry })),
    ]),
  )
  return { shop, deviceToken: `${id}.${secret}`, lots, series: 'KTMD', sequence: 0 }
}

/** As a client keeps them: lines with what the paper says. */
function keptSales(till: Till, count: number): object[] {
  const from = Date.now() - count * 30_000
  return Array.from({ length: count }, (_, at) => keptSale(till, new Date(from + at * 30_000)))
}

function keptSale(till: Till, soldAt: Date): object {
  const { shop } = till
  till.sequence++
  const id = newId()
  const goods = basket(shop)
  const payable = goods.reduce((sum, { price }) => sum + 2 * price, 0)
  return {
    id,
    branchId: shop.branchId,
    sellerId: shop.employeeId,
    items: goods.map(({ id: productId, unitId }) => ({ productId, unitId, quantity: 2 })),
    payments: [{ method: 'CASH', amount: payable }],
    expectedPayable: payable,
    expectedRounding: 0,
    usesVat: true,
    offline: {
      format: saleFormat,
      localNumber: `OFF-Q1-${id.slice(-6).toUpperCase()}`,
      series: till.series,
      sequence: till.sequence,
      soldAt: soldAt.toISOString(),
      slug: randomBytes(16).toString('base64url'),
      clock: { offsetMs: 0, sinceContactMs: 3_600_000, isDoubtful: false },
      lines: goods.map(({ id: productId, price }) => ({
        unitPrice: price,
        listPrice: price,
        source: 'UNIT',
        promotionDiscount: 0,
        lineDiscount: 0,
        promotionShare: 0,
        orderShare: 0,
        pointShare: 0,
        net: 2 * price,
        vat: 0,
        vatRate: 0,
        lots: till.lots
          .get(productId)!
          .slice(0, 1)
          .map(({ id: lotId, ...lot }) => ({ lotId, ...lot, quantity: 2 })),
        promotions: [],
        product: { name: 'Thuốc đo', unitName: 'Viên', ratio: 1 },
      })),
    },
  }
}

interface Result {
  kind: 'saved' | 'refused' | 'later'
  code?: string
  flags?: { kind: string }[]
}

/** Sends a queue as a client does: one batch in flight, what waits comes again. Throws on anything refused, and on a flag. */
async function drain(server: ShopServer, till: Till, sales: readonly object[], size: number): Promise<void> {
  let queue = [...sales]
  while (queue.length > 0) {
    const batch = queue.slice(0, size)
    const body = { deviceToken: till.deviceToken, client: { build: 'bench', format: saleFormat }, sales: batch }
    const { results } = await ask<{ results: Result[] }>(server, 'POST', 'bill/batch', body, till.shop.token)
    const odd = results.find(
      ({ kind, flags = [] }) => kind === 'refused' || flags.some(flag => flag.kind !== 'twin-suspected'),
    )
    if (odd) throw new Error(`A kept sale was not taken as it is: ${JSON.stringify(odd)}`)
    queue = [...batch.filter((_, at) => results[at]!.kind === 'later'), ...queue.slice(size)]
  }
}

async function liveTimes(server: ShopServer, shop: Shop, times: number): Promise<number[]> {
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    expectOk(await liveSale(server, shop))
    taken.push(performance.now() - began)
  }
  return taken
}

/** Sales a second of a colleague who takes a breath behind each. */
async function paceOf(server: ShopServer, shop: Shop, times: number): Promise<number> {
  const began = performance.now()
  for (let i = 0; i < times; i++) {
    await liveTimes(server, shop, 1)
    await sleep(breath)
  }
  return (times / (performance.now() - began)) * 1_000
}

function expectOk({ status, body }: { status: number; body: string }): void {
  if (status >= 300) throw new Error(`${status} ${body}`)
}

/** A colleague's session at another PC. */
async function signInAgain(server: ShopServer, shop: Shop): Promise<Shop> {
  const { username, password } = shop
  const { accessToken: token } = await ask<{ accessToken: string }>(server, 'POST', 'auth/login', {
    username,
    password,
  })
  return { ...shop, token }
}

async function timed(server: ShopServer, count: number, work: () => Promise<void>) {
  const before = { server: cpuOfTree(server.serverPid, server.databasePid), database: cpuOfTree(server.databasePid) }
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  const perSale = (after: number, since: number) => round((after - since) / count)
  return {
    sales: count,
    seconds: round(seconds),
    perSecond: round(count / seconds),
    serverCpuMs: perSale(cpuOfTree(server.serverPid, server.databasePid), before.server),
    databaseCpuMs: perSale(cpuOfTree(server.databasePid), before.database),
  }
}
