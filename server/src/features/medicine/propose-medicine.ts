import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { lockProducts, refuseMerged } from '../product/write/product-store.ts'

/**
 * Remembers that the national list lacks a medicine that the store sells; it waits until a link is made. Throws
 * `not-found`, `product-merged`, `medicine-linked`.
 */
export async function proposeMedicine(
  tx: Tx,
  actor: { employeeId: string; fullName: string },
  { id, productId, note }: { id: string; productId: string; note: string | null },
): Promise<void> {
  const [product] = await lockProducts(tx, [productId])
  if (!product) throw new DomainError('not-found', { kind: 'product', id: productId })
  refuseMerged(product)
  if (product.medicineId) throw new DomainError('medicine-linked', { product: product.name })
  await tx.query(
    `insert into medicine_proposal (store_id, id, product_id, note, at, employee_id, employee_name) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (store_id, product_id) do update set note = excluded.note`,
    [tx.storeId, id, productId, note, tx.now, actor.employeeId, actor.fullName],
  )
  await tx.audit('medicine.propose', { kind: 'product', id: productId, code: product.code }, undefined, {
    product: product.name,
    registrationNumber: product.registrationNumber,
    note,
  })
}

/** Products that wait for the list to have them, the oldest first. */
export async function listProposals(tx: Tx) {
  return tx.query<{
    product: { id: string; code: string; name: string; registrationNumber: string | null }
    note: string | null
    at: string
    employeeName: string
  }>(
    `select json_build_object('id', p.id, 'code', p.code, 'name', p.name, 'registrationNumber', p.registration_number) as product,
       o.note, o.at, o.employee_name
     from medicine_proposal o join product p on p.store_id = o.store_id and p.id = o.product_id
     where o.store_id = $1 and p.medicine_id is null and p.merged_into is null order by o.at, o.id limit 500`,
    [tx.storeId],
  )
}
