import type { BillPatch } from '@quay/contract/bill/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { doctorName } from '../doctor/doctor-store.ts'

interface Kept {
  doctorId: string | null
  doctorName: string | null
}

/**
 * Corrects who wrote the prescription that a bill keeps, one of the shop's doctors or a name alone. Gives the names before and after,
 * for the log. Throws `doctor-without-prescription`, `not-found`, and `doctor-kept` where the bill has medicines under special control:
 * their paper stays with the shop and their books are written from it (Thông tư 20/2017), so it is sold anew.
 */
export async function changeDoctor(tx: Tx, billId: string, given: NonNullable<BillPatch['doctor']>) {
  const of = [tx.storeId, billId]
  const [[kept], [controlled], ofShop] = await Promise.all([
    tx.query<Kept>(keptSql, of),
    tx.query<{ product: string }>(controlledSql, of),
    doctorName(tx, given.doctorId),
  ])
  if (!kept) throw refuseField('doctor-without-prescription', 'doctor', {})
  const name = ofShop ?? given.doctorName ?? null
  const id = given.doctorId ?? null
  if (id === kept.doctorId && name === kept.doctorName) return { before: {}, after: {} }
  if (controlled) throw new DomainError('doctor-kept', controlled)
  await tx.query('update prescription set doctor_id = $3, doctor_name = $4 where store_id = $1 and bill_id = $2', [
    ...of,
    id,
    name,
  ])
  return { before: { prescribedBy: kept.doctorName }, after: { prescribedBy: name } }
}

const keptSql = 'select doctor_id, doctor_name from prescription where store_id = $1 and bill_id = $2 for update'

const controlledSql = `
  select p.name as product from product p
  where p.store_id = $1 and p.control_group is not null and p.id in (
    select i.product_id from bill_item i where i.store_id = $1 and i.bill_id = $2
    union
    select q.product_id from bill_item_part q where q.store_id = $1 and q.bill_id = $2)
  order by p.name limit 1`
