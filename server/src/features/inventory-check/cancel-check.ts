import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { decideReversal } from '@quay/domain/stock/decide-reversal'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { postStock } from '../stock/apply-stock.ts'
import { loadUndo } from '../stock/load-undo.ts'
import { readCheck } from './check-queries.ts'
import { lockCheck, markCheckCancelled } from './check-store.ts'

/**
 * Cancels a check: of a completed one every row is undone in its lot, as long as the goods that it found are still there.
 * Expiries that it put right stay right. Throws `not-found`, `already-cancelled`, `day-closed` and `goods-moved-on`.
 */
export async function cancelCheck(tx: Tx, actor: Actor, id: string, reason: string): Promise<InventoryCheck> {
  const check = await lockCheck(tx, actor, id)
  const { facts, today } = await loadUndo(tx, check)
  const decision = decideReversal(facts, () => 'COUNT_CANCEL')
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  await Promise.all([
    markCheckCancelled(tx, actor, id, reason),
    postStock(
      tx,
      {
        branchId: check.branchId,
        businessDay: today,
        employeeId: actor.employeeId,
        document: { kind: 'inventory-check', id, code: check.code },
        partner: null,
      },
      { ...plan, entries: plan.stockEntries },
    ),
  ])
  const amount = check.minusValue - check.plusValue
  await tx.audit(
    'inventory-check.cancel',
    { kind: 'inventory-check', id, code: check.code, branchId: check.branchId, amount: amount || null },
    { status: check.status },
    { status: 'CANCELLED', reason },
  )
  return readCheck(tx, actor, id)
}
