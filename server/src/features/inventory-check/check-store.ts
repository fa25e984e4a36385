import type { DocumentStatus } from '@quay/contract/enumeration'
import type { CheckKind } from '@quay/contract/inventory-check/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { nextCode } from '../../db/write/counter.ts'
import { ownDocument, requireDraft } from '../../document/lock-document.ts'
import { type HeadRow, insertHead } from '../../document/write-document.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { inventoryCheckCodes } from './codes.ts'

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
 * How a command locks a check: `for update` to change it, `for share` to count: counters do not
 * wait for one another, and completing waits for all of them.
 */
type Hold = 'for update' | 'for share' | ''

/** Reads a check. Throws `not-found`, also for a branch that is not the caller's. */
export const lockCheck = (tx: Tx, actor: Actor, id: string, hold: Hold = 'for update'): Promise<StoredCheck> =>
  ownDocument(actor, tx.query<StoredCheck>(`${storedSql} ${hold}`, [tx.storeId, id]))

/** A draft at a branch that is still open, held as asked. Throws `not-found`, `not-a-draft`, `branch-inactive`. */
export async function holdOpenCheck(tx: Tx, actor: Actor, id: string, hold: Hold): Promise<StoredCheck> {
  const check = await lockCheck(tx, actor, id, hold)
  requireDraft(check)
  requireActiveBranch(actor, check.branchId)
  return check
}

/** Writes a new check, still empty. Gives its number: the counter is the last lock. */
export async function insertCheck(
  tx: Tx,
  actor: Actor,
  { id, hash }: { id: string; hash: Buffer },
  check: Omit<HeadRow<'inventory_check'>, 'status'>,
): Promise<string> {
  const code = await nextCode(tx, inventoryCheckCodes)
  await insertHead(tx, actor, 'inventory_check', { id, code, hash }, { ...check, status: 'DRAFT' })
  return code
}
