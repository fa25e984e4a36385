import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'

export interface HeldCustomer {
  id: string
  name: string
  phone: string | null
}

/**
 * The customer whom a write names, held until its transaction ends, so that no merge passes it by; who was merged meanwhile is who they
 * are now. Throws `not-found` beside the field.
 */
export async function holdCustomer(tx: Tx, id: string, field = 'customerId'): Promise<HeldCustomer> {
  const [held] = await tx.query<HeldCustomer & { mergedInto: string | null }>(holdSql, [tx.storeId, id])
  if (!held) throw refuseField('not-found', field, { kind: 'customer', id })
  const { mergedInto, ...customer } = held
  return mergedInto ? holdCustomer(tx, mergedInto, field) : customer
}

const holdSql = 'select id, name, phone, merged_into from customer where store_id = $1 and id = $2 for share'
