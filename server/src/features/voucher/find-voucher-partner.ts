import type { PartnerKind } from '@quay/contract/enumeration'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'

interface NamedPartner {
  partnerKind?: PartnerKind | undefined
  partnerId?: string | undefined
  partnerName?: string | undefined
}

const nameSql = {
  customer: 'select name from customer where store_id = $1 and id = $2',
  provider: 'select name from provider where store_id = $1 and id = $2',
  employee: 'select full_name as name from employee where store_id = $1 and id = $2',
} as const

/**
 * Finds whose money it is: a person of one of the store's lists by their id, with the name that stands there, or a typed name. Gives null where the
 * voucher names no person. Throws `not-found`, beside the field, for an unknown id, and for a list that the caller may not read.
 */
export async function findVoucherPartner(tx: Tx, actor: Actor, { partnerKind, partnerId, partnerName }: NamedPartner) {
  if (partnerId === undefined) return partnerKind ? { kind: partnerKind, id: null, name: partnerName ?? null } : null
  if (partnerKind === undefined || partnerKind === 'other' || !may(actor, { model: partnerKind, action: 'read' }))
    throw refuseField('not-found', 'partnerId')
  if (partnerKind === 'customer') await requireVisibleCustomer(tx, actor, partnerId, 'partnerId')
  const [found] = await tx.query<{ name: string }>(nameSql[partnerKind], [tx.storeId, partnerId])
  if (!found) throw refuseField('not-found', 'partnerId')
  return { kind: partnerKind, id: partnerId, name: found.name }
}
