import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { requireDraft } from '../../document/lock-document.ts'
import { readCheck } from './check-queries.ts'
import { lockCheck } from './check-store.ts'

/** Keeps everybody from completing a check, or lets them again; counting goes on either way. Throws `not-found` and `not-a-draft`. */
export async function holdCheck(
  tx: Tx,
  actor: Actor,
  id: string,
  { isHeld, reason }: { isHeld: boolean; reason?: string | null | undefined },
): Promise<InventoryCheck> {
  const check = await lockCheck(tx, actor, id)
  requireDraft(check)
  if (!isHeld && check.heldByName === null) {
    tx.repeated = true
    return readCheck(tx, actor, id)
  }
  await tx.query(
    `update inventory_check set held_at = $3, held_by_name = $4, hold_reason = $5, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, isHeld ? tx.now : null, isHeld ? actor.fullName : null, (isHeld && reason) || null],
  )
  await tx.audit(
    'inventory-check.hold',
    { kind: 'inventory-check', id, code: check.code, branchId: check.branchId },
    { isHeld: check.heldByName !== null, reason: check.holdReason },
    { isHeld, reason: (isHeld && reason) || null },
  )
  return readCheck(tx, actor, id)
}
