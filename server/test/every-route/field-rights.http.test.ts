import { isRight, models } from '@quay/contract/areas'
import { excelKinds } from '@quay/contract/excel/shapes'
import { actions, type Grant, type Model } from '@quay/contract/right/permission'
import type { RouteSpec } from '@quay/contract/route'
import { sortedByOf } from '@quay/contract/sorted-by-of'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../app.ts'
import { addEmployee, inStore } from '../factories.ts'
import { askForFile, headOf, withoutSums } from '../file/exported.ts'
import { checkEach, guardedRoutes } from './all-routes.ts'
import { addressOf, candidates, isObject } from './calls.ts'
import type { Call } from './examples.ts'
import { plantSecrets, type Secrets } from './plant-secrets.ts'
import { makeWorld, type World } from './world.ts'

// A store in which everything happened, and every reading of it by several people: a busy machine takes its time.
vi.setConfig({ hookTimeout: 240_000, testTimeout: 120_000 })

type Secret = keyof Secrets
const secretRights = ['cost', 'profit', 'customer_phone', 'provider', 'cashbook'] as const satisfies readonly Secret[]

/**
 * Where the value stands for another right all the same (docs/topics/permissions.md, "prices of buying"): documents of
 * buying, what is owed for them and what a provider sold show what was bought for to whoever may read those; an order
 * names the contact that it is sent to.
 */
const open: Readonly<Record<Secret, RegExp>> = {
  cost: /^(inbound|inboundReturn|purchaseOrder|reorder|home)\.|^debt\.statement$|^debtReport\.(providers|exportProviders|reconciliation|exportReconciliation)$|^provider\.(figures|products)$/,
  profit: /^$/,
  customer_phone: /^$/,
  provider: /^purchaseOrder\.get$/,
  cashbook: /^$/,
}

/** Where each is seen by who may see everything: else the test would look for what is not there. The log masks phones for all. */
const seenAtLeast: Readonly<Record<Secret, readonly string[]>> = {
  cost: [
    'userLog.list',
    'userLog.export',
    'disposal.get',
    'stockTransfer.get',
    'inventoryCheck.get',
    'product.list',
    'priceBook.list',
    'excel.export',
  ],
  profit: ['bill.list'],
  customer_phone: ['customer.list', 'bill.get', 'excel.export'],
  provider: ['userLog.list', 'userLog.export', 'provider.list'],
  cashbook: ['userLog.list', 'userLog.export', 'cashbook.accounts'],
}

interface Reading {
  name: string
  route: RouteSpec
  call: Call
  /** The secrets that it shows to who may see everything. */
  shows: ReadonlySet<Secret>
}

let shop: TestApp
let world: World
let secrets: Secrets
let readings: Reading[]
let reader: Person
beforeAll(async () => {
  shop = await testApp()
  world = await makeWorld(shop)
  secrets = await plantSecrets(world)
  await world.refresh()
  readings = await findReadings()
  reader = await addEmployee(shop, world.owner, { grants: [], branchIds: [world.here] })
})
afterAll(() => shop.close())

const isReading = ([, route]: (typeof guardedRoutes)[number]) => route.method === 'GET' || route.file !== undefined

/** For each route that reads or exports some calls that are answered, those first that show something secret. */
async function findReadings(): Promise<Reading[]> {
  const found: Reading[] = []
  for (const [name, route] of guardedRoutes.filter(isReading)) {
    let plain: Reading | undefined
    const telling: Reading[] = []
    let tries = 0
    for (const call of widened(name, route)) {
      if (++tries > 10 || telling.length === (/^excel|^userLog/.test(name) ? 5 : 2)) break
      const text = await read(world.caller, route, call)
      if (text === null) continue
      const reading = { name, route, call, shows: new Set(secretRights.filter(secret => shown(text, secrets[secret]))) }
      if (reading.shows.size) telling.push(reading)
      else plain ??= reading
    }
    found.push(...(telling.length ? telling : plain ? [plain] : []))
  }
  return found
}

/** Calls that see much: long pages, long periods, and the newest rows, which are the planted ones. */
function* widened(name: string, route: RouteSpec): Generator<Call> {
  const fields = Object.keys((route.query as { shape?: object } | undefined)?.shape ?? {})
  const wide = (call: Call): Call => {
    const query = Object.fromEntries(Object.entries(call.query).filter(([field]) => required(route).includes(field)))
    if (fields.includes('limit')) query.limit = 100
    if ('from' in query) query.from = today(-20)
    if ('to' in query) query.to = today(0)
    return { ...call, query }
  }
  if (name === 'excel.export') for (const kind of excelKinds) yield { params: {}, query: {}, body: { kind } }
  if (name.startsWith('userLog.'))
    for (const area of ['stock', 'partner', 'money', 'goods'])
      yield { params: {}, query: name === 'userLog.list' ? { area, limit: 100 } : {}, body: { area } }
  const made = candidates(name, route, world)
  const [param] = Object.keys(route.params?.shape ?? {})
  for (const call of made) {
    if (param && planted(name, param).length)
      for (const id of planted(name, param)) yield wide({ ...call, params: { ...call.params, [param]: id } })
    yield wide(call)
    yield call
  }
}

