import type { Branch } from '@quay/contract/branch/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import type { Database } from '../../db/schema.ts'
import { describePlace } from '../place/place-columns.ts'
import { branchColumnsSql } from './branch-queries.ts'

/** The fields of a branch's own: columns of the table by the same names. */
export const branchFields = [
  'name',
  'code',
  'phone',
  'timeZone',
  'dayCutOffHour',
  'isInHospital',
] as const satisfies readonly (keyof Database['branch'])[]

/** The branch, locked. Throws `not-found`. */
export async function lockBranch(tx: Tx, id: string): Promise<Branch> {
  const [row] = await tx.query<Branch>(
    `select ${branchColumnsSql} from branch b where b.store_id = $1 and b.id = $2 for update of b`,
    [tx.storeId, id],
  )
  if (!row) throw new DomainError('not-found', { kind: 'branch', id })
  return row
}

/** Throws `branch-name-taken` or `code-taken`, beside the field, for what another branch has; case does not count. */
export async function refuseTakenBranch(
  tx: Tx,
  id: string,
  { name, code }: { name?: string | undefined; code?: string | null | undefined },
): Promise<void> {
  const [taken] = await tx.query<{ byName: boolean }>(
    `select name_key(name) = name_key($3) as by_name from branch
     where store_id = $1 and id <> $2 and (name_key(name) = name_key($3) or upper(code) = upper($4)) limit 1`,
    [tx.storeId, id, name ?? null, code ?? null],
  )
  if (taken)
    throw taken.byName
      ? refuseField('branch-name-taken', 'name', { name: name! })
      : refuseField('code-taken', 'code', { code: code! })
}

/** The next of CN01, CN02 …; of two at once the second is refused by the index and runs again. */
export async function nextBranchCode(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ last: number }>(
    `select coalesce(max(substr(code, 3)::int), 0) as last from branch where store_id = $1 and code ~ '^CN[0-9]{1,6}$'`,
    [tx.storeId],
  )
  return `CN${String(row!.last + 1).padStart(2, '0')}`
}

/** Everybody assigned to the branch is looked up anew on their next call: what is remembered goes by their version. */
export async function renewPeopleOf(tx: Tx, branchIds: readonly string[]): Promise<void> {
  await tx.query(
    `update employee set version = version + 1 where store_id = $1 and id in
       (select employee_id from employee_branch where store_id = $1 and branch_id = any($2::uuid[]))`,
    [tx.storeId, branchIds],
  )
}

/** A branch as the log shows it, empty fields as null. */
export function describeBranch(branch: Omit<Branch, 'employeeCount'>, ward: string | null): Record<string, unknown> {
  const { name, code, phone, timeZone, dayCutOffHour, isInHospital, isActive, isDefaultBranch } = branch
  return {
    ...{ name, code, phone, timeZone, dayCutOffHour, isInHospital },
    isActive: isActive === 1,
    isDefaultBranch,
    ...describePlace(branch, ward),
  }
}
