import type { DocumentStatus } from '@quay/contract/enumeration'
import type { CheckKind } from '@quay/contract/inventory-check/shapes'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { requireActiveBranch } from '../../http/rights.ts'

/** A stored check. */
export interface StoredCheck {
  id: string
  code: string
  branchId: string
  kind: CheckKind
  groupId: string | null
  positionId: string | null
  isBlind: boolean
  status: DocumentStatus
  heldByName: string | null
  holdReason: string | null
  businessDay: string
  postedAt: string | null
  plusValue: number
  minusValue: number
  version: number
}

const storedSql = `
  select id, code, branch_id, kind, group_id, position_id, is_blind, status,
         held_by_name, hold_reason, business_day, posted_at,
         plus_value, minus_value, version
  from inventory_check where store_id = $1 and id = $2`

/**
 * How a command holds on to a check: `for update` where it changes it, `for share` where somebody counts: counters do not
 * wait for one another, and completing waits for all of them.
 */
type Hold = 'for update' | 'for share' | ''

/** Reads a check. Throws `not-found`, also for a branch that is not the caller's. */
export async function lockCheck(tx: Tx, actor: Actor, id: string, hold: Hold = 'for update'): Promise<StoredCheck> {
  const [stored] = await tx.query<StoredCheck>(`${storedSql} ${hold}`, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId)) throw new DomainError('not-found')
  return stored
}

/** Throws `not-a-draft` for a check that takes no counts and no decisions any more. */
export function requireDraft({ status, code }: Pick<StoredCheck, 'status' | 'code'>): void {
  if (status !== 'DRAFT') throw new DomainError('not-a-draft', { code })
}

/** A draft at a branch that is still open, held as asked. Throws `not-found`, `not-a-draft`, `branch-inactive`. */
export async function holdOpenCheck(tx: Tx, actor: Actor, id: string, hold: Hold): Promise<StoredCheck> {
  const check = await lockCheck(tx, actor, id, hold)
  requireDraft(check)
  requireActiveBranch(actor, check.branchId)
  return check
}

/** Marks a locked check as cancelled. The row stays: its number is used. */
export async function markCheckCancelled(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await tx.query(
    `update inventory_check set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
       version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}