const required = (route: RouteSpec): string[] => {
  const shape = (route.query as { shape?: Record<string, { safeParse(value: unknown): { success: boolean } }> })?.shape
  return Object.entries(shape ?? {}).flatMap(([name, schema]) => (schema.safeParse(undefined).success ? [] : [name]))
}

const today = (days: number) => new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** The newest rows of the table that a route's parameter names: what was made last was planted. */
function planted(name: string, param: string): string[] {
  const feature = name.split('.')[0]!.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const table =
    param === 'id' ? feature : param.replace(/Id$/, '').replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const aliases: Record<string, string> = { transfer: 'stock_transfer', place: 'branch', account: 'cash_account' }
  const rows = world.rows.get(aliases[table] ?? table) ?? []
  return rows
    .filter(row => row.id)
    .slice(0, 3)
    .map(row => row.id!)
}

/** What a call answers, as text: a file by its cells. Null where it is refused. */
async function read(person: Person, route: RouteSpec, call: Call): Promise<string | null> {
  const { id: _, ...body } = isObject(call.body) ? call.body : {}
  const answer = await shop.app.inject({
    method: route.method,
    url: addressOf(route, call),
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    ...(route.method !== 'GET' && { payload: JSON.stringify(body) }),
  })
  if (answer.statusCode >= 300) return null
  if (String(answer.headers['content-type']).startsWith('application/json')) return answer.body
  // A picture has no fields.
  if (String(answer.headers['content-type']).startsWith('image/')) return null
  const { sheets } = await readXlsx(answer.rawPayload)
  return JSON.stringify(sheets.map(sheet => sheet.rows))
}

/** The first secret that a text holds: an amount however it is grouped (7654321, "7.654.321"), words and phones also spaced. */
function shown(text: string, values: readonly string[]): string | undefined {
  const numbers = text.match(/\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+/g) ?? []
  const amounts = new Set(numbers.map(number => number.replace(/\D/g, '')))
  const close = text.replace(/(?<=\d)[ .](?=\d)/g, '')
  return values.find(value => amounts.has(value) || (!isAmount(value) && close.includes(value)))
}

const isAmount = (value: string) => /^[1-9]\d*$/.test(value) && Number(value) < 800_000_000

const everything: Grant[] = models.flatMap(model => actions.map(action => ({ model, action }))).filter(isRight)

async function give(grants: readonly Grant[]): Promise<void> {
  const { id } = reader.profile.role
  await inStore(shop, world.storeId, async query => {
    await query('delete from role_permission where store_id = $1 and role_id = $2', [world.storeId, id])
    await query(
      `insert into role_permission (store_id, id, role_id, model, action)
       select $1, gen_random_uuid(), $2, g ->> 'model', g ->> 'action' from jsonb_array_elements($3) g`,
      [world.storeId, id, JSON.stringify(grants)],
    )
    await query('update role set version = version + 1 where store_id = $1 and id = $2', [world.storeId, id])
  })
}

const without = (model: Model) => everything.filter(grant => !(grant.model === model && grant.action === 'read'))

it('what is planted is seen in many places by who may see everything, the log and its export among them', () => {
  for (const secret of secretRights) {
    const names = new Set(readings.filter(({ shows }) => shows.has(secret)).map(({ name }) => name))
    expect([...names], secret).toEqual(expect.arrayContaining([...seenAtLeast[secret]]))
  }
  expect(new Set(readings.map(({ name }) => name)).size).toBeGreaterThan(90)
})

describe.each(secretRights)('without %s/read', secret => {
  it('its values stand in no answer and in no file', async () => {
    await give(without(secret))
    const leaks: string[] = []
    for (const { name, route, call } of readings.filter(({ shows }) => shows.has(secret))) {
      if (open[secret].test(name)) continue
      const text = await read(reader, route, call)
      const value = text && shown(text, secrets[secret])
      if (value) leaks.push(`${name} ${addressOf(route, call)} shows ${value}: ${around(text, value)}`)
    }
    expect(leaks).toEqual([])
  })
})

/** The neighbourhood of a value in an answer, so that a failure tells the field. */
function around(text: string, value: string): string {
  const place = text.search(new RegExp([...value].map(letter => letter.replace(/\W/g, '\\$&')).join('[.,\\s]?')))
  return text.slice(Math.max(0, place - 80), place + 30)
}

