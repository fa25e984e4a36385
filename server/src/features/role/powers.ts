import { type Grant, rightsOf } from '@quay/contract/right/permission'
import { commonPower } from '@quay/domain/access/authority'
import type { PowerAt } from '@quay/domain/access/check-grant'
import type { Actor, Tx } from '../../db/connection/transaction.ts'

const rolePowerSql = `
  json_build_object('name', r.name, 'discountLimit', r.discount_limit, 'grants',
    (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action)), '[]')
     from role_permission p where p.store_id = $1 and p.role_id = r.id))`

/** The roles that employee `e` holds, as guards compare them: their own, and those at single branches. */
export const heldRolesSql = `
  (select coalesce(json_agg(json_build_object('branchId', held.branch_id, 'role', ${rolePowerSql})), '[]')
   from (select null::uuid as branch_id, e.role_id
         union all select eb.branch_id, coalesce(eb.role_id, e.role_id) from employee_branch eb
         where eb.store_id = $1 and eb.employee_id = e.id) held
   join role r on r.store_id = $1 and r.id = held.role_id)`

const elsewhereSql = `
  select eb.branch_id, r.discount_limit,
    (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action)), '[]')
     from role_permission p where p.store_id = $1 and p.role_id = r.id) as grants
  from employee_branch eb join employee e on e.store_id = eb.store_id and e.id = eb.employee_id
  join role r on r.store_id = eb.store_id and r.id = coalesce(eb.role_id, e.role_id)
  where eb.store_id = $1 and eb.employee_id = $2 and eb.branch_id <> all($3::uuid[])
    and not exists (select from role a where a.store_id = $1 and a.id = $4 and a.is_default and a.name = 'admin')`

/**
 * What the caller can do at each branch, to compare with what others hold or are given there. At a branch where they
 * have another role, only the rights that it and the role they act in have in common, so that they cannot raise
 * themselves or a friend there. A caller who acts as admin is admin everywhere, so that a store can always be repaired.
 */
export async function readPowers(tx: Tx, actor: Actor, storeLimit: number | null): Promise<PowerAt> {
  const rows = await tx.query<{ branchId: string; discountLimit: number | null; grants: Grant[] }>(elsewhereSql, [
    tx.storeId,
    actor.employeeId,
    actor.branchIds,
    actor.roleId,
  ])
  const elsewhere = new Map(
    rows.map(({ branchId, discountLimit, grants }) => [
      branchId,
      commonPower(actor, { rights: rightsOf(grants), discountLimit }, storeLimit),
    ]),
  )
  return branchId => (branchId && elsewhere.get(branchId)) || actor
}
