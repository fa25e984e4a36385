import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

export interface NewBranch {
  name: string
  phone?: string | undefined
  address?: string | undefined
}

/**
 * Adds a branch with its cash fund and opens it to whoever made it. Gives its id. Throws `code-taken` for a name that
 * another branch has. What is remembered of the maker's branches goes by the version, which is why it rises.
 */
export async function createBranch(tx: Tx, actor: Actor, { name, phone, address }: NewBranch): Promise<string> {
  const id = newId()
  const [taken] = await tx.query('select id from branch where store_id = $1 and name_key(name) = name_key($2)', [
    tx.storeId,
    name,
  ])
  if (taken) throw refuseField('code-taken', 'name', { code: name })
  await tx.insert('branch', [{ id, name, phone: phone ?? null, address: address ?? null, created_at: tx.now }])
  await Promise.all([
    tx.insert('cash_account', [{ id: newId(), branch_id: id, kind: 'CASH', name: 'Tiền mặt', created_at: tx.now }]),
    tx.insert('employee_branch', [{ id: newId(), employee_id: actor.employeeId, branch_id: id }]),
    tx.query('update employee set version = version + 1 where store_id = $1 and id = $2', [
      tx.storeId,
      actor.employeeId,
    ]),
    tx.audit('branch.create', { kind: 'branch', id, code: name, branchId: id }, undefined, { name, phone, address }),
  ])
  return id
}
