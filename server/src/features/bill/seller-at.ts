import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'

/** Somebody who works at the branch now. Throws `not-found` and `seller-elsewhere` at the field that names them. */
export async function sellerAt(
  tx: Tx,
  branchId: string,
  id: string,
  field: string,
): Promise<{ sellerId: string; sellerName: string }> {
  const [found] = await tx.query<{ fullName: string; worksHere: boolean }>(
    `select full_name, is_active and exists (
       select from employee_branch w where w.store_id = $1 and w.employee_id = e.id and w.branch_id = $3) as works_here
     from employee e where e.store_id = $1 and e.id = $2`,
    [tx.storeId, id, branchId],
  )
  if (!found) throw refuseField('not-found', field, { kind: 'employee', id })
  if (!found.worksHere) throw refuseField('seller-elsewhere', field, { seller: found.fullName })
  return { sellerId: id, sellerName: found.fullName }
}
