import { models } from '@quay/contract/areas'
import { actions } from '@quay/contract/right/permission'
import { newId } from '../../src/db/new-id.ts'
import { type Person, type TestApp, testPassword } from '../app.ts'
import { busyShop } from '../busy-shop/busy-shop.ts'
import { addBranch, addEmployee, inStore, listMedicines } from '../factories.ts'
import { connect } from '../report.ts'
import { turnSwitch } from '../turn-switch.ts'
import { bringFiles } from './bring-files.ts'
import { dot } from './dot.ts'
import { exchangeGoods } from './exchange-goods.ts'
import { changedTables, printStore, type StorePrint } from './store-print.ts'

export interface Row extends Record<string, unknown> {
  id?: string
}

/** A store in which everything happened once in each of two branches, and who calls in it. */
export interface World {
  shop: TestApp
  storeId: string
  owner: Person
  /** Has every right, in the branch `here` only. */
  caller: Person
  here: string
  there: string
  /** A third branch, of the owner alone: goods go there and come from there. */
  elsewhere: string
  /** Rows by table, those written last first: places in a table are used again, so they tell nothing. */
  rows: ReadonlyMap<string, readonly Row[]>
  /** Has every right, in the branch `there` only. */
  neighbour: Person
  /** Works `here` too, with the PIN `colleaguePin`. */
  colleague: Person
  /** Reads the rows again. */
  refresh(): Promise<void>
}

/** Customers who bought nothing, so that they can be deleted. */
export const withoutDeals = 'Khách Chưa Mua'

export const colleaguePin = '258036'
/** Of the till `here`. */
export const tillSecret = 'A'.repeat(43)
const rowsAtMost = 100
/** Lists that belong to no store: every world has the same rows. */
export const ofNoStore: readonly string[] = ['medicine']
const everything = models.flatMap(model => actions.map(action => ({ model, action })))

/** A picture that the customer's screen shows. */
async function showPicture(owner: Person): Promise<void> {
  const { data } = await owner.post('upload', { purpose: 'display', content: dot })
  const { version } = (await owner.get('store')).data
  await owner.patch('store', { version, displayPictureIds: [data.id] })
}

/** A voucher with the photo of its paper. */
async function keepPaper(owner: Person): Promise<void> {
  const paper = await owner.post('upload', { purpose: 'paper', content: dot })
  const [[account], kinds] = [(await owner.get('cash-account')).data, (await owner.get('voucher/kind')).data]
  const kind = kinds.find(({ direction }: { direction: string }) => direction === 'IN')
  const body = { direction: 'IN', kindId: kind.id, accountId: account.id, amount: 5_000, paperIds: [paper.data.id] }
  await owner.post('voucher', body)
}

/** A medicine that has a book of its own comes back unused, without a bill. */
async function bringBackControlled(person: Person, rows: World['rows']): Promise<void> {
  const product = rows.get('product')!.find(row => row.control_group === 'psychotropic')!
  const unit = rows.get('product_unit')!.find(row => row.product_id === product.id && row.is_base)!
  const items = [{ productId: product.id, unitId: unit.id, quantity: 1, unitPrice: 0 }]
  await person.post('sale-return/without-bill', { reason: 'SURPLUS', items, payments: [] })
}

/** Makes a store with two branches, each of them busy. */
export async function makeWorld(shop: TestApp): Promise<World> {
  const owner = await shop.registerStore()
  const storeId = owner.profile.store.id
  const here = owner.branchId
  const there = await addBranch(shop, owner)
  const elsewhere = await addBranch(shop, owner, 'Kho tổng')
  await listMedicines(shop, [
    { sdk: '893110493025', ten: 'Thuốc thứ nhất' },
    { sdk: 'VD-12345-19', ten: 'Thuốc thứ hai', 'Trạng thái': 'Rút' },
    { sdk: 'VN-12345-20', ten: 'Thuốc thứ ba' },
  ])
  const caller = await addEmployee(shop, owner, { grants: everything, branchIds: [here] })
  const neighbour = await addEmployee(shop, owner, { grants: everything, branchIds: [there] })
  const colleague = await addEmployee(shop, owner, { grants: everything, branchIds: [here] })
  await colleague.post('auth/pin', { currentPassword: testPassword, pin: colleaguePin })
  await shop.call({ method: 'POST', url: '/mp/api/auth/forgot', payload: { username: owner.profile.username } })
  for (const branchId of [here, there]) await connect(shop, owner, { branchId })
  await showPicture(owner)
  await keepPaper(owner)
  await owner.post('device', { id: newId(), branchId: here, name: 'Quầy 1', prefix: 'Q1', secret: tillSecret })
  await turnSwitch(owner, 'returnWithoutBill', true)
  await busyShop(caller)
  await busyShop(neighbour)
  for (const person of [caller, neighbour]) await exchangeGoods(person, owner, elsewhere)
  for (const person of [caller, neighbour]) await bringFiles(person)
  for (const person of [caller, caller, neighbour]) await person.post('customer', { type: 1, name: withoutDeals })
  for (const person of [caller, neighbour]) {
    await person.post('customer', { type: 1, name: 'Khách Có Sinh Nhật', birthday: '1990-05-17' })
    await person.post('provider', { name: withoutDeals })
  }
  await refuseReports(shop, storeId)
  let [rows, print] = await readRows(shop, storeId)
  const owing = (table: string) => rows.get(table)!.find(row => Number(row.debt) > 0)!.id
  await caller.put('debt-offset/partner', { customerId: owing('customer'), providerId: owing('provider') })
  for (const person of [caller, neighbour]) await bringBackControlled(person, rows)
  ;[rows, print] = await readRows(shop, storeId, [rows, print])
  return {
    shop,
    storeId,
    owner,
    caller,
    neighbour,
    colleague,
    here,
    there,
    elsewhere,
    get rows() {
      return rows
    },
    async refresh() {
      ;[rows, print] = await readRows(shop, storeId, [rows, print])
    },
  }
}

