import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { sale } from '../floor/checkout.ts'
import { growCatalogue } from '../growth.ts'
import { openShop, type Shop } from '../shop.ts'
import { type ShopServer, startShopServer } from '../shop-server.ts'
import { percentile, round } from '../statistics.ts'
import type { Answers } from './attacker.ts'
import { type Attack, attacks } from './attacks.ts'

interface Waits {
  sales: number
  p50: number
  p99: number
  /** The slowest sign-in of the time. */
  signInMs: number
  failed: number
  /** The longest time that the server's event loop stood still. */
  longestStopMs: number
}

/**
 * Two stores on one server: one attacks, the other sells and signs in. Gives what the seller waits calm and under each
 * attack, and how long the server stood still. Each attack is measured against the calm just before it, because the
 * speed of a machine drifts.
 */
export async function measureFairness({ seconds = 10, products = 20_000, only = Object.keys(attacks) } = {}) {
  const adminPort = await freePort()
  const server = await startShopServer({ ADMIN_PORT: String(adminPort) })
  try {
    const victim = await openShop(server, 50)
    const attacker = await openShop(server, 20)
    await growCatalogue(server.owner, attacker, products)
    await nameAlike(server, attacker)
    await server.owner.query('vacuum analyze')
    await sellFor(server, victim, adminPort, 3)
    const figures: object[] = []
    for (const name of only) {
      const prepared = await attacks[name]!(server, attacker)
      const calm = await sellFor(server, victim, adminPort, seconds / 2)
      const under = attack(server, prepared, seconds)
      const attacked = await sellFor(server, victim, adminPort, seconds)
      const answers = await under
      figures.push({
        attack: name,
        calm,
        attacked,
        p50Ratio: round(attacked.p50 / calm.p50),
        p99Ratio: round(attacked.p99 / calm.p99),
        answers,
      })
      console.log(JSON.stringify(figures.at(-1)))
      await untilCalm(server)
    }
    const differences = await verifyDatabase(server.owner)
    return { figures, differences: differences.length }
  } finally {
    await server.stop()
  }
}

/** All goods of a store but those on its shelf get the same name, as in an invoice that was made to be matched slowly. */
async function nameAlike(server: ShopServer, shop: Shop): Promise<void> {
  await server.owner.query(`set app.store_id = '${shop.storeId}'`)
  await server.owner.query(`update product set name = 'Thuốc cùng tên' where store_id = $1 and code like 'SP%'`, [
    shop.storeId,
  ])
}

/** One till that sells, one sale after the other with a short rest, and a person who signs in now and then. */
async function sellFor(server: ShopServer, shop: Shop, adminPort: number, seconds: number): Promise<Waits> {
  await longestStop(adminPort)
  const end = performance.now() + seconds * 1000
  const sales: number[] = []
  const signIns: number[] = []
  let failed = 0
  const timed = async (into: number[], work: () => Promise<{ status: number }>) => {
    const began = performance.now()
    const reply = await work().catch(() => ({ status: 0 }))
    into.push(performance.now() - began)
    if (reply.status < 200 || reply.status >= 300) failed++
  }
  const { username, password } = shop
  await Promise.all([
    (async () => {
      while (performance.now() < end) {
        await timed(sales, () => sale(server, shop))
        await rest(15)
      }
    })(),
    (async () => {
      while (performance.now() < end) {
        await timed(signIns, () => server.request('POST', 'auth/login', { username, password }))
        await rest(1_500)
      }
    })(),
  ])
  return {
    sales: sales.length,
    p50: round(percentile(sales, 0.5)),
    p99: round(percentile(sales, 0.99)),
    signInMs: round(Math.max(...signIns)),
    failed,
    longestStopMs: round(await longestStop(adminPort)),
  }
}

async function attack(server: ShopServer, { calls, parallel, most }: Attack, seconds: number): Promise<Answers> {
  const worker = new Worker(new URL('./attacker.ts', import.meta.url), {
    workerData: { origin: server.origin, calls, parallel, most, seconds },
  })
  const [answers] = await once(worker, 'message')
  await worker.terminate()
  return answers
}

/** Milliseconds since the last look. */
async function longestStop(adminPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
  return Number(/^quay_event_loop_longest_stop_seconds (\S+)/m.exec(text)?.[1]) * 1000
}

/** What an attack left behind is done, or is given two minutes. */
async function untilCalm(server: ShopServer): Promise<void> {
  for (let quick = 0, end = performance.now() + 120_000; quick < 5 && performance.now() < end; ) {
    const began = performance.now()
    await server.request('GET', 'health').catch(() => {})
    quick = performance.now() - began < 30 ? quick + 1 : 0
    await rest(200)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}
