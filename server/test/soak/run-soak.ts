import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/db/database.ts'
import { openOwner } from '../../src/db/pool.ts'
import { readEnvironment } from '../../src/environment.ts'
import { verifyDatabase } from '../../src/verification/verify-database.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { type Done, nothingDone, operations } from './operations.ts'
import { persistentCall } from './persistent-call.ts'
import { type Random, randomOf } from './random.ts'
import { openSoakShop, type SoakShop } from './shop.ts'
import { type UnreliableNetwork, unreliableNetwork } from './unreliable-network.ts'

export interface SoakOptions {
  /** It ends at whichever comes first. */
  until: { operations?: number; minutes?: number }
  tills: number
  seed: number
  /** After every so many operations the server is killed (kill -9) and started again. */
  killEvery: number
  /** After every so many operations all connections break. */
  cutEvery: number
  report?: (line: string) => void
}

export interface SoakResult {
  operations: number
  bills: number
  kills: number
  cuts: number
  refused: Record<string, number>
  /** What verification found, and documents that are not there exactly once. Empty when all is well. */
  findings: string[]
}

/** Several tills do everything at random while the server is killed and connections break; then every balance is checked. */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const directory = await mkdtemp(path.join(tmpdir(), 'quay-soak-'))
  await chmod(directory, 0o755) // PostgreSQL may run as a user of its own
  // Kills are the point, so the database is the embedded one, which dies and recovers with its server.
  const environment = { DATA_DIR: directory, DATABASE_URL: '' }
  const network = await unreliableNetwork()
  const random = randomOf(options.seed)
  let server = await startServerProcess(environment)
  network.connectTo(server.baseUrl)
  const shop = await openSoakShop(network.origin, random)

  const end = Date.now() + (options.until.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const counts = { operations: 0, kills: 0, cuts: 0 }
  const goesOn = () => Date.now() < end && counts.operations < (options.until.operations ?? Number.POSITIVE_INFINITY)
  const tills = Array.from({ length: options.tills }, (_, i) => ({
    random: randomOf(options.seed + i + 1),
    done: nothingDone(),
  }))
  const kill = async () => {
    await server.kill()
    counts.kills++
    server = await startServerProcess(environment)
    network.connectTo(server.baseUrl)
  }
  const cut = async () => {
    network.cut()
    counts.cuts++
  }
  await Promise.all([
    ...tills.map(till => runTill(network, shop, till, goesOn, counts)),
    disturb(goesOn, counts, options.killEvery, kill),
    disturb(goesOn, counts, options.cutEvery, cut),
  ])
  const findings = await check(
    network,
    shop,
    tills.map(till => till.done),
    server,
    environment,
  )
  await network.close()
  await rm(directory, { recursive: true, force: true })
  const bills = tills.reduce((sum, till) => sum + till.done.bills.size, 0)
  return { ...counts, bills, refused: refusals(tills.map(till => till.done)), findings }
}

async function runTill(
  network: UnreliableNetwork,
  shop: SoakShop,
  till: { random: Random; done: Done },
  goesOn: () => boolean,
  counts: { operations: number },
) {
  while (goesOn()) {
    const operation = till.random.pick(operations)
    await operation(call => persistentCall(network.origin, shop.token, call), shop, till.random, till.done)
    counts.operations++
  }
}

/** Does its work each time that so many more operations are done. */
async function disturb(
  goesOn: () => boolean,
  counts: { operations: number },
  every: number,
  work: () => Promise<void>,
) {
  for (let next = every; goesOn(); await sleep(5)) {
    if (counts.operations < next) continue
    next += every
    await work()
  }
}

/** Every acknowledged document is there exactly once, as it was last acknowledged; nothing else is; every balance is right. */
async function check(
  network: UnreliableNetwork,
  shop: SoakShop,
  done: Done[],
  server: ServerProcess,
  environment: Record<string, string>,
): Promise<string[]> {
  const findings: string[] = []
  const acknowledged = new Map(done.flatMap(one => [...one.bills]))
  for (const [id, status] of acknowledged) {
    const { data } = await persistentCall(network.origin, shop.token, { method: 'GET', path: `bill/${id}` })
    if (data?.status !== status)
      findings.push(`bill ${id} was acknowledged as ${status} and is ${data?.status ?? 'gone'}`)
  }
  await server.stop()
  const database = await openDatabase('soak', readEnvironment({ ...process.env, ...environment }))
  const owner = await openOwner(database.address)
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  const { rows } = await owner.query<{ id: string }>('select id from bill where store_id = $1', [shop.storeId])
  for (const { id } of rows) if (!acknowledged.has(id)) findings.push(`bill ${id} exists and no till knows of it`)
  findings.push(...(await verifyDatabase(owner)).map(difference => JSON.stringify(difference)))
  await owner.end()
  await database.stop()
  return findings
}

function refusals(done: Done[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of done) for (const [code, count] of one.refused) sums[code] = (sums[code] ?? 0) + count
  return sums
}
