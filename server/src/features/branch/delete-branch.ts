import { describeWard } from '@quay/domain/address/address-line'
import { type BranchUse, checkBranchDelete, countedTo } from '@quay/domain/branch/check-branch-delete'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { isDatabaseError } from '../../db/constraint-errors.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { columnOf, referencesToBranch } from '../../references.ts'
import { raisePromotionVersion } from '../discount/promotion-version.ts'
import { lockAdmins } from '../employee/employee-store.ts'
import { requireVisibleBranch } from './branch-queries.ts'
import { describeBranch, lockBranch, renewPeopleOf } from './branch-store.ts'

const foreignKeyViolation = '23503'

/**
 * Takes away a branch in which nothing ever happened, with its empty fund. Throws `branch-in-use` with what is in it,
 * `branch-is-default` and `not-found`.
 */
export async function deleteBranch(tx: Tx, actor: Actor, id: string): Promise<void> {
  requireVisibleBranch(actor, id)
  const branch = await lockBranch(tx, id)
  const refusal = checkBranchDelete(branch, await readUses(tx, id))
  if (refusal) throw refuseAs(refusal)
  await renewPeopleOf(tx, [id])
  try {
    for (const table of emptied)
      await tx.query(`delete from ${table} where store_id = $1 and branch_id = $2`, [tx.storeId, id])
    await tx.query('delete from branch where store_id = $1 and id = $2', [tx.storeId, id])
    await raisePromotionVersion(tx)
  } catch (error) {
    // Something that this does not know, or that came while it counted, holds on to the branch.
    if (!isDatabaseError(error) || error.code !== foreignKeyViolation) throw error
    throw new DomainError('branch-in-use', { name: branch.name, uses: 'dữ liệu vừa ghi' })
  }
  await tx.audit(
    'branch.delete',
    { kind: 'branch', id, code: branch.name },
    describeBranch(branch, branch.ward && describeWard(branch.ward)),
  )
}

/** What every branch has from the start, empty by now. */
const emptied = Object.entries(referencesToBranch).flatMap(([name, use]) =>
  use === 'emptied' ? columnOf(name)[0] : [],
)

const uses = Object.entries(referencesToBranch).flatMap(([name, use]) =>
  typeof use === 'string' ? [] : [{ name, ...use }],
)

const usesSql = uses
  .map(({ name, word, where = 'true', each }) => {
    const [table, column] = columnOf(name)
    const rows = `select 1 from ${table} where store_id = $1 and ${column} = $2 and ${where}${each ? ` group by ${each}` : ''}`
    return `select '${word}' as word, count(*) as count from (${rows} limit ${countedTo + 1}) counted`
  })
  .join(' union all ')

const onlyHereSql = `
  select count(*) as count from employee_branch eb join employee e on e.store_id = eb.store_id and e.id = eb.employee_id
  where eb.store_id = $1 and eb.branch_id = $2 and e.is_active and not exists
    (select from employee_branch other where other.store_id = $1 and other.employee_id = e.id and other.branch_id <> $2)`

/** Admins whom no hours shut out, who act as admin elsewhere too: that one stays, and can set the store right. */
const adminsElsewhereSql = `
  select count(*) as count from employee e join role r on r.store_id = e.store_id and r.id = e.role_id
  where e.store_id = $1 and r.is_default and r.name = 'admin' and e.is_active and e.access_windows is null
    and exists (select from employee_branch eb where eb.store_id = $1 and eb.employee_id = e.id and eb.branch_id <> $2
      and coalesce(eb.role_id, e.role_id) = e.role_id)`

/** What is in a branch, who works nowhere else, and whether the last admin acts as one only here. */
async function readUses(tx: Tx, id: string): Promise<BranchUse[]> {
  await lockAdmins(tx)
  const [found, [onlyHere], [adminsElsewhere]] = await Promise.all([
    tx.query<BranchUse>(usesSql, [tx.storeId, id]),
    tx.query<{ count: number }>(onlyHereSql, [tx.storeId, id]),
    tx.query<{ count: number }>(adminsElsewhereSql, [tx.storeId, id]),
  ])
  return [
    ...found,
    { word: 'nhân viên chỉ làm việc ở đây', count: onlyHere!.count },
    { word: 'người quản trị cuối cùng', count: adminsElsewhere!.count ? 0 : 1 },
  ]
}
