import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { referencesToCustomer } from '../../references.ts'
import { keepingPlaces, usesOf } from '../../uses-of.ts'
import { lockCustomer } from './customer-store.ts'
import { describeCustomer } from './describe-customer.ts'

const places = keepingPlaces(referencesToCustomer)

/**
 * Deletes a customer whom no document, no ledger, no merge and no link names. Throws `customer-in-use` with what names them,
 * `not-found`.
 */
export async function deleteCustomer(tx: Tx, actor: Actor, id: string): Promise<void> {
  const customer = await lockCustomer(tx, actor, id)
  if (!customer) throw new DomainError('not-found', { kind: 'customer', id })
  const uses = await usesOf(tx, places, id)
  if (uses.length) throw new DomainError('customer-in-use', { name: customer.name, uses: uses.join(', ') })
  await tx.query('delete from customer_search where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.query('delete from customer where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit('customer.delete', { kind: 'customer', id, code: customer.code }, describeCustomer(customer))
}
