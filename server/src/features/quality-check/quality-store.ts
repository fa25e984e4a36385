import type { DocumentStatus } from '@quay/contract/enumeration'
import type { StorageItem } from '@quay/contract/quality-check/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { ownDocument } from '../../document/lock-document.ts'

/** A stored form of a month, locked. */
export interface StoredQualityCheck {
  id: string
  code: string
  branchId: string
  /** YYYY-MM */
  month: string
  status: DocumentStatus
  businessDay: string
  storage: Partial<Record<StorageItem, boolean | null>>
  version: number
}

const lockSql = `
  select id, code, branch_id, to_char(month, 'YYYY-MM') as month, status, business_day, storage, version
  from quality_check where store_id = $1 and id = $2 for update`

/** Locks a form. Throws `not-found`, also for a branch that is not the caller's. */
export const lockQualityCheck = (tx: Tx, actor: Actor, id: string): Promise<StoredQualityCheck> =>
  ownDocument(actor, tx.query<StoredQualityCheck>(lockSql, [tx.storeId, id]))
