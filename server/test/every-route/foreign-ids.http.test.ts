import type { RouteSpec } from '@quay/contract/route'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeSample, partOf, sampleOfRun } from '../../../scripts/test-sample.mjs'
import { newId } from '../../src/db/new-id.ts'
import { ownApp, type Reply, type TestApp } from '../app.ts'
import { allRoutes, byFeature, checkEach, guardedRoutes } from './all-routes.ts'
import { candidates, send } from './calls.ts'
import type { Call } from './examples.ts'
import { asksForIds, type Slot, slotsOf } from './id-slots.ts'
import { changedTables, printStore, type StorePrint } from './store-print.ts'
import { makeWorld, ofNoStore, type Row, seenFromThere, stillWhole, type World } from './world.ts'

// Two stores in which everything happened, and many calls of each route: a busy machine takes its time.
vi.setConfig({ hookTimeout: 240_000, testTimeout: 600_000 })

const sample = sampleOfRun()

/** What a refused call may leave in the caller's own store: the log notes attempts. */
const mayChange = ['user_log', 'session']

/** What can be made once only is left to the test of its own route. */
const madeOnce = ['tax.createInfo', 'shift.open']

/** Routes with ids that cannot be tried here, and what does. */
const triedElsewhere: Record<string, string> = {
  'export.progress': 'it knows exports while they run: server/src/features/user-log/filters.http.test.ts',
  'exportFile.ask': 'its file is made after the answer: server/src/features/export/kept-files.http.test.ts',
  'exportFile.again': 'it makes what could not be made: server/src/features/export/kept-files.http.test.ts',
  'exportFile.fetch': 'it waits until the file is made: server/src/features/export/kept-files.http.test.ts',
  'excel.progress': 'it knows files while they are read: server/src/features/excel/routes.http.test.ts',
  'inventoryCheck.merge': 'what it merges is used up: server/src/features/inventory-check/merging.http.test.ts',
  'salesOrder.merge': 'what it merges is used up: server/src/features/sales-order/routes.http.test.ts',
  'discount.test':
    'ids of a promotion that is not stored are compared and never read: server/src/features/discount/routes.http.test.ts',
  'discount.simulate':
    'ids of a promotion that is not stored are compared and never read: server/src/features/discount/promotion-settings.http.test.ts',
  'discount.warnings':
    'ids of a promotion that is not stored are compared and never told: server/src/features/discount/promotion-settings.http.test.ts',
  'shift.open': 'a drawer has one shift at a time: server/src/features/shift/routes.http.test.ts',
  'fundCount.create':
    'the drawer has an open shift, which counts it: server/src/features/fund-count/routes.http.test.ts',
  'shift.handOver': 'what it ends is ended, and it asks for a PIN: server/src/features/shift/routes.http.test.ts',
  'taxBook.read':
    'the caller works at a part of the branches of the tax code: server/src/features/tax-book/tax-book.http.test.ts',
  'taxBook.estimate':
    'the caller works at a part of the branches of the tax code: server/src/features/tax-book/tax-book.http.test.ts',
  'taxBook.export':
    'the caller works at a part of the branches of the tax code: server/src/features/tax-book/tax-book.http.test.ts',
  'taxBook.print':
    'the caller works at a part of the branches of the tax code: server/src/features/tax-book/tax-book.http.test.ts',
  'taxFiling.list':
    'the caller works at a part of the branches of the tax code: server/src/features/tax-filing/routes.http.test.ts',
  'taxFiling.create':
    'the caller works at a part of the branches of the tax code: server/src/features/tax-filing/routes.http.test.ts',
  'taxFiling.lift':
    'no store here has declared anything, since that closes its books: server/src/features/tax-filing/routes.http.test.ts',
  'bankMatch.record': 'what it writes is written once: server/src/features/bank-transfer/statement-file.http.test.ts',
  'debtOffset.create':
    'whether both sides still owe is left to what other calls did: server/src/features/debt-offset/routes.http.test.ts',
  'gppBook.sign': 'what it signs is signed: server/src/features/gpp-book/gpp-book.http.test.ts',
  'excel.cancel': 'it knows files while they are read: server/src/features/excel/routes.http.test.ts',
}

/** Ids that have to be the caller's own, whosever they are. */
const ownOnly: Record<string, string> = {
  'bill.create body.sellerId': 'seller-differs',
  'shift.close body.countId': 'shift-count-needed',
  'saleReturn.preview body.items.0.billItemId': 'return-line-unknown',
  'saleReturn.create body.items.0.billItemId': 'return-line-unknown',
  'saleReturn.replace body.items.0.billItemId': 'return-line-unknown',
  'saleReturn.previewUnbilled body.items.0.unitId': 'return-unit-differs',
  'saleReturn.createUnbilled body.items.0.unitId': 'return-unit-differs',
  'saleReturn.replaceUnbilled body.items.0.unitId': 'return-unit-differs',
  'saleReturn.takeOffline body.items.0.unitId': 'return-unit-differs',
}

