import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import { decideReversal } from '@quay/domain/stock/decide-reversal'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { postStock } from '../stock/apply-stock.ts'
import { loadUndo } from '../stock/load-undo.ts'
import { touchProducts } from './complete-quality-check.ts'
import { readQualityCheck } from './quality-queries.ts'
import { lockQualityCheck } from './quality-store.ts'

/** Cancels the form of a month: what it put into quarantine goes back to the shelf, as long as it is there. Throws as decideReversal refuses. */
export async function cancelQualityCheck(tx: Tx, actor: Actor, id: string, reason: string): Promise<QualityCheck> {
  const form = await lockQualityCheck(tx, actor, id)
  const { facts, today } = await loadUndo(tx, form)
  const decision = decideReversal(facts, () => 'QUARANTINE')
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  const { code, branchId, status } = form
  await Promise.all([
    tx.query(
      `update quality_check set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
         version = version + 1 where store_id = $1 and id = $2`,
      [tx.storeId, id, tx.now, actor.fullName, reason],
    ),
    postStock(
      tx,
      {
        branchId,
        businessDay: today,
        employeeId: actor.employeeId,
        document: { kind: 'quality-check', id, code },
        partner: null,
      },
      { ...plan, entries: plan.stockEntries },
    ),
    touchProducts(
      tx,
      facts.products.map(product => product.id),
    ),
  ])
  await tx.audit(
    'quality-check.cancel',
    { kind: 'quality-check', id, code, branchId },
    { status },
    { status: 'CANCELLED', reason },
  )
  return readQualityCheck(tx, actor, id)
}
