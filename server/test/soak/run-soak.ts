import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withOwner } from '../../src/db/connection/pool.ts'
import { openDatabase } from '../../src/db/database.ts'
import { readEnvironment } from '../../src/start/environment.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { checkEnd, verified } from './check-end.ts'
import { lookAtShelves, type Moment } from './moments.ts'
import { checkOpenDebts } from './money.ts'
import { type CarriedOut, Done } from './operation.ts'
import { earned, operations } from './operations.ts'
import { type Random, randomOf } from './random.ts'
import { expireSome } from './sale/pointing.ts'
import { checkPromotionCosts, countGiven } from './sale/promoting.ts'
import { openSoakShop, type Send, type SoakShop } from './shop.ts'
import { checkAllDays, takeDays } from './sums.ts'
import { unreliableNetwork } from './unreliable-network.ts'

export interface SoakOptions {
  /** It ends at whichever comes first. */
  until: { operations?: number; minutes?: number }
  tills: number
  seed: number
  /** After every so many operations the server is killed (kill -9) and started again. */
  killEvery: number
  /** After every so many operations all connections break. */
  cutEvery: number
  /** After every so many operations the job of reports takes days in, by a clock that comes nearer; some steps are broken off. */
  jobEvery: number
  /** After every so many operations all shelves are looked at, to be recomputed at the end. */
  lookEvery: number
  report?: (line: string) => void
}

export interface SoakResult {
  operations: number
  kills: number
  cuts: number
  /** Moments that were seen and recomputed. */
  moments: number
  /** How often each operation came up, how many of its writes were carried out and refused; documents by kind and state. */
  carriedOut: Record<string, string>
  documents: Record<string, number>
  refused: Record<string, number>
  /** How often promotions gave something, by what they do, and rows of points by kind. */
  given: Record<string, number>
  /** What verification found, and documents that are not there exactly once. Empty when all is well. */
  findings: string[]
}

/** Several tills do everything at random while the server is killed and connections break; then every balance is checked. */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const directory = await mkdtemp(path.join(tmpdir(), 'quay-soak-'))
  await chmod(directory, 0o755) // PostgreSQL may run as a user of its own
  // Kills are the point, so the database is the embedded one, which dies and recovers with its server.
  const environment = { DATA_DIR: directory, DATABASE_URL: '' }
  const place = readEnvironment({ ...process.env, ...environment })
  const network = await unreliableNetwork()
  const random = randomOf(options.seed)
  let server: ServerProcess = await startServerProcess(environment)
  network.connectTo(server.baseUrl)
  const shop = await openSoakShop(network.origin, random)

  const end = Date.now() + (options.until.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const counts = { operations: 0, kills: 0, cuts: 0 }
  const moments: Moment[] = []
  const done = new Done(earned)
  const findings: string[] = []
  const goesOn = () =>
    findings.length === 0 &&
    Date.now() < end &&
    counts.operations < (options.until.operations ?? Number.POSITIVE_INFINITY)
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
  const look = async () => {
    const seen = await inDatabase(owner => lookAtShelves(owner, shop.storeId)).catch(() => undefined)
    if (seen) moments.push(seen) // else it was killed just then
  }
  let daysBehind = 45
  const takeDaysIn = async () => {
    daysBehind = Math.max(0, daysBehind - random.between(0, 6))
    const isBrokenOff = random.chance(0.2)
    await inDatabase(owner => takeDays(owner, shop.storeId, daysBehind, isBrokenOff)).catch(() => undefined)
    if (random.chance(0.15)) await inDatabase(owner => expireSome(owner, shop.storeId, random)).catch(() => undefined)
  }
  const inDatabase = async <Result>(work: Parameters<typeof withOwner<Result>>[1]) => {
    const database = await openDatabase('soak', place)
    try {
      return await withOwner(database.address, work)
    } finally {
      await database.stop()
    }
  }
  const tills = Array.from({ length: options.tills }, (_, i) => randomOf(options.seed + i + 1))
  const stumble = (error: unknown) => void findings.push(error instanceof Error ? error.message : String(error))
  await Promise.all([
    ...tills.map((till, place) => {
      const { send } = shop.people[place % shop.people.length]!
      return runTill(send, shop, till, done, goesOn, counts).catch(stumble)
    }),
    disturb(goesOn, counts, options.killEvery, kill).catch(stumble),
    disturb(goesOn, counts, options.cutEvery, cut).catch(stumble),
    disturb(goesOn, counts, options.lookEvery, look).catch(stumble),
    disturb(goesOn, counts, options.jobEvery, takeDaysIn).catch(stumble),
  ])
  findings.push(...(await checkOpenDebts(shop).catch(error => [String(error)])))
  if (findings.length) findings.push(`The server said: ${server.said().slice(-3_000)} ${server.errors().slice(-3_000)}`)
  await server.stop()
  const given: Record<string, number> = {}
  await inDatabase(async owner => {
    await owner.query(`set app.store_id = '${shop.storeId}'`)
    for (const { name, count } of await countGiven(owner, shop.storeId)) given[name] = count
    findings.push(
      ...(await checkEnd(owner, shop.storeId, done, moments)),
      ...(await checkPromotionCosts(owner, shop)),
      ...(await verified(owner)),
      ...(await checkAllDays(owner, shop.storeId)),
    )
  })
  await network.close()
  await rm(directory, { recursive: true, force: true })
  return {
    ...counts,
    moments: moments.length,
    carriedOut: Object.fromEntries([...done.carriedOut].map(([name, one]) => [name, inWords(one)])),
    documents: documentCounts(done),
    refused: Object.fromEntries(done.refused),
    given,
    findings,
  }
}

async function runTill(
  send: Send,
  shop: SoakShop,
  random: Random,
  done: Done,
  goesOn: () => boolean,
  counts: { operations: number },
) {
  while (goesOn()) {
    const operation = random.pick(operations)
    const count = done.carriedOut.get(operation.name) ?? { times: 0, written: 0, refused: new Map<string, number>() }
    done.carriedOut.set(operation.name, count)
    const counted: Send = async call => {
      const answer = await send(call)
      if (call.method === 'GET') return answer
      const { error } = answer
      if (error) count.refused.set(error, (count.refused.get(error) ?? 0) + 1)
      else count.written++
      return answer
    }
    try {
      await operation(counted, shop, random, done)
    } catch (error) {
      throw new Error(`${operation.name}: ${error instanceof Error ? error.message : error}`)
    }
    counts.operations++
    count.times++
  }
}

/** "31, wrote 40, refused 9 (stock-short 8, lot-held 1)". */
function inWords({ times, written, refused }: CarriedOut): string {
  const all = [...refused].toSorted(([, one], [, other]) => other - one)
  const sum = all.reduce((total, [, count]) => total + count, 0)
  const why = all.map(([error, count]) => `${error} ${count}`).join(', ')
  return `${times}, wrote ${written}, refused ${sum}${sum ? ` (${why})` : ''}`
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

function documentCounts(done: Done): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [id, { kind, status }] of done.documents) {
    const name = `${done.mergedChecks.has(id) ? 'merged ' : ''}${kind} ${status}`
    sums[name] = (sums[name] ?? 0) + 1
  }
  return sums
}
