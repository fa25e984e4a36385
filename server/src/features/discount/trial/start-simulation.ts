import type { SimulateBody, Simulation } from '@quay/contract/discount/simulation'
import { checkPromotion } from '@quay/domain/discount/check-promotion'
import { draftPromotion } from '@quay/domain/discount/draft-promotion'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { createOnce } from '../../../db/write/create-once.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { readSimulation } from './read-simulation.ts'
import { noSums, simulatePromotionKind } from './run-simulation.ts'

/**
 * Has a job try a promotion, stored or not, on the bills of the last days. Whoever begins another one has done with the one before.
 * Throws `not-found`, what checkPromotion refuses, `idempotency-conflict`.
 */
export function startSimulation(
  tx: Tx,
  actor: Actor,
  { id, branchId, draft, days }: SimulateBody,
  hash: Buffer,
): Promise<Simulation> {
  const read = () => readSimulation(tx, actor, id)
  return createOnce(tx, {
    table: 'promotion_simulation',
    id,
    hash,
    read,
    async make() {
      const branch = branchOf(actor, branchId)
      // Limits ask what other bills used: it is tried as if it was new.
      const promotion = { ...draftPromotion(draft.id ?? newId(), draft), usedCount: 0, usedAmount: 0 }
      const unfit = checkPromotion(promotion)
      if (unfit) throw refuseAs(unfit)
      const { today } = await readBranchDay(tx, branch)
      await tx.query('delete from promotion_simulation where store_id = $1 and created_by = $2', [
        tx.storeId,
        actor.employeeId,
      ])
      await tx.insert('promotion_simulation', [
        {
          id,
          branchId: branch,
          createdBy: actor.employeeId,
          createdAt: tx.now.toISOString(),
          contentHash: hash,
          promotion,
          fromDay: addDays(today, 1 - days),
          state: 'WAITING',
          done: 0,
          total: 0,
          sums: noSums,
        },
      ])
      await tx.enqueue({ kind: simulatePromotionKind, id })
      await tx.audit(
        'discount.simulate',
        draft.id ? { kind: 'discount', id: draft.id, code: draft.name } : null,
        undefined,
        {
          name: draft.name,
          days,
        },
      )
      return read()
    },
  })
}

const stopSql = `
  update promotion_simulation set state = 'STOPPED'
  where store_id = $1 and id = $2 and created_by = $3 and state in ('WAITING', 'RUNNING') returning id`

/** Stops the caller's own trial at its next bite; one that has ended stays as it is. Throws `not-found`. */
export async function stopSimulation(tx: Tx, actor: Actor, id: string): Promise<Simulation> {
  const before = await readSimulation(tx, actor, id)
  const stopped = await tx.query(stopSql, [tx.storeId, id, actor.employeeId])
  if (stopped.length === 0) {
    tx.repeated = true
    return before
  }
  await tx.audit('discount.simulate-stop', null, undefined, { done: before.done, total: before.total })
  return readSimulation(tx, actor, id)
}
