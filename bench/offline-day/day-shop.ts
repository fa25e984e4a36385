import { randomBytes } from 'node:crypto'
import { newId } from '@quay/server/db/new-id'
import type pg from 'pg'
import { type Call, persistentCall } from '../../server/test/soak/persistent-call.ts'
import type { Random } from '../../server/test/soak/random.ts'

// biome-ignore lint/suspicious/noExplicitAny: a simulation reads answers of every route
type Json = any

export interface DayLot {
  id: string
  number: string
  expiryDate: string | null
}

export interface DayProduct {
  id: string
  name: string
  unitId: string
  unitName: string
  /** Đồng of one base unit. */
  price: number
  vatRate: number
  /** What a till knows of its lots; goods without lots have one as well. */
  lots: DayLot[]
  /** Goods that are no medicine may come back to the shelf. */
  isMedicine: boolean
}

export interface DayShop {
  storeId: string
  branchId: string
  owner: string
  people: string[]
  products: DayProduct[]
  tills: { id: string; token: string }[]
  /** Checks that were begun before the network went, each with a sheet and its goods: every product stands in one of them. */
  checks: { id: string; sheetId: string; productIds: string[] }[]
  /** Calls as the owner; throws for an answer that is no success. */
  call(method: string, path: string, body?: unknown, key?: string): Promise<Json>
  /** The token that the last call went with. */
  token(): string
}

const productCount = 18
const perLot = 20_000

/** Opens a shop with so many registered tills, stock of goods with and without lots, and two draft stock counts without a counted line. */
export async function openDayShop(origin: string, random: Random, tillCount: number): Promise<DayShop> {
  const suffix = newId().slice(-8)
  const who = { username: `ngay-${suffix}`, password: 'mat-khau-ngay' }
  let token = ''
  const send = async (call: Call) => {
    const answer = await persistentCall(origin, token || null, call)
    if (answer.status !== 401 || call.path === 'auth/login') return answer
    token = await signIn()
    return persistentCall(origin, token, call)
  }
  const call: DayShop['call'] = async (method, path, body, key) => {
    const answer = await send({ method, path, ...(body !== undefined && { body }), ...(key && { key }) })
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.error} ${JSON.stringify(answer.details)}`)
    return answer.data
  }
  const signIn = async () => (await call('POST', 'auth/login', who)).accessToken
  const phone = () => `09${random.between(10_000_000, 99_999_999)}`
  const registered = { storeName: 'Nhà thuốc mất mạng', fullName: 'Người chủ', phone: phone(), ...who }
  token = (await call('POST', 'auth/register-store', registered)).accessToken
  const profile = await call('GET', 'auth/profile')
  const branchId: string = profile.branches[0].id
  for (const [key, value] of [
    ['useShifts', true],
    ['offlineReturns', true],
  ] as const)
    await call('PATCH', 'setting', { key, value, version: 0 })

  const roles = (await call('GET', 'role?limit=20')).items as { id: string; name: string }[]
  const roleId = roles.find(({ name }) => name === 'staff')!.id
  const people: string[] = []
  for (let i = 0; i < tillCount + 3; i++) {
    const body = { fullName: `Người bán ${i}`, username: `ngay-${suffix}-${i}`, password: 'mat-khau-dau' }
    people.push((await call('POST', 'employee', { ...body, roleId, branchIds: [branchId] })).id)
  }
  const tills: DayShop['tills'] = []
  await call('POST', 'auth/confirm-password', { password: who.password })
  for (let i = 0; i < tillCount; i++) {
    const [id, secret] = [newId(), randomBytes(32).toString('base64url')]
    await call('POST', 'device', { id, name: `Quầy ${i + 1}`, prefix: `Q${i + 1}`, branchId, secret })
    tills.push({ id, token: `${id}.${secret}` })
  }

  const products = await shelve(call, branchId)
  const checks: DayShop['checks'] = []
  for (const half of [0, 1]) {
    const productIds = products.filter((_, at) => at % 2 === half).map(({ id }) => id)
    const [id, sheetId] = [newId(), newId()]
    await call('POST', 'inventory-check', { id, branchId, kind: 'PRODUCT', productIds, isBlind: true })
    await call('POST', `inventory-check/${id}/sheet`, { id: sheetId })
    checks.push({ id, sheetId, productIds })
  }
  return {
    storeId: profile.store.id,
    branchId,
    owner: profile.id,
    people,
    products,
    tills,
    checks,
    call,
    token: () => token,
  }
}

async function shelve(call: DayShop['call'], branchId: string): Promise<DayProduct[]> {
  const made: Json[] = []
  for (let i = 0; i < productCount; i++) {
    const body = {
      type: i % 3 === 2 ? 2 : 1,
      name: `Hàng trong ngày ${i}`,
      isLotManaged: i % 4 !== 3,
      vatRate: [5, 8, 0][i % 3],
      units: [{ name: 'Viên', ratio: 1, price: (i + 1) * 500, isBase: true }],
    }
    made.push(await call('POST', 'product', body))
  }
  const inTwoYears = `${new Date().getUTCFullYear() + 2}-06-30`
  const items = made.map(({ id, units, isLotManaged }, at) => ({
    productId: id,
    unitId: units[0].id,
    quantity: 2 * perLot,
    price: 100 + at,
    ...(isLotManaged && {
      lots: ['A', 'B'].map(letter => ({ lotNumber: `${letter}${at}`, expiryDate: inTwoYears, quantity: perLot })),
    }),
  }))
  await call('POST', 'inbound', { branchId, kind: 'OPENING', status: 'SUCCEED', items, payments: [] })
  const known: Json[] = []
  for (let cursor = ''; ; ) {
    const page = await call('GET', `till/catalogue?branchId=${branchId}${cursor && `&cursor=${cursor}`}`)
    known.push(...page.items)
    if (!page.nextCursor) break
    cursor = encodeURIComponent(page.nextCursor)
  }
  return known.map(({ id, name, type, vatRate, units, lots }) => ({
    id,
    name,
    unitId: units[0].id,
    unitName: units[0].name,
    price: units[0].price,
    vatRate,
    lots: lots.map(({ id, number, expiryDate }: DayLot) => ({ id, number, expiryDate })),
    isMedicine: type === 1,
  }))
}

/**
 * Makes all of the database two days older, as if the shop had been opened then: the day without a network lies behind its opening and
 * before now. Takes a connection of the owner.
 */
export async function makeOlder(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<{ name: string; changes: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(format(case a.atttypid when 'date'::regtype then '%1$I = %1$I - 2' else '%1$I = %1$I - interval ''48 hours''' end, a.attname), ', ') as changes
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (a.atttypid = 'timestamptz'::regtype or (a.atttypid = 'date'::regtype and a.attname ~ 'day'))
    where c.relkind in ('r', 'p') and not c.relispartition
    group by 1`)
  await owner.query(`begin; set local session_replication_role = replica`)
  for (const { name, changes } of rows) await owner.query(`update ${name} set ${changes}`)
  await owner.query('commit')
}