describe('a masked phone', () => {
  const found = async (path: string) => (await reader.get(path)).data.items.length
  const digits = '0977123654'

  it('is not found out by searching for its parts; the whole number finds', async () => {
    await give(without('customer_phone'))
    for (const part of [digits.slice(0, 9), digits.slice(1), digits.slice(-6), '977', `trong ${digits.slice(3, 7)}`]) {
      const keyword = encodeURIComponent(part)
      for (const list of ['customer', 'bill', 'customer-request'])
        expect(await found(`${list}?keyword=${keyword}`), part).toBe(0)
    }
    expect(await found(`customer?keyword=${digits}`)).toBe(1)
    expect(await found(`customer?keyword=${encodeURIComponent('+84 977 123 654')}`)).toBe(1)
    expect(await found(`bill?keyword=${digits}`)).toBeGreaterThan(0)
    expect(await found('customer?keyword=khach+trong')).toBe(1)
    await give(everything)
    expect(await found(`customer?keyword=${digits.slice(-6)}`)).toBe(1)
  })

  it('is not found out by trying numbers', async () => {
    await give(without('customer_phone'))
    const statuses = new Set<number>()
    const numbers = Array.from({ length: 130 }, (_, number) => `09770${String(number).padStart(5, '0')}`)
    for (let at = 0; at < numbers.length; at += 5)
      for (const reply of await Promise.all(
        numbers.slice(at, at + 5).map(number => reader.get(`customer?keyword=${number}`)),
      ))
        statuses.add(reply.status)
    expect([...statuses]).toEqual([200, 429])
    expect(await found('customer?keyword=khach+trong')).toBe(1)
    await give(everything)
    expect(await found(`customer?keyword=${digits}`)).toBe(1)
  })

  it('of a provider is found by who reads providers', async () => {
    await give(without('provider'))
    expect(await found('provider?keyword=8765412')).toBe(0)
    await give(everything)
    expect(await found('provider?keyword=8765412')).toBe(1)
  })
})

