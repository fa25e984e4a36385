import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { branchNameOf, describeSurcharge, lockSurcharge } from './surcharge-store.ts'

/** Deletes a surcharge that no bill and no order has. Throws `surcharge-in-use` and `not-found`. */
export async function deleteSurcharge(tx: Tx, actor: Actor, id: string): Promise<void> {
  const surcharge = await lockSurcharge(tx, actor, id)
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
    `select (select count(*) from bill_surcharge where store_id = $1 and surcharge_id = $2)
       + (select count(*) from sales_order_surcharge where store_id = $1 and surcharge_id = $2) as count`,
    [tx.storeId, id],
  )
  if (count > 0) throw new DomainError('surcharge-in-use', { name: surcharge.name, count })
  const words = describeSurcharge(surcharge, await branchNameOf(tx, surcharge.branchId))
  await tx.query('delete from surcharge where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit('surcharge.delete', { kind: 'surcharge', id, code: surcharge.code }, words)
}