/** Places whose id is looked for in the call itself only, and left out of what is kept where it is not there. */
const leftOut: Record<string, string> = {
  'bill.create body.acceptedAllergies.0.productId':
    'a sale that was made is not lost because goods were merged meanwhile',
  'bill.replace body.bill.acceptedAllergies.0.productId': 'as of a sale',
  'bill.create body.chargedDiscounts.0.discountId':
    'it counts for a sale that waited, and names promotions of the own store only',
  'saleReturn.takeOffline body.billId': 'goods that came back of a bill that never arrived are stored without one',
  'device.open body.report.shiftIds':
    'a till says of which shifts its unsent sales are; nothing is read or written of them',
  'bill.create body.shiftId': 'a sale that was made is not lost because its shift is not known',
}

/** Places that may name a branch of the own store in which the caller does not work, and why. */
const acrossBranches: Record<string, string> = {
  'branch.get params.id': 'branch/read shows every branch',
  'printTemplate.print query.branchId': 'branch/read shows every branch',
  'printTemplate.kept query.branchId': 'branch/read shows every branch',
  'printTemplate.save body.branchId': 'branch/update keeps every branch',
  'branch.update params.id': 'branch/update keeps every branch',
  'branch.delete params.id': 'branch/delete keeps every branch',
  'stockTransfer.create body.targetBranchId': 'goods are sent to every branch',
  'stockTransfer.replace body.targetBranchId': 'goods are sent to every branch',
  'stockTransfer.available query.branchId': 'who asks another branch for goods sees what it has',
  'stockTransfer.available query.targetBranchId': 'who sends goods sees what the other branch has',
  'employee.create body.branchIds': 'who hires says where somebody works',
  'employee.update body.branchIds': 'who hires says where somebody works',
  'employee.update body.defaultBranchId': 'who hires says where somebody works',
}

let shop: TestApp
let world: World
let other: World
let otherPrint: StorePrint
/** Of a bill of the other store: what a client may name a document of its own by. */
let clientsId: string
beforeAll(async () => {
  process.stdout.write(`${describeSample(sample)}\n`)
  shop = await ownApp()
  world = await fill(await makeWorld(shop))
  other = await fill(await makeWorld(shop))
  clientsId = other.rows.get('bill')!.at(-1)!.id!
  otherPrint = await printStore(shop, other.storeId)
})
afterAll(() => shop.close())

/** Lets every route that makes something make it, in both branches. One that cannot is told of by its own test. */
async function fill(made: World): Promise<World> {
  const creates = allRoutes.filter(
    ([name, route]) =>
      route.status === 201 && !route.params && route.permission !== 'public' && !madeOnce.includes(name),
  )
  for (const from of [made, seenFromThere(made)])
    for (const [name, route] of creates) {
      await from.refresh()
      await carriedOut(name, route, from)
    }
  await made.refresh()
  return made
}

/**
 * Sends calls until one is carried out, or until `before`, which sees each of them first, has seen enough. Gives the
 * remedy when none was, because then nothing was tried.
 */
async function carriedOut(
  name: string,
  route: RouteSpec,
  from: World,
  before: (call: Call) => Promise<boolean> = async () => false,
): Promise<string | undefined> {
  let first: Reply | undefined
  let last: Reply | undefined
  for (const call of candidates(name, route, from)) {
    if (await before(call)) return undefined
    last = await send(from, from.caller, route, call)
    if (last.status < 300) return undefined
    first ??= last
  }
  const [taught, latest] = [first, last].map(reply => JSON.stringify(reply?.body)?.slice(0, 300))
  return `No call of ${name} was carried out: teach one in server/test/every-route/examples.ts. The first: ${taught}; the last: ${latest}`
}

/**
 * The places of a call that this run tries: those of the path always, of the others its part. Seven days on end have
 * every place of every route.
 */
const slotsOfRun = (slots: readonly Slot[]): Slot[] => [
  ...slots.filter(slot => slot.part === 'params'),
  ...partOf(
    slots.filter(slot => slot.part !== 'params'),
    sample,
  ),
]

