import type { Grant } from '@quay/contract/right/permission'
import { fold } from '@quay/domain/text/fold'
import { newId } from '../src/db/new-id.ts'
import { hashPassword, ownWork } from '../src/features/auth/password/password.ts'
import { importMedicines } from '../src/features/medicine/import-medicines.ts'
import { type Person, type Reply, type TestApp, testKeys, testPassword } from './app.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** A statement that is planned once for a connection, which for one over all tables takes longer than running it. */
export interface NamedStatement {
  name: string
  text: string
}

let made = 0

/** Runs statements as the owner of the schema, inside a store: for what no route of the API makes. */
export async function inStore<Result>(
  shop: TestApp,
  storeId: string,
  work: (query: (text: string | NamedStatement, values?: unknown[]) => Promise<Json[]>) => Promise<Result>,
): Promise<Result> {
  const client = shop.database.owner
  shop.storesAtWork.note(storeId)
  await client.query(`begin; set local app.store_id = '${storeId}'`)
  try {
    const result = await work(async (statement, values) => {
      if (typeof statement === 'string') return (await client.query(statement, values)).rows
      await client.query('set local plan_cache_mode = force_generic_plan')
      return (await client.query({ ...statement, values: values ?? [] })).rows
    })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

interface EmployeeOverrides {
  /** Rights of a role of their own; left out, the role of `roleName` (staff). */
  grants?: readonly Grant[]
  roleName?: 'admin' | 'management' | 'staff'
  /** A role that was made before. */
  roleId?: string
  fullName?: string
  /** Left out: the default branch of the owner. */
  branchIds?: readonly string[]
}

/** A colleague of the owner in the same store, signed in. */
export async function addEmployee(shop: TestApp, owner: Person, overrides: EmployeeOverrides = {}): Promise<Person> {
  const storeId = owner.profile.store.id
  const username = `nhan-vien-${process.pid}-${++made}`
  const passwordHash = await hashPassword(testKeys, testPassword, ownWork)
  await inStore(shop, storeId, async query => {
    const roleId =
      overrides.roleId ??
      (overrides.grants
        ? await addRole(query, storeId, overrides.grants)
        : (
            await query('select id from role where store_id = $1 and name = $2', [
              storeId,
              overrides.roleName ?? 'staff',
            ])
          )[0].id)
    const id = newId()
    await query(
      'insert into employee (store_id, id, role_id, full_name, username, password_hash) values ($1, $2, $3, $4, $5, $6)',
      [storeId, id, roleId, overrides.fullName ?? 'Nguyễn Thị Lan', username, passwordHash],
    )
    for (const branchId of overrides.branchIds ?? [owner.branchId])
      await query('insert into employee_branch (store_id, id, employee_id, branch_id) values ($1, $2, $3, $4)', [
        storeId,
        newId(),
        id,
        branchId,
      ])
    await query('insert into login_name (folded, store_id, employee_id) values ($1, $2, $3)', [
      fold(username),
      storeId,
      id,
    ])
  })
  return shop.signIn(username, testPassword)
}

async function addRole(
  query: (text: string, values?: unknown[]) => Promise<Json[]>,
  storeId: string,
  grants: readonly Grant[],
) {
  const roleId = newId()
  await query('insert into role (store_id, id, name) values ($1, $2, $3)', [storeId, roleId, `Vai trò ${roleId}`])
  for (const { model, action } of grants)
    await query('insert into role_permission (store_id, id, role_id, model, action) values ($1, $2, $3, $4, $5)', [
      storeId,
      newId(),
      roleId,
      model,
      action,
    ])
  return roleId
}

/** A second branch with its cash fund, open to the owner. Gives its id. */
export async function addBranch(shop: TestApp, owner: Person, name = 'Chi nhánh 2'): Promise<string> {
  const storeId = owner.profile.store.id
  const branchId = newId()
  await inStore(shop, storeId, async query => {
    await query('insert into branch (store_id, id, name) values ($1, $2, $3)', [storeId, branchId, name])
    await query('insert into employee_branch (store_id, id, employee_id, branch_id) values ($1, $2, $3, $4)', [
      storeId,
      newId(),
      owner.profile.id,
      branchId,
    ])
    await query(
      `insert into cash_account (store_id, id, branch_id, kind, name) values ($1, $2, $3, 'CASH', 'Tiền mặt')`,
      [storeId, newId(), branchId],
    )
    // What is remembered of a person's branches goes by the version.
    await query('update employee set version = version + 1 where store_id = $1 and id = $2', [
      storeId,
      owner.profile.id,
    ])
  })
  return branchId
}

/** The tablets of a believable product: 1, 10 and 100 of the base unit. */
export const tabletUnits = () => [
  { name: 'Viên', ratio: 1, price: 500, isBase: true },
  { name: 'Vỉ', ratio: 10, price: 4_500, isBase: false },
  { name: 'Hộp', ratio: 100, price: 42_000, isBase: false, isDefaultSale: true },
]

/** A lot-managed medicine sold by tablet, blister and box. Gives it as the API does. */
export const someProduct = (person: Person, overrides: object = {}): Promise<Json> =>
  posted(person, 'product', {
    type: 1,
    name: 'Paracetamol 500 mg',
    isLotManaged: true,
    vatRate: 5,
    activeIngredient: 'Paracetamol',
    strength: '500 mg',
    registrationNumber: 'VD-25481-16',
    units: tabletUnits(),
    ...overrides,
  })

/** A supplier of medicines. */
export const someProvider = (person: Person, overrides: object = {}): Promise<Json> =>
  posted(person, 'provider', {
    name: `Dược phẩm Bình An ${++made}`,
    phone: '02838123456',
    taxCode: '0312770607',
    ...overrides,
  })

/** A person who buys, with a phone of their own. */
export const someCustomer = (person: Person, overrides: object = {}): Promise<Json> =>
  posted(person, 'customer', { name: 'Phạm Văn Hùng', phone: `03${String(10_000_000 + ++made)}`, ...overrides })

async function posted(person: Person, path: string, body: object): Promise<Json> {
  const reply: Reply = await person.post(path, body)
  if (reply.status !== 201) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  return reply.data
}

/** Rows of the national list of medicines, by the columns of a file; gives their ids by number. */
export async function listMedicines(
  shop: TestApp,
  rows: readonly { sdk: string; ten: string; [column: string]: string }[],
): Promise<Record<string, string>> {
  async function* numbered() {
    for (const [place, row] of rows.entries()) yield { place, row }
  }
  await importMedicines(shop.database.owner, numbered(), { source: 'thử.csv', isWhole: false, now: new Date() })
  const { rows: found } = await shop.database.owner.query<{ id: string; number: string }>(
    'select id, registration_number as number from medicine',
  )
  return Object.fromEntries(found.map(({ id, number }) => [number, id]))
}