describe('a list that can be sorted', () => {
  type Item = Record<string, unknown> & { id?: string }
  type Page = { items: Item[]; nextCursor: string | null }
  const sorted = guardedRoutes.filter(
    ([, route]) => sortedByOf(route).length > 0 && 'cursor' in (route.query as { shape: object }).shape,
  )
  // Rows of which none has an id are told apart by all that they show.
  const nameOf = (row: Item) => row.id ?? JSON.stringify(row)

  async function read(url: string, limit: number): Promise<Item[]> {
    const found: Item[] = []
    let cursor: string | null = null
    do {
      const { status, data, body } = await world.caller.get(`${url}&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)
      if (status !== 200) throw new Error(JSON.stringify(body))
      const page: Page = data
      found.push(...page.items)
      cursor = page.nextCursor
    } while (cursor && found.length < 200)
    return found
  }

  const names = async (url: string, limit: number) => (await read(url, limit)).map(nameOf)

  it('gives each row once by cursors, and the other way round from behind, by each of its columns', () =>
    checkEach(sorted, async (_name, route) => {
      for (const column of sortedByOf(route)) {
        const url = `${route.path.slice(1)}?sortBy=${column}`
        const rows = await read(`${url}&orderBy=ASC`, 200)
        const up = rows.map(nameOf)
        // Where the row shows the figure under the name of its column.
        const figures = rows.map(row => row[column]).filter(value => typeof value === 'number')
        if (figures.length === rows.length) expect(figures, column).toEqual(figures.toSorted((a, b) => a - b))
        expect(await names(`${url}&orderBy=ASC`, 3), `${column}, page by page`).toEqual(up)
        expect(await names(`${url}&orderBy=DESC`, 3), `${column}, from behind`).toEqual(up.toReversed())
      }
    }))

  it('finds something in most of them, so that the test above tells', async () => {
    const lengths = await Promise.all(sorted.map(([, { path }]) => names(`${path.slice(1)}?`, 200)))
    expect(lengths.filter(({ length }) => length > 3).length).toBeGreaterThan(sorted.length / 2)
  })

  /** Lists whose file goes through Excel's own route, by the names that it has for them. */
  const ofExcel: Readonly<Record<string, { kind: string; of: string }>> = {
    'product.list': { kind: 'product', of: 'products' },
    'customer.list': { kind: 'customer', of: 'customers' },
    'provider.list': { kind: 'provider', of: 'providers' },
  }
  const withFile = sorted.flatMap(([name, route]) => {
    const path = `${route.path}/export`
    const own = guardedRoutes.find(([, other]) => other.file !== undefined && other.path === path)
    return own || ofExcel[name] ? [[name, route] as const] : []
  })

  async function fileOf(name: string, route: RouteSpec, order: object): Promise<unknown[][]> {
    const { kind, of } = ofExcel[name] ?? {}
    const body = kind ? { kind, [of!]: order } : order
    const answer = await askForFile(shop, world.caller, kind ? 'excel/export' : `${route.path.slice(1)}/export`, body)
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`)
    // Below the titles, and the head of a report that stands above them; above its sums.
    const { rows } = (await readXlsx(answer.rawPayload)).sheets[0]!
    const head = await headOf(answer)
    return withoutSums(rows.slice(head.length > 0 ? head.length + 2 : 1))
  }

  /** What both show of each row: of the fields whose values are a column of the file too, the one that tells most rows apart. */
  function shownByBoth(rows: readonly Item[], lines: readonly unknown[][]) {
    const named = Object.keys(rows[0] ?? {}).map(field => rows.map(row => row[field]))
    const columns = (lines[0] ?? []).map((_, place) => lines.map(line => line[place]))
    const both = named.flatMap(values => {
      if (!values.every(value => typeof value === 'string' || typeof value === 'number')) return []
      const same = values.toSorted().join('\n')
      return columns.flatMap(column => (column.toSorted().join('\n') === same ? [{ values, column }] : []))
    })
    return both.toSorted((one, other) => new Set(other.values).size - new Set(one.values).size)[0]
  }

  it('comes in the same order as an Excel file', async () => {
    const told = new Set<string>()
    await checkEach(withFile, async (name, route) => {
      for (const column of sortedByOf(route))
        for (const orderBy of ['ASC', 'DESC']) {
          const rows = await read(`${route.path.slice(1)}?sortBy=${column}&orderBy=${orderBy}`, 200)
          const lines = await fileOf(name, route, { sortBy: column, orderBy })
          expect(lines.length, `${column}: rows of the file`).toBe(rows.length)
          const both = shownByBoth(rows, lines)
          if (!both) continue
          expect(both.column, `${column} ${orderBy}`).toEqual(both.values)
          if (new Set(both.values).size > 1) told.add(name)
        }
    })
    // Of a few there is nothing, or one row, in this shop.
    expect(told.size).toBeGreaterThan(withFile.length * 0.7)
  })

  it.each([
    ['disposal', 'value'],
    ['stock-transfer', 'lost'],
    ['inventory-check', 'plusValue'],
  ])('%s tells nobody by its order what goods cost', async (path, column) => {
    await give(without('cost'))
    expect((await reader.get(`${path}?sortBy=${column}`)).status).toBe(403)
    expect((await reader.get(`${path}?sortBy=code`)).status).toBe(200)
    expect((await askForFile(shop, reader, `${path}/export`, { sortBy: column })).statusCode).toBe(403)
    expect((await askForFile(shop, reader, `${path}/export`, { sortBy: 'code' })).statusCode).toBe(200)
  })

  it('product tells nobody by its order what goods cost, in rows, sums and file', async () => {
    await give(without('cost'))
    const file = (sortBy: string) => askForFile(shop, reader, 'excel/export', { kind: 'product', products: { sortBy } })
    for (const path of ['product', 'product/total']) {
      expect((await reader.get(`${path}?sortBy=cost`)).status).toBe(403)
      expect((await reader.get(`${path}?sortBy=price`)).status).toBe(200)
    }
    expect((await file('cost')).statusCode).toBe(403)
    expect((await file('price')).statusCode).toBe(200)
  })

  it('provider tells by its order what is owed only to who reads providers', async () => {
    await give(without('provider'))
    expect((await reader.get('provider?sortBy=debt')).status).toBe(403)
    const file = await askForFile(shop, reader, 'excel/export', { kind: 'provider', providers: { sortBy: 'debt' } })
    expect(file.statusCode).toBe(403)
  })
})

describe('the totals of a list', () => {
  type Row = Record<string, number> & { status: string }
  it.each<[string, string, (row: Row) => number]>([
    ['bank-transfer', 'amount', row => (row.status === 'CANCELLED' ? 0 : row.amount!)],
    ['bank-transfer', 'waiting', row => (row.status === 'WAITING' ? row.amount! : 0)],
    ['old-bill', 'payable', row => row.payable!],
    ['old-bill', 'discount', row => row.discount!],
    ['shift', 'billCount', row => row.billCount!],
    ['shift', 'difference', row => row.difference ?? 0],
  ])('of %s: %s is what its rows come to', async (path, field, of) => {
    const rows: Row[] = (await world.caller.get(`${path}?limit=200`)).data.items
    expect(rows.length).toBeGreaterThan(0)
    expect((await world.caller.get(`${path}/total`)).data[field]).toBe(rows.reduce((sum, row) => sum + of(row), 0))
  })
})