/** What was answered wrongly when foreign ids were put in places of calls that are carried out with one's own. */
async function trySlots(name: string, route: RouteSpec): Promise<string[]> {
  const theirs = [...other.rows].flatMap(([table, rows]) => (ofNoStore.includes(table) ? [] : rows))
  const strangers = idsOf([...theirs, ...[...world.rows.values()].flat().filter(isThere)])
  // Rows of ours were made with this one too.
  strangers.delete(clientsId)
  let wrong: string[] = []
  let printed: StorePrint | undefined
  // A call that was carried out with a strange id may have used up what it is about: it is not sent once more.
  let isCarriedOut = false
  const print = () => printStore(shop, world.storeId, mayChange)
  const untried = await carriedOut(name, route, world, async call => {
    wrong = []
    let before = printed ?? (await print())
    for (const slot of slotsOfRun(slotsOf(route, call, world)))
      for (const id of foreignIdsFor(name, slot)) {
        const reply = await send(world, world.caller, route, slot.put(id))
        const leak = leaked(reply, strangers, id)
        if (leak) wrong.push(`${slot.part}.${slot.name}: the answer shows ${leak}`)
        if (!mayAnswer(name, route, slot, reply))
          wrong.push(`${slot.part}.${slot.name}: ${reply.status} ${reply.body?.error ?? ''}`)
        // Carried out, with an id of the client's that another store has too: that is no harm.
        const isHarmless = slot.tables.length === 0 || `${name} ${slot.part}.${slot.name}` in leftOut
        if (isHarmless && reply.status < 300) {
          before = await print()
          isCarriedOut = true
        }
      }
    // What is refused after it changes nothing either: the next call is compared with the same print.
    printed = await print()
    wrong.push(...changedTables(before, printed).map(table => `${table} was changed`))
    return isCarriedOut || wrong.some(one => one.includes('changed'))
  })
  return untried ? [untried] : wrong
}

/** Of another store, and of the branch that is not the caller's. */
function foreignIdsFor(name: string, slot: Slot): string[] {
  if (slot.tables.length === 0) return [clientsId]
  // A list of no store has no row that is somebody else's, only ids that it does not have.
  if (slot.tables.every(table => ofNoStore.includes(table))) return [newId()]
  const fromThere = slot.tables.flatMap(table => (world.rows.get(table) ?? []).filter(isThere).slice(0, 1))
  if (`${name} ${slot.part}.${slot.name}` in acrossBranches) fromThere.length = 0
  return [...slot.tables.map(theirRow), ...fromThere].map(row => row.id!)
}

/** Customers are of the whole store, whichever branch made them, unless it chooses otherwise (setting/switches.http.test.ts). */
const isThere = (row: Row) =>
  row.id === world.there || (row.branch_id === world.there && !world.rows.get('customer')?.includes(row))

/** A row of the other store; not the one whose id is given to rows of ours. */
function theirRow(table: string): Row {
  const row = other.rows.get(table)?.find(({ id }) => id !== clientsId)
  return row ?? expect.fail(`No row of ${table} in the other store: let busy-shop.ts, or a route, make one.`)
}

/**
 * In the path and in the body such an id is not found; a list that is filtered by it may also be empty. Where the call
 * has no id of its own, another rule may speak first.
 */
function mayAnswer(name: string, route: RouteSpec, slot: Slot, { status, body, data }: Reply): boolean {
  if (route.file && status === 200 && slot.tables.length) return data.rows === 0
  if (`${name} ${slot.part}.${slot.name}` in leftOut) return status < 400
  if (slot.part === 'query' || slot.tables.length === 0) return status < 500 && status !== 401 && status !== 403
  if (status >= 400 && body.error === ownOnly[`${name} ${slot.part}.${slot.name}`]) return true
  return slot.isTaken ? status === 404 && body.error === 'not-found' : status >= 400 && status < 500
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const leaked = (reply: Reply, strangers: ReadonlySet<string>, sent: string) =>
  (JSON.stringify(reply.body) ?? '').match(uuid)?.find(id => id !== sent && strangers.has(id))

const idsOf = (rows: readonly Row[]) => new Set(rows.map(row => row.id!).filter(Boolean))

describe('ids of another store, or of a branch that is not the caller’s, are not found and change nothing', () => {
  const tried = guardedRoutes.filter(([name, route]) => asksForIds(route) && !triedElsewhere[name])
  it.each(byFeature(tried))('%s', (_feature, routes) =>
    checkEach(routes, async (name, route) => {
      const whole = await stillWhole(world)
      world = whole.storeId === world.storeId ? whole : await fill(whole)
      const wrong = await trySlots(name, route)
      if (wrong.length) expect.fail(wrong.join('\n'))
    }),
  )

  it('and the other store is as it was, row by row', async () => {
    expect(changedTables(otherPrint, await printStore(shop, other.storeId))).toEqual([])
  })
})
