import { availablePoints, expirePoints } from '@quay/domain/point/expire-points'
import { expiryOf } from '@quay/domain/point/expiry-of'
import { movePoints } from '@quay/domain/point/move-points'
import { ruleOn } from '@quay/domain/point/point-rule'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { postPoints } from './apply-points.ts'
import { todayOf } from './point-setting-queries.ts'
import { lockPoints, readPointRules } from './point-store.ts'

declare module '../stock/posting.ts' {
  interface LedgerDocuments {
    'point-adjustment': unknown
  }
}

interface Adjustment {
  customerId: string
  /** Points; below zero they are taken. */
  amount: number
  reason: string
}

/** Changes a customer's points by hand. Throws `not-found`, and `points-adjust-over` where it would take more than there are. */
export async function adjustPoints(tx: Tx, actor: Actor, { customerId, amount, reason }: Adjustment) {
  const chain = await lockPoints(tx, customerId)
  if (!chain) throw refuseField('not-found', 'customerId')
  const [today, rules] = await Promise.all([todayOf(tx, actor), readPointRules(tx)])
  const available = Math.max(0, Math.min(chain.balance, availablePoints(chain.lots, today)))
  if (amount + available < 0) throw refuseField('points-adjust-over', 'amount', { available })
  const id = newId()
  const expiresOn = expiryOf(today, ruleOn(rules, today)?.expiryMonths ?? null)
  const { pointEntries, lotChanges } = movePoints(chain, [
    ...expirePoints(chain.lots, today),
    { kind: 'ADJUST', amount, note: reason, expiresOn },
  ])
  const points = pointEntries.at(-1)!.balanceAfter
  const document = { kind: 'point-adjustment' as const, id, code: 'Điều chỉnh' }
  await Promise.all([
    postPoints(
      tx,
      { businessDay: today, employeeId: actor.employeeId, document },
      { pointEntries, pointLotChanges: lotChanges },
    ),
    tx.audit(
      'point.adjust',
      { kind: 'customer', id: customerId, code: chain.code },
      { points: chain.balance },
      { points, amount, reason },
    ),
  ])
  return { id, points }
}
