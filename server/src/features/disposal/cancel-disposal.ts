import type { Disposal } from '@quay/contract/disposal/shapes'
import { decideReversal } from '@quay/domain/stock/decide-reversal'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { postStock } from '../stock/apply-stock.ts'
import { loadUndo } from '../stock/load-undo.ts'
import { readDisposal } from './disposal-queries.ts'
import { lockDisposal, markDisposalCancelled } from './disposal-store.ts'

/** Cancels a disposal: the goods are back in their lots, where they lay. Throws `not-found`, `already-cancelled` and `day-closed`. */
export async function cancelDisposal(tx: Tx, actor: Actor, id: string, reason: string): Promise<Disposal> {
  const disposal = await lockDisposal(tx, actor, id)
  const { facts, today } = await loadUndo(tx, disposal)
  const decision = decideReversal(facts, () => 'DISPOSAL_CANCEL')
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision
  const { code, branchId, status, value } = disposal
  await Promise.all([
    markDisposalCancelled(tx, actor, id, reason),
    postStock(
      tx,
      {
        branchId,
        businessDay: today,
        employeeId: actor.employeeId,
        document: { kind: 'disposal', id, code },
        partner: null,
      },
      { ...plan, entries: plan.stockEntries },
    ),
  ])
  await tx.audit(
    'disposal.cancel',
    { kind: 'disposal', id, code, branchId, amount: status === 'SUCCEED' && value ? value : null },
    { status },
    { status: 'CANCELLED', reason },
  )
  return readDisposal(tx, actor, id)
}
