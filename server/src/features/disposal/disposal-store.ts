import type { DisposalReason } from '@quay/contract/disposal/shapes'
import type { DocumentStatus } from '@quay/contract/enumeration'
import type { DisposalPlan } from '@quay/domain/disposal/disposal-facts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { ownDocument } from '../../document/lock-document.ts'
import type { HeadRow } from '../../document/write-document.ts'

/** A stored disposal, locked. */
export interface StoredDisposal {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  reason: DisposalReason
  businessDay: string
  itemCount: number
  value: number
  version: number
}

const lockSql = `
  select id, code, branch_id, status, reason, business_day, item_count, value, version
  from disposal where store_id = $1 and id = $2 for update`

/** Locks a disposal. Throws `not-found`, also for a branch that is not the caller's. */
export const lockDisposal = (tx: Tx, actor: Actor, id: string): Promise<StoredDisposal> =>
  ownDocument(actor, tx.query<StoredDisposal>(lockSql, [tx.storeId, id]))

/** The row of a planned disposal. */
export const disposalRow = ({ disposal: { id: _, ...disposal } }: DisposalPlan): HeadRow<'disposal'> => ({
  ...disposal,
  witnesses: JSON.stringify(disposal.witnesses),
})

export const insertDisposalItems = (tx: Tx, { disposal, items }: DisposalPlan): Promise<void> =>
  tx.insert(
    'disposal_item',
    items.map(item => ({ ...item, disposalId: disposal.id })),
  )
