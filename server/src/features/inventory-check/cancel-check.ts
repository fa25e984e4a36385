import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { cancelMovement } from '../../document/cancel-document.ts'
import { checkKind } from './check-kind.ts'

/**
 * Cancels a check: of a completed one every row is undone in its lot, as long as the goods that it found are still there.
 * Expiries that it put right stay right. Throws what cancelMovement refuses.
 */
export const cancelCheck = (tx: Tx, actor: Actor, id: string, reason: string): Promise<InventoryCheck> =>
  cancelMovement(tx, actor, checkKind, id, {
    reason,
    table: 'inventory_check',
    action: 'inventory-check.cancel',
    entryKind: 'COUNT_CANCEL',
    amount: ({ minusValue, plusValue }) => minusValue - plusValue,
  })
