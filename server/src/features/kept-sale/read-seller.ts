import { type Grant, rightsOf } from '@quay/contract/right/permission'
import type { Actor, Tx } from '../../db/connection/transaction.ts'

/** Who sold a kept sale, with the rights that they hold at its branch. */
export interface Seller {
  actor: Actor
  isActive: boolean
  /** Works at the branch; else the rights are those of their own role. */
  isOfBranch: boolean
}

interface SellerRow {
  id: string
  fullName: string
  isActive: boolean
  isPharmacist: boolean
  isOfBranch: boolean
  roleId: string
  discountLimit: number | null
  grants: Grant[]
}

const sellerSql = `
  select e.id, e.full_name, e.is_active, e.is_pharmacist, eb.branch_id is not null as is_of_branch, r.id as role_id, r.discount_limit,
    (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action)), '[]')
     from role_permission p where p.store_id = $1 and p.role_id = r.id) as grants
  from employee e
  left join employee_branch eb on eb.store_id = $1 and eb.employee_id = e.id and eb.branch_id = $3
  join role r on r.store_id = $1 and r.id = coalesce(eb.role_id, e.role_id)
  where e.store_id = $1 and e.id = $2`

/**
 * The seller of a sale at a branch, who need not work there any more; null for a person that the store does not know. What they write is theirs,
 * whoever delivers it.
 */
export async function readSeller(
  tx: Tx,
  deliverer: Actor,
  employeeId: string,
  branchId: string,
): Promise<Seller | null> {
  const [row] = await tx.query<SellerRow>(sellerSql, [tx.storeId, employeeId, branchId])
  if (!row) return null
  return {
    isActive: row.isActive,
    isOfBranch: row.isOfBranch,
    actor: {
      ...atBranch(deliverer, branchId),
      employeeId: row.id,
      fullName: row.fullName,
      roleId: row.roleId,
      rights: rightsOf(row.grants),
      discountLimit: row.discountLimit,
      isPharmacist: row.isPharmacist,
    },
  }
}

/** A person as if they worked at a branch: a delivery writes there whatever branch the deliverer is at. */
export const atBranch = (actor: Actor, branchId: string): Actor => ({
  ...actor,
  branchIds: [branchId],
  inactiveBranchIds: [],
  defaultBranchId: branchId,
})
