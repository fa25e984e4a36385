import type { DocumentStatus } from '@quay/contract/enumeration'
import type { InboundReturnReason } from '@quay/contract/inbound-return/shapes'
import type { ReturnPlan } from '@quay/domain/inbound-return/return-facts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { ownDocument } from '../../document/lock-document.ts'
import type { HeadRow } from '../../document/write-document.ts'
import { paymentsJson } from '../cashbook/apply-cash.ts'

/** A stored return, locked. */
export interface StoredReturn {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  businessDay: string
  providerId: string | null
  providerName: string | null
  reason: InboundReturnReason
  itemCount: number
  refundable: number
  refunded: number
  debt: number
  version: number
}

const lockSql = `
  select id, code, branch_id, status, business_day, provider_id,
         provider_name, reason, item_count, refundable, refunded, debt, version
  from inbound_return where store_id = $1 and id = $2 for update`

/** Locks a return. Throws `not-found`, also for a branch that is not the caller's. */
export const lockReturn = (tx: Tx, actor: Actor, id: string): Promise<StoredReturn> =>
  ownDocument(actor, tx.query<StoredReturn>(lockSql, [tx.storeId, id]))

/** The row of a planned return. */
export const returnRow = ({ document: { id: _, ...document }, payments }: ReturnPlan): HeadRow<'inbound_return'> => ({
  ...document,
  payments: paymentsJson(payments),
})

export const insertReturnItems = (tx: Tx, { document, items }: ReturnPlan): Promise<void> =>
  tx.insert(
    'inbound_return_item',
    items.map(item => ({ ...item, inboundReturnId: document.id })),
  )
