import type { RouteSpec } from '@quay/contract/route'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openOwner } from '../../src/db/connection/pool.ts'
import { setStore } from '../../src/db/connection/transaction.ts'
import { ownApp, type TestApp } from '../app.ts'
import { allRoutes } from './all-routes.ts'
import { candidates, send } from './calls.ts'
import type { Call } from './examples.ts'
import { makeWorld, type World } from './world.ts'

vi.setConfig({ hookTimeout: 240_000, testTimeout: 240_000 })

/** Commands that refuse a closed day, but need more than a call by chance; and what tries them with the branch closed. */
const triedElsewhere: Record<string, string> = {
  'shift.reopen': 'only the last shift of a drawer is opened again: server/src/features/shift/routes.http.test.ts',
  'salesOrder.close': 'it gives a deposit back today and leaves earlier days alone',
  'salesOrder.cancel': 'it gives a deposit back today and leaves earlier days alone',
}

/** Calls that change what counted on the day, where most calls of the route do not. */
const taught: Record<string, (world: World) => Iterable<Call>> = {
  *'bill.update'({ rows, here, colleague }) {
    for (const bill of rows.get('bill') ?? [])
      if (bill.branch_id === here && bill.status === 'SUCCEED')
        yield {
          params: { id: bill.id as string },
          query: {},
          body: { version: bill.version, sellerId: colleague.profile.id },
        }
  },
  *'voucher.papers'({ rows, here }) {
    for (const voucher of rows.get('cash_voucher') ?? [])
      if (voucher.branch_id === here)
        yield { params: { id: voucher.id as string }, query: {}, body: { version: voucher.version, paperIds: [] } }
  },
  *'inbound.amend'({ rows, here }) {
    for (const inbound of rows.get('inbound') ?? []) {
      const line = rows.get('inbound_item')?.find(one => one.inbound_id === inbound.id)
      if (line && inbound.branch_id === here && inbound.status === 'SUCCEED')
        yield {
          params: { id: inbound.id as string },
          query: {},
          body: { version: inbound.version, items: [{ id: line.id, price: Number(line.price) + 1 }] },
        }
    }
  },
}

/** Whatever may change a day that is over: each says so in its contract. */
const commands = allRoutes.filter(([, { errors = [] }]) => (errors as readonly string[]).includes('day-closed'))

let shop: TestApp
let world: World
beforeAll(async () => {
  shop = await ownApp()
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

const inWorld = async (statement: string) => {
  const owner = await openOwner(shop.database.address)
  try {
    await owner.query(`begin; ${setStore(world.owner.profile.store.id)}; ${statement}; commit`)
  } finally {
    await owner.end()
  }
}
const closing = () => `update branch set days_closed_through = '2099-12-31' where id = '${world.here}'`
const opening = () => `update branch set days_closed_through = null where id = '${world.here}'`

it('there are commands that change days', () => {
  expect(commands.length).toBeGreaterThan(12)
})

it.each(commands.filter(([name]) => !(name in triedElsewhere)))(
  '%s refuses a closed day, and one that is closed while it runs',
  async (name, route) => {
    await inWorld(closing())
    const call = await refusedCall(name, route)
    await inWorld(opening())
    expect(
      call,
      `No call of ${name} met the closed day: teach one in server/test/every-route/examples.ts`,
    ).toBeDefined()

    // Somebody closes the day and is not done yet: the command has to wait for them.
    const closer = await openOwner(shop.database.address)
    await closer.query(`begin; ${setStore(world.owner.profile.store.id)}; ${closing()}`)
    const running = send(world, world.caller, route, call!)
    await Promise.race([running, waitsForLock()])
    await closer.query('commit')
    await closer.end()
    expect((await running).body).toMatchObject({ error: 'day-closed' })
    await inWorld(opening())
  },
)

async function refusedCall(name: string, route: RouteSpec): Promise<Call | undefined> {
  let tried = 0
  for (const call of taught[name]?.(world) ?? candidates(name, route, world)) {
    if (tried++ > 60) return undefined
    if ((await send(world, world.caller, route, call)).body?.error === 'day-closed') return call
  }
  return undefined
}

const waitsForLock = () =>
  vi.waitFor(async () => {
    const { rows } = await shop.database.owner.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    if (rows.length === 0) throw new Error('nobody waits')
  }, 10_000)