/** As if the state's system had looked at everything that was reported to it, and took none of it. */
const refuseReports = (shop: TestApp, storeId: string) =>
  inStore(shop, storeId, query =>
    query(
      `update submission set state = 'REFUSED', attempts = 1, last_attempt_at = now(), next_attempt_at = null,
         answer = 'Mã thuốc không đúng.' where store_id = $1 and state = 'WAITING'`,
      [storeId],
    ),
  )

/** The same world as the neighbour sees it. */
export const seenFromThere = (world: World): World => ({
  ...world,
  caller: world.neighbour,
  neighbour: world.caller,
  here: world.there,
  there: world.here,
  get rows() {
    return world.rows
  },
})

/**
 * The world, with its rows of now. Where a call took the caller's session, rights or branch away, somebody else with every right
 * calls from then on; where the branch itself is gone, it is a new world.
 */
export async function stillWhole(world: World): Promise<World> {
  const { data } = await world.caller.get('auth/profile')
  const isWhole =
    data?.branches.some(({ id }: Row) => id === world.here) && data.role.permissions.length === everything.length
  await world.refresh()
  if (isWhole) return world
  const isOpen = world.rows.get('branch')?.some(({ id, is_active }) => id === world.here && is_active)
  if (!isOpen) return makeWorld(world.shop)
  const caller =
    (await signedInAgain(world)) ??
    (await addEmployee(world.shop, world.owner, { grants: everything, branchIds: [world.here] }))
  await world.refresh()
  return {
    ...world,
    caller,
    get rows() {
      return world.rows
    },
  }
}

/** The caller as before, whose own things stay theirs; undefined where that is not enough. */
async function signedInAgain({ shop, storeId, caller, colleague, here }: World): Promise<Person | undefined> {
  await inStore(shop, storeId, query =>
    query(
      `update employee e set is_active = true, role_id = c.role_id, password_hash = c.password_hash
       from employee c where e.store_id = $1 and e.id = $2 and c.store_id = $1 and c.id = $3`,
      [storeId, caller.profile.id, colleague.profile.id],
    ),
  )
  const person = await shop.signIn(caller.profile.username, testPassword).catch(() => undefined)
  const { branches, role } = person?.profile ?? { branches: [], role: { permissions: [] } }
  const isWhole = branches.some(({ id }) => id === here) && role.permissions.length === everything.length
  return isWhole ? person : undefined
}

type Rows = ReadonlyMap<string, readonly Row[]>

/** The rows of a world with its print; of what was read before, only the tables that were written since are read again. */
async function readRows(shop: TestApp, storeId: string, known?: [Rows, StorePrint]): Promise<[Rows, StorePrint]> {
  const print = await printStore(shop, storeId)
  const names = known ? changedTables(known[1], print) : Object.keys(print)
  const read = await inStore(shop, storeId, async query => {
    const parts = names.map(
      name =>
        `select '${name}' as name, coalesce((select json_agg(to_jsonb(t) - 'written_by' order by t.written_by desc, t.ctid desc)
           from (select *, ctid, xmin::text::bigint as written_by from "${name}" where store_id = $1
                 order by written_by desc, ctid desc limit ${rowsAtMost}) t), '[]') as rows`,
    )
    const shared = ofNoStore.map(
      name =>
        `select '${name}' as name, (select json_agg(t) from (select * from "${name}" limit ${rowsAtMost}) t) as rows
         where $1::uuid is not null`,
    )
    return query([...parts, ...shared].join(' union all '), [storeId])
  })
  return [new Map([...(known?.[0] ?? []), ...read.map(({ name, rows }) => [name, rows] as [string, Row[]])]), print]
}
