import type { Customer } from '@quay/contract/partner/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { countPhoneTry } from './phone-search.ts'
import { visibleCustomer } from './visible-customers.ts'

/**
 * The whole phones of a customer, for one look; the log says who looked and not what the numbers are. Counted with the numbers that the
 * caller asks after. Throws `not-found`, `too-many-requests`.
 */
export async function showPhone(tx: Tx, actor: Actor, id: string): Promise<Pick<Customer, 'phone' | 'phone2'>> {
  const [found] = await tx.query<{ code: string; name: string; phone: string | null; phone2: string | null }>(
    `select code, name, phone, phone2 from customer c where store_id = $1 and id = $2 and ${visibleCustomer('c', '$1', '$3')}`,
    [tx.storeId, id, actor.branchIds],
  )
  if (!found) throw new DomainError('not-found', { kind: 'customer', id })
  countPhoneTry(actor, tx.now)
  const { code, name, phone, phone2 } = found
  await tx.audit('customer.phone', { kind: 'customer', id, code }, undefined, { customer: name })
  return { phone, phone2 }
}
