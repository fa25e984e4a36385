import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withOwner } from '@quay/server/db/connection/pool'
import { openDatabase } from '@quay/server/db/database'
import { newId } from '@quay/server/db/new-id'
import { readEnvironment } from '@quay/server/start/environment'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import type pg from 'pg'
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts'
import { type Random, randomOf } from '../../server/test/soak/random.ts'
import { unreliableNetwork } from '../../server/test/soak/unreliable-network.ts'
import { type DayShop, makeOlder, openDayShop } from './day-shop.ts'
import { DayTill, type Post } from './day-till.ts'
import { Shelves } from './shelves.ts'

export interface OfflineDayOptions {
  tills: number
  /** Sales of a till in the day, about. */
  salesPerTill: number
  seed: number
  /** How often the server is killed while everything is delivered; beside that it is killed once in the middle of the day. */
  kills: number
  report?: (line: string) => void
}

export interface OfflineDayResult {
  sales: number
  voided: number
  returns: number
  handOvers: number
  countedLots: number
  /** Base units that the simulation stole from the shelves, for the stock counts to find. */
  lost: number
  tillKills: number
  serverKills: number
  cuts: number
  flags: Record<string, number>
  /** What is not as it should be. Empty when all is well. */
  findings: string[]
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * A day of several tills without a network: sales, cancels, returns, hand-overs and counts, all written down at the tills. In the middle some tills
 * reach the server for a while; then it dies and is restored from the copy of the evening before. At the end everything is delivered
 * over a bad line, while server and tills are killed. Each sale must be there once, books must be what lies on the shelves, drawers what was
 * counted, and verification clean.
 */
export async function runOfflineDay(options: OfflineDayOptions): Promise<OfflineDayResult> {
  const { report = () => {} } = options
  const random = randomOf(options.seed)
  const root = await mkdtemp(path.join(tmpdir(), 'quay-offline-day-'))
  await chmod(root, 0o755) // PostgreSQL may run as a user of its own
  const directoryOf = (name: string) => path.join(root, name)
  const network = await unreliableNetwork()
  let directory = directoryOf('before')
  await mkdir(directory)
  let server: ServerProcess = await startServerProcess(placeOf(directory))
  network.connectTo(server.baseUrl)

  try {
    report('Opening the shop …')
    const shop = await openDayShop(network.origin, random, options.tills)
    await server.stop()
    await asOwner(directory, makeOlder)
    server = await startServerProcess(placeOf(directory))
    network.connectTo(server.baseUrl)
    const copy = directoryOf('copy.quay')
    await runProgram('backup.ts', [copy], directory)

    const shelves = new Shelves(shop)
    const tills = shop.tills.map(
      (_, place) => new DayTill({ shop, place, shelves, random: randomOf(options.seed + place + 1) }),
    )
    const disturbing: Disturbing = { isOver: false, answers: 0, cuts: 0, kills: 0 }
    const posts = tills.map(() => postTo(network.origin, shop, disturbing))
    const endsAt = Date.now() - 5 * minute
    const dayOf = { random, shop, shelves, tills, options, beginsAt: endsAt - day, endsAt }
    const lines = new Map<string, object[]>(shop.checks.map(({ id }) => [id, []]))

    report('The day goes on at the tills …')
    let lost = liveThrough(dayOf, lines, 0, 0.45)
    report('Two tills reach the server, then it dies …')
    await Promise.all(tills.slice(0, 2).map((till, at) => till.deliver(posts[at]!)))
    await server.kill()
    directory = directoryOf('restored')
    await mkdir(directory)
    await copyFile(path.join(directoryOf('before'), 'secret'), path.join(directory, 'secret'))
    await runProgram('restore.ts', [copy], directory)
    lost += liveThrough(dayOf, lines, 0.45, 1)
    server = await startServerProcess(placeOf(directory))
    network.connectTo(server.baseUrl)
    for (const till of tills) till.offerAgain()

    report('Everything is delivered …')
    const [first, second] = shop.checks as [DayShop['checks'][number], DayShop['checks'][number]]
    // One check is completed before the server hears of any sale, the other behind all of them.
    await completeCheck(shop, first, lines.get(first.id)!)

    const disturbed = disturb(disturbing, random, { cut: network.cut, most: options.kills }, async () => {
      await server.kill()
      server = await startServerProcess(placeOf(directory))
      network.connectTo(server.baseUrl)
    })
    const findings: string[] = []
    await Promise.all(
      tills.map((till, at) =>
        till.deliver(posts[at]!).catch(error => void findings.push(`till ${at + 1}: ${error.message}`)),
      ),
    )
    disturbing.isOver = true
    await disturbed
    await completeCheck(shop, second, lines.get(second.id)!)
    findings.push(...tills.flatMap(({ refusals }) => refusals))
    findings.push(...(await checkDrawers(shop, tills)))
    if (findings.length) findings.push(`The server said: ${server.errors().slice(-2_000)}`)
    await server.stop()
    report('Checking …')
    await asOwner(directory, async owner => {
      findings.push(...(await checkDocuments(owner, shop, tills)), ...(await checkShelves(owner, shop, shelves)))
      findings.push(...(await verifyDatabase(owner)).map(difference => JSON.stringify(difference)))
    })
    await network.close()
    await rm(root, { recursive: true, force: true })

    const all = tills.flatMap(till => [...till.sales.values()])
    const flags = new Map<string, number>()
    for (const till of tills) for (const [kind, count] of till.flags) flags.set(kind, (flags.get(kind) ?? 0) + count)
    return {
      sales: all.length,
      voided: all.filter(({ isVoided }) => isVoided).length,
      returns: tills.reduce((sum, till) => sum + till.returns.length, 0),
      handOvers: tills.reduce((sum, till) => sum + till.shifts.length - 1, 0),
      countedLots: [...lines.values()].flat().length,
      lost,
      tillKills: tills.reduce((sum, { kills }) => sum + kills, 0),
      serverKills: disturbing.kills + 1,
      cuts: disturbing.cuts,
      flags: Object.fromEntries(flags),
      findings,
    }
  } finally {
    await server.kill()
  }
}

interface Day {
  random: Random
  shop: DayShop
  shelves: Shelves
  tills: readonly DayTill[]
  options: OfflineDayOptions
  beginsAt: number
  endsAt: number
}

/** Lets a part of the day pass at all tills, minute by minute. Gives how many base units disappeared. */
function liveThrough(
  { random, shop, shelves, tills, options, beginsAt, endsAt }: Day,
  lines: ReadonlyMap<string, object[]>,
  from: number,
  until: number,
): number {
  const minutes = Math.round((endsAt - beginsAt) / minute)
  const perMinute = options.salesPerTill / minutes
  const counted = Math.round(0.6 * minutes)
  let lost = 0
  for (let at = Math.round(from * minutes); at < Math.round(until * minutes); at++) {
    for (const [place, till] of tills.entries()) {
      // No two tills in the same instant, so that the order of what happened is one.
      const now = beginsAt + at * minute + place * 1_000
      if (at === 0 || at === 480 + place * 7 || at === 960 + place * 7) till.takeOver(now, random.pick(shop.people))
      for (let rest = perMinute, n = 0; random.next() < rest; rest--, n++) till.sell(now + 2_000 + n * 11)
      if (random.chance(perMinute * 0.06)) till.voidOne(now + 30_000)
      if (random.chance(perMinute * 0.12)) till.takeBack(now + 40_000)
    }
    // A theft: the physical stock falls without a document.
    if (at < counted && random.chance(0.02)) {
      const quantity = random.between(1, 9)
      shelves.move('sellable', random.pick(random.pick(shop.products).lots).id, 0 - quantity)
      lost += quantity
    }
    // Two people walk along the shelves for some hours.
    const places = shop.checks.map(
      check => [check.id, shop.products.filter(({ id }) => check.productIds.includes(id))] as const,
    )
    for (const [id, products] of places) {
      const product = products[Math.floor((at - counted) / 20)]
      if (at < counted || (at - counted) % 20 !== 0 || !product) continue
      for (const lot of product.lots)
        lines.get(id)!.push(countedLine(product, lot, shelves, beginsAt + at * minute + 50_000))
    }
  }
  return lost
}

function countedLine(
  product: DayShop['products'][number],
  lot: DayShop['products'][number]['lots'][number],
  shelves: Shelves,
  at: number,
) {
  const countedAt = new Date(at).toISOString()
  return {
    productId: product.id,
    lotNumber: lot.number,
    ...(lot.expiryDate && { expiryDate: lot.expiryDate }),
    parts: [{ unitId: product.unitId, quantity: shelves.sellable.get(lot.id)! }],
    startedAt: countedAt,
    countedAt,
    revision: 1,
  }
}

async function completeCheck(
  shop: DayShop,
  { id, sheetId }: DayShop['checks'][number],
  lines: object[],
): Promise<void> {
  const clock = new Date().toISOString()
  const { results } = await shop.call('POST', `count-sheet/${sheetId}/line`, { clock, lines })
  const refused = results.find(({ outcome }: { outcome: string }) => outcome !== 'kept')
  if (refused) throw new Error(`A counted line was not kept: ${JSON.stringify(refused)}`)
  await shop.call('POST', `count-sheet/${sheetId}/finish`, { isFinished: true })
  await shop.call('POST', `inventory-check/${id}/complete`, {}, newId())
}

/** Posts as the owner's session at any till. */
function postTo(origin: string, shop: DayShop, heard: Pick<Disturbing, 'answers'>): Post {
  let token = ''
  return async (path, body, key) => {
    try {
      token ||= await shop.call('GET', 'auth/profile').then(() => shop.token())
      const reply = await fetch(`${origin}/mp/api/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(key && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      if (reply.status === 401) {
        token = ''
        return undefined
      }
      const answer = { status: reply.status, body: await reply.json() }
      heard.answers++
      return answer
    } catch {
      return undefined // cut on the way there or back: whether it was carried out is not known
    }
  }
}

/**
 * Breaks all connections again and again, and kills the server a few times: after so many answers and not after so much time, so that a slow machine
 * gets on as well.
 */
async function disturb(
  state: Disturbing,
  random: Random,
  { cut, most }: { cut: () => void; most: number },
  kill: () => Promise<void>,
): Promise<void> {
  for (let next = 3; !state.isOver; next = state.answers + random.between(2, 7)) {
    while (!state.isOver && state.answers < next) await sleep(5)
    await sleep(random.between(0, 120))
    if (state.isOver) return
    if (state.kills < most && random.chance(0.12)) {
      state.kills++
      await kill()
    } else {
      state.cuts++
      cut()
    }
  }
}

interface Disturbing {
  isOver: boolean
  /** Of calls of the tills. */
  answers: number
  cuts: number
  kills: number
}

/** Every drawer that changed hands held what its books say. */
async function checkDrawers(shop: DayShop, tills: readonly DayTill[]): Promise<string[]> {
  const findings: string[] = []
  for (const { id, isEnded } of tills.flatMap(({ shifts }) => shifts)) {
    const { status, difference, code } = await shop.call('GET', `shift/${id}`).catch(error => ({ code: String(error) }))
    if (isEnded && (status !== 'CLOSED' || difference !== 0))
      findings.push(`shift ${code} is ${status} and differs by ${difference}`)
    if (!isEnded && status !== 'OPEN') findings.push(`shift ${code} is ${status}`)
  }
  return findings
}

/** Every sale and return is there once, as it happened, and no number is missing. */
async function checkDocuments(
  owner: pg.ClientBase,
  { storeId }: DayShop,
  tills: readonly DayTill[],
): Promise<string[]> {
  await owner.query(`set app.store_id = '${storeId}'`)
  const findings: string[] = []
  const { rows: bills } = await owner.query<Row>(
    'select id, status, payable::int as amount, series, sequence::int as sequence from bill where store_id = $1',
    [storeId],
  )
  const { rows: returns } = await owner.query<Row>(
    'select id, status, refunded::int as amount, series, sequence::int as sequence from sale_return where store_id = $1',
    [storeId],
  )
  const sold = new Map(tills.flatMap(till => [...till.sales.values()]).map(sale => [sale.id, sale]))
  const back = new Map(tills.flatMap(till => till.returns).map(one => [one.id, one]))
  findings.push(...apart('bill', bills, sold), ...apart('return', returns, back))
  for (const { id, status, amount } of bills) {
    const sale = sold.get(id)
    if (sale && (status === 'CANCELLED') !== sale.isVoided) findings.push(`bill ${id} is ${status}`)
    if (sale && amount !== sale.payable) findings.push(`bill ${id} is ${amount} and was ${sale.payable}`)
  }
  for (const { id, amount } of returns)
    if (back.has(id) && amount !== back.get(id)!.message.cash) findings.push(`return ${id} paid ${amount} back`)
  const numbers = Map.groupBy([...bills, ...returns], ({ series }) => series)
  for (const { series, sequence } of tills) {
    const taken = new Set(numbers.get(series)?.map(one => one.sequence))
    const missing = Array.from({ length: sequence }, (_, at) => at + 1).filter(one => !taken.has(one))
    if (missing.length) findings.push(`series ${series} lacks ${missing.join(', ')}`)
    if ((numbers.get(series)?.length ?? 0) !== sequence) findings.push(`series ${series} has a number twice`)
  }
  return findings
}

interface Row {
  id: string
  status: string
  amount: number
  series: string
  sequence: number
}

function apart(kind: string, rows: readonly Row[], known: ReadonlyMap<string, unknown>): string[] {
  const there = new Set(rows.map(({ id }) => id))
  return [
    ...rows.filter(({ id }) => !known.has(id)).map(({ id }) => `${kind} ${id} exists and no till knows of it`),
    ...[...known.keys()].filter(id => !there.has(id)).map(id => `${kind} ${id} is lost`),
  ]
}

/** The books say of each lot what lies there. */
async function checkShelves(owner: pg.ClientBase, { storeId, products }: DayShop, shelves: Shelves): Promise<string[]> {
  const { rows } = await owner.query<{ lotId: string; bucket: 'sellable' | 'quarantine'; quantity: number }>(
    `select lot_id as "lotId", bucket, sum(quantity)::int as quantity from stock where store_id = $1 group by 1, 2`,
    [storeId],
  )
  const nameOf = new Map(products.flatMap(({ name, lots }) => lots.map(({ id, number }) => [id, `${name} ${number}`])))
  const findings: string[] = []
  for (const bucket of ['sellable', 'quarantine'] as const) {
    const books = new Map(rows.filter(row => row.bucket === bucket).map(row => [row.lotId, row.quantity]))
    for (const lotId of new Set([...books.keys(), ...shelves[bucket].keys()])) {
      const [book, shelf] = [books.get(lotId) ?? 0, shelves[bucket].get(lotId) ?? 0]
      if (book !== shelf) findings.push(`${bucket} ${nameOf.get(lotId)}: the books say ${book}, there are ${shelf}`)
    }
  }
  const owed = rows.filter(row => !['sellable', 'quarantine'].includes(row.bucket) && row.quantity !== 0)
  if (owed.length) findings.push(`${owed.length} lots stand in other buckets: ${JSON.stringify(owed.slice(0, 3))}`)
  return findings
}

const placeOf = (directory: string) => ({ DATA_DIR: directory, DATABASE_URL: '' })

async function asOwner<Result>(directory: string, work: (owner: pg.ClientBase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(
    'a day without a network',
    readEnvironment({ ...process.env, ...placeOf(directory) }),
  )
  try {
    return await withOwner(database.address, work)
  } finally {
    await database.stop()
  }
}

/** Runs a program of the product at a directory of data. Throws with what it said when it fails. */
async function runProgram(name: string, parameters: string[], directory: string): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  const child = spawn(process.execPath, [`server/src/${name}`, ...parameters], {
    cwd: root,
    env: { ...process.env, ...placeOf(directory) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`)
}
