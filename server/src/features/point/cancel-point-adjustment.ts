import { movePoints } from '@quay/domain/point/move-points'
import { undoPoints } from '@quay/domain/point/undo-points'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { postPoints } from './apply-points.ts'
import { todayOf } from './point-setting-queries.ts'
import { lockPoints, readWrittenPoints } from './point-store.ts'

/**
 * Takes a change by hand back. Throws `not-found`, `already-cancelled`, and `points-adjust-over` where the points that it gave were
 * spent since.
 */
export async function cancelPointAdjustment(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
): Promise<{ points: number }> {
  const [entry] = await tx.query<{ customerId: string }>(
    `select customer_id from point_entry where store_id = $1 and document_id = $2 and kind = 'ADJUST'`,
    [tx.storeId, id],
  )
  if (!entry) throw new DomainError('not-found')
  await requireVisibleCustomer(tx, actor, entry.customerId, 'id')
  const chain = (await lockPoints(tx, entry.customerId))!
  const [today, written] = await Promise.all([todayOf(tx, actor), readWrittenPoints(tx, id, ['ADJUST'])])
  if (written.length === 0) throw new DomainError('already-cancelled', { code: 'Điều chỉnh' })
  const moves = undoPoints(written, today).map(move => ({ ...move, note: reason }))
  const { pointEntries, lotChanges } = movePoints(chain, moves)
  const points = pointEntries.at(-1)!.balanceAfter
  if (points < 0 && points < chain.balance)
    throw new DomainError('points-adjust-over', { available: Math.max(chain.balance, 0) })
  const document = { kind: 'point-adjustment' as const, id, code: 'Điều chỉnh' }
  await Promise.all([
    postPoints(
      tx,
      { businessDay: today, employeeId: actor.employeeId, document },
      { pointEntries, pointLotChanges: lotChanges },
    ),
    tx.audit(
      'point.cancel-adjustment',
      { kind: 'customer', id: entry.customerId, code: chain.code },
      { points: chain.balance },
      { points, reason },
    ),
  ])
  return { points }
}
