import type { debtRoutes } from '@quay/contract/money/routes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import type { Handlers } from '../../http/call.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { adjustDebt } from './adjust-debt.ts'
import { cancelAdjustment } from './cancel-adjustment.ts'
import { listOpenDebts, readStatement } from './debt-queries.ts'
import { openDebt } from './open-debt.ts'
import { payDebt } from './pay-debt.ts'

/** The routes admit callers with the right on customers or on providers; the kind in the call says which right counts. */
export const debtHandlers: Handlers<typeof debtRoutes> = {
  statement: async ({ tx, actor, query }) => {
    requirePermission(actor, { model: query.partnerKind, action: 'read' })
    await requireVisible(tx, actor, query)
    return readStatement(tx, query)
  },
  open: async ({ tx, actor, query }) => {
    requirePermission(actor, { model: query.partnerKind, action: 'read' })
    await requireVisible(tx, actor, query)
    return listOpenDebts(tx, actor, query)
  },
  collect: async ({ tx, actor, body, hash }) => {
    const { customerId, ...payment } = body
    await requireVisibleCustomer(tx, actor, customerId, 'customerId')
    return payDebt(tx, actor, { ...payment, partnerKind: 'customer', partnerId: customerId }, hash)
  },
  opening: async ({ tx, actor, body }) => {
    requirePermission(actor, { model: body.partnerKind, action: 'update' })
    await requireVisible(tx, actor, body)
    return openDebt(tx, actor, body)
  },
  adjust: async ({ tx, actor, body, hash }) => {
    requirePermission(actor, { model: body.partnerKind, action: 'delete' })
    await requireVisible(tx, actor, body)
    return adjustDebt(tx, actor, body, hash)
  },
  cancelAdjustment: ({ tx, actor, params, body }) => cancelAdjustment(tx, actor, params.id, body.reason),
}

/** Where the store has customers by branch, those of others are not there. */
async function requireVisible(
  tx: Tx,
  actor: Actor,
  { partnerKind, partnerId }: { partnerKind: string; partnerId: string },
) {
  if (partnerKind === 'customer') await requireVisibleCustomer(tx, actor, partnerId, 'partnerId')
}
