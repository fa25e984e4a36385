import type { BranchUses } from '@quay/contract/branch/errors'
import { checkBranchDelete, countedTo } from '@quay/domain/branch/check-branch-delete'
import { isDatabaseError } from '../../db/constraint-errors.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
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
  const refusal = checkBranchDelete(branch, await countUses(tx, id))
  if (refusal) throw refuseAs(refusal)
  await renewPeopleOf(tx, [id])
  try {
    for (const table of emptied)
      await tx.query(`delete from ${table} where store_id = $1 and branch_id = $2`, [tx.storeId, id])
    await tx.query('delete from branch where store_id = $1 and id = $2', [tx.storeId, id])
  } catch (error) {
    // Something that this does not know, or that came while it counted, holds on to the branch.
    if (!isDatabaseError(error) || error.code !== foreignKeyViolation) throw error
    throw new DomainError('branch-in-use', { name: branch.name, uses: 'dữ liệu vừa ghi' })
  }
  await tx.audit('branch.delete', { kind: 'branch', id, code: branch.name }, describeBranch(branch))
}

/** What every branch has from the start, empty by now. */
const emptied = ['employee_branch', 'product_stock', 'cash_account']

async function countUses(tx: Tx, id: string): Promise<BranchUses> {
  const [uses] = await tx.query<BranchUses>(usesSql, [tx.storeId, id])
  return uses!
}

const rowsOf = (table: string) =>
  `(select count(*) from (select 1 from ${table} where store_id = $1 and branch_id = $2 limit ${countedTo + 1}) counted)`

const usesSql = `
  select (select count(*) from (select 1 from stock where store_id = $1 and branch_id = $2 and quantity <> 0
      group by product_id limit ${countedTo + 1}) counted) as stock, ${rowsOf('bill')} as bills, ${rowsOf('inbound')} as inbounds,
    ${rowsOf('cash_voucher')} as vouchers,
    ${rowsOf('inventory_check')} + ${rowsOf('disposal')} + ${rowsOf('quality_check')} + ${rowsOf('drug_incident')} as counts,
    ${rowsOf('stock_entry')} + ${rowsOf('cash_entry')} + ${rowsOf('debt_entry')} as entries,
    (select count(*) from employee_branch eb join employee e on e.store_id = eb.store_id and e.id = eb.employee_id
     where eb.store_id = $1 and eb.branch_id = $2 and e.is_active and not exists
       (select from employee_branch other where other.store_id = $1 and other.employee_id = e.id and other.branch_id <> $2)) as only_here`
