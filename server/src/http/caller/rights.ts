import type { AccessWindow } from '@quay/contract/employee/shapes'
import { neededRight } from '@quay/contract/right/find-right'
import { isAllowed, type Permission, rightsOf } from '@quay/contract/right/permission'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { hoursZoneSql, refuseOutsideHours } from './access-hours.ts'

interface PersonRow {
  employeeId: string
  fullName: string
  /** Where they work in this call: the branch that it names, else the one they begin at; null for none. */
  branchId: string | null
  /** The role they hold there. */
  roleId: string
  roleVersion: number
  employeeVersion: number
  mustChangePassword: boolean
  accessWindows: AccessWindow[] | null
  /** Of the branch they begin at; read only for a person who is bound to hours. */
  timeZone: string | null
}

type Standing = Pick<Actor, 'rights' | 'branchIds' | 'inactiveBranchIds' | 'discountLimit' | 'isPharmacist'>

const personSql = `
  select e.id as employee_id, e.full_name, w.branch_id, r.id as role_id, r.version as role_version, e.version as employee_version,
         e.must_change_password, e.access_windows, ${hoursZoneSql} as time_zone
  from session s
  join employee e on e.store_id = s.store_id and e.id = s.employee_id
  left join lateral (
    select eb.branch_id, eb.role_id from employee_branch eb join branch b on b.store_id = eb.store_id and b.id = eb.branch_id
    where eb.store_id = $1 and eb.employee_id = e.id
    order by coalesce(eb.branch_id = $4, false) desc,
      b.is_active desc, eb.is_default desc, b.is_default_branch desc, b.created_at, b.id limit 1) w on true
  join role r on r.store_id = e.store_id and r.id = coalesce(w.role_id, e.role_id)
  where s.store_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > $3 and e.is_active`

const standingSql = `
  select
    (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action)), '[]')
     from role_permission p where p.store_id = $1 and p.role_id = $2) as grants,
    (select coalesce(json_agg(json_build_object('id', b.id, 'isActive', b.is_active)
       order by b.is_active desc, eb.is_default desc, b.is_default_branch desc, b.created_at, b.id), '[]')
     from employee_branch eb join branch b on b.store_id = eb.store_id and b.id = eb.branch_id
     join employee e on e.store_id = eb.store_id and e.id = eb.employee_id
     where eb.store_id = $1 and eb.employee_id = $3 and coalesce(eb.role_id, e.role_id) = $2) as branches,
    (select discount_limit from role where store_id = $1 and id = $2) as discount_limit,
    (select is_pharmacist from employee where store_id = $1 and id = $3) as is_pharmacist`

/**
 * Rights and branches by role and employee, each with its version: a change of a role, or of a person's branches and
 * the roles they hold there, raises the version in the same transaction, so what is remembered here is never older than
 * the request. Branches are those at which the person holds the role; they come with their own default first, else the
 * store's, and those that were stopped last.
 */
const standings = new Map<string, Standing>()
const remembered = 5_000

/** The branch id of a person without a branch; it has no rows. */
const noBranch = '00000000-0000-0000-0000-000000000000'

interface Calling {
  /** The branch at which the call is made; left out, the one that the person begins at. */
  branchId?: string | undefined
  /** What is about oneself is answered at the own branch where the call names one that is not the caller's. */
  isOfOneself?: boolean
  /** Open to a person who signs in with a temporary password. */
  isOpenBeforeChange?: boolean
}

/** The branch that a call names in its header X-Branch. A text that is no id is treated as an unknown branch. */
export function branchNamed(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const id = String(header).toLowerCase()
  return anyId.test(id) ? id : noBranch
}

const anyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Who calls, with the rights of this moment: those of the role that the person holds at the branch where they work in
 * this call, and the branches at which they hold that same role. Takes the session that the access token names.
 * Throws `not-signed-in` when the session was ended, or the person or session is gone, and `password-change-needed`
 * to a person with a password set by another person, except on the routes that are open before the change;
 * `outside-access-hours` when the person may not work now; `not-found` for a branch that is not theirs.
 */
export async function readActor(
  tx: Tx,
  sessionId: string,
  { branchId, isOfOneself = false, isOpenBeforeChange = false }: Calling = {},
): Promise<Actor> {
  const [person] = await tx.query<PersonRow>(personSql, [tx.storeId, sessionId, tx.now, branchId ?? null])
  if (!person) throw new DomainError('not-signed-in')
  refuseOutsideHours(person, tx.now)
  if (person.mustChangePassword && !isOpenBeforeChange) throw new DomainError('password-change-needed')
  if (branchId && person.branchId !== branchId && !isOfOneself) throw new DomainError('not-found', { what: 'branch' })
  // The store too: ids are made by clients, so those of one store may be used again in another.
  const key = `${tx.storeId}:${person.employeeId}:${person.employeeVersion}:${person.roleId}:${person.roleVersion}`
  const standing = standings.get(key) ?? (await readStanding(tx, person))
  if (standings.size >= remembered) standings.clear()
  standings.set(key, standing)
  return {
    storeId: tx.storeId,
    sessionId,
    employeeId: person.employeeId,
    fullName: person.fullName,
    roleId: person.roleId,
    // Between the two statements the branch may have been taken away: then it is none of theirs any more.
    defaultBranchId: standing.branchIds.find(id => id === person.branchId) ?? standing.branchIds[0] ?? noBranch,
    ...standing,
  }
}

async function readStanding(tx: Tx, person: PersonRow): Promise<Standing> {
  const [row] = await tx.query<
    Pick<Standing, 'discountLimit' | 'isPharmacist'> & {
      grants: { model: string; action: string }[]
      branches: { id: string; isActive: boolean }[]
    }
  >(standingSql, [tx.storeId, person.roleId, person.employeeId])
  const { grants, branches, ...standing } = row!
  return {
    ...standing,
    rights: rightsOf(grants),
    branchIds: branches.map(({ id }) => id),
    inactiveBranchIds: branches.filter(({ isActive }) => !isActive).map(({ id }) => id),
  }
}

/** Refuses a caller who lacks the route's permission. */
export function requirePermission(actor: Actor, permission: Exclude<Permission, 'public'>): void {
  if (permission === 'signed-in' || isAllowed(actor.rights, neededRight(permission))) return
  throw new DomainError('forbidden')
}

/**
 * The branch that a call means: the one it asks for, else the one at which it is made.
 * One that is not the caller's does not exist for them (api, "not yours").
 */
export function branchOf(actor: Actor, branchId: string | undefined): string {
  const wanted = branchId ?? actor.defaultBranchId
  if (!actor.branchIds.includes(wanted)) throw new DomainError('not-found', { what: 'branch' })
  return wanted
}

/** Throws `branch-inactive` for a branch that was stopped: what writes a new document asks this, reading does not. */
export function requireActiveBranch(actor: Actor, branchId: string): void {
  if (actor.inactiveBranchIds.includes(branchId)) throw new DomainError('branch-inactive')
}

/** Whether the caller may do or see something beyond the route's own permission. */
export const may = (actor: Pick<Actor, 'rights'>, model: Parameters<typeof isAllowed>[1]): boolean =>
  isAllowed(actor.rights, model)
