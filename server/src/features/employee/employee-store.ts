import type { AccessWindow, BranchRole, Certificate } from '@quay/contract/employee/shapes'
import type { AdminStanding } from '@quay/domain/access/check-admin-left'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { isAdminRole, type StoredRole } from '../role/role-store.ts'

/** An employee as commands load them. */
export interface StoredEmployee {
  id: string
  roleId: string
  fullName: string
  username: string
  phone: string | null
  email: string | null
  note: string | null
  avatarId: string | null
  accessWindows: AccessWindow[] | null
  isPharmacist: boolean
  practisingCertificate: Certificate | null
  gppCertificate: Certificate | null
  isActive: boolean
  version: number
  branchIds: string[]
  defaultBranchId: string | null
  /** Where they hold another role than their own, by branch. */
  branchRoles: BranchRole[]
}

/**
 * Holds the default role admin until the end, so that of two changes that would together leave the store without an
 * admin the second sees what the first did. Taken before any employee is locked.
 */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.query(`select id from role where store_id = $1 and is_default and name = 'admin' for no key update`, [
    tx.storeId,
  ])
}

const certificateSql = (kind: 'practising' | 'gpp') => `
  case when e.${kind}_number is not null then
    json_build_object('number', e.${kind}_number, 'issuedOn', e.${kind}_issued_on, 'expiresOn', e.${kind}_expires_on) end`

/** The columns of a person that commands and answers share. */
export const employeeColumnsSql = `
  e.id, e.role_id, e.full_name, e.username, e.phone, e.email, e.note, e.avatar_id,
  e.access_windows, e.is_pharmacist, e.version,
  ${certificateSql('practising')} as practising_certificate, ${certificateSql('gpp')} as gpp_certificate`

const lockSql = `select ${employeeColumnsSql}, e.is_active from employee e where e.store_id = $1 and e.id = $2 for update`

const branchesSql = `
  select branch_id, is_default, role_id from employee_branch where store_id = $1 and employee_id = $2
  order by branch_id`

/** The person with their branches, locked. Throws `not-found`. */
export async function lockEmployee(tx: Tx, id: string): Promise<StoredEmployee> {
  const [row] = await tx.query<Omit<StoredEmployee, 'branchIds' | 'defaultBranchId' | 'branchRoles'>>(lockSql, [
    tx.storeId,
    id,
  ])
  if (!row) throw new DomainError('not-found', { kind: 'employee', id })
  const branches = await tx.query<{ branchId: string; isDefault: boolean; roleId: string | null }>(branchesSql, [
    tx.storeId,
    id,
  ])
  return {
    ...row,
    branchIds: branches.map(({ branchId }) => branchId),
    defaultBranchId: branches.find(({ isDefault }) => isDefault)?.branchId ?? null,
    branchRoles: branches.flatMap(({ branchId, roleId }) => (roleId ? [{ branchId, roleId }] : [])),
  }
}

/** Whether employee `e` acts in their own role somewhere: works nowhere, or at a branch where they hold no other. */
export const actsByOwnRoleSql = `(
  exists (select from employee_branch eb where eb.store_id = $1 and eb.employee_id = e.id and coalesce(eb.role_id, e.role_id) = e.role_id)
  or not exists (select from employee_branch eb where eb.store_id = $1 and eb.employee_id = e.id))`

/** How many others can always set the store right; counted after `lockAdmins`. */
export async function countOtherAdmins(tx: Tx, employeeId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from employee e join role r on r.store_id = e.store_id and r.id = e.role_id
     where e.store_id = $1 and e.id <> $2 and r.is_default and r.name = 'admin' and e.is_active and e.access_windows is null
       and ${actsByOwnRoleSql}`,
    [tx.storeId, employeeId],
  )
  return row!.count
}

/** What the person means for the rule that an admin stays. */
export const adminStanding = (
  person: Pick<StoredEmployee, 'isActive' | 'accessWindows' | 'branchIds' | 'branchRoles'>,
  role: StoredRole,
): AdminStanding => ({
  isAdmin: isAdminRole(role),
  actsByOwnRole:
    person.branchIds.length === 0 ||
    person.branchIds.some(id => !person.branchRoles.some(one => one.branchId === id && one.roleId !== role.id)),
  isActive: person.isActive,
  hasAllHours: !person.accessWindows?.length,
})

/** The names of the roles that these people hold, by id. */
export async function roleNamesOf(tx: Tx, ...people: readonly StoredEmployee[]): Promise<ReadonlyMap<string, string>> {
  const ids = people.flatMap(({ roleId, branchRoles }) => [roleId, ...branchRoles.map(one => one.roleId)])
  const rows = await tx.query<{ id: string; name: string }>(
    'select id, name from role where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Content = Omit<
  StoredEmployee,
  'id' | 'roleId' | 'isActive' | 'version' | 'branchIds' | 'defaultBranchId' | 'branchRoles'
>

/** The columns that hold a person's own fields. */
export const employeeColumns = (person: Content) => ({
  fullName: person.fullName,
  username: person.username,
  phone: person.phone,
  email: person.email,
  note: person.note,
  avatarId: person.avatarId,
  accessWindows: person.accessWindows?.length ? JSON.stringify(person.accessWindows) : null,
  isPharmacist: person.isPharmacist,
  practisingNumber: person.practisingCertificate?.number ?? null,
  practisingIssuedOn: person.practisingCertificate?.issuedOn ?? null,
  practisingExpiresOn: person.practisingCertificate?.expiresOn ?? null,
  gppNumber: person.gppCertificate?.number ?? null,
  gppIssuedOn: person.gppCertificate?.issuedOn ?? null,
  gppExpiresOn: person.gppCertificate?.expiresOn ?? null,
})
