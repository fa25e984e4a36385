import type { DocumentStatus } from '@quay/contract/enumeration'
import type { StorageItem } from '@quay/contract/quality-check/shapes'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

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
export async function lockQualityCheck(tx: Tx, actor: Actor, id: string): Promise<StoredQualityCheck> {
  const [stored] = await tx.query<StoredQualityCheck>(lockSql, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId)) throw new DomainError('not-found')
  return stored
}
