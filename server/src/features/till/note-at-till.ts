import type { tillRoutes } from '@quay/contract/till/routes'
import { formatDateTime } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'

/** Writes down that the drawer was opened without a sale, and why. Throws `not-found` for a branch that is not the caller's. */
export async function noteDrawer(
  tx: Tx,
  actor: Actor,
  { branchId, reason }: z.output<(typeof tillRoutes)['openDrawer']['body']>,
): Promise<void> {
  const branch = branchOf(actor, branchId)
  await tx.audit('drawer.open', { kind: 'branch', id: branch, branchId: branch }, undefined, { reason })
}

/** Writes down what a till says was taken out of a cart; the worth of the goods is what the store did not get. */
export async function noteCartCut(
  tx: Tx,
  actor: Actor,
  { branchId, kind, cutAt, attempted, goods }: z.output<(typeof tillRoutes)['cutCart']['body']>,
): Promise<void> {
  const branch = branchOf(actor, branchId)
  const amount = goods.reduce((sum, { amount }) => sum + amount, 0)
  await tx.audit(
    'cart.cut',
    { kind: 'branch', id: branch, branchId: branch, amount: amount ? -amount : null },
    undefined,
    {
      kind,
      when: formatDateTime(cutAt, 'Asia/Ho_Chi_Minh'),
      attempted,
      goods: goods.map(
        ({ name, unit, quantity, amount }) => `${name}: ${formatNumber(quantity)} ${unit}, ${formatDong(amount)}`,
      ),
    },
  )
}
