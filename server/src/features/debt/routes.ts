import type { debtRoutes } from '@quay/contract/money/routes'
import type { Handlers } from '../../http/call.ts'
import { requirePermission } from '../../http/rights.ts'
import { adjustDebt } from './adjust-debt.ts'
import { cancelAdjustment } from './cancel-adjustment.ts'
import { listOpenDebts, readStatement } from './debt-queries.ts'
import { openDebt } from './open-debt.ts'
import { payDebt } from './pay-debt.ts'

/** The routes admit whoever has the right on customers or on providers; the kind in the call says which one counts. */
export const debtHandlers: Handlers<typeof debtRoutes> = {
  statement: ({ tx, actor, query }) => {
    requirePermission(actor, { model: query.partnerKind, action: 'read' })
    return readStatement(tx, query)
  },
  open: ({ tx, actor, query }) => {
    requirePermission(actor, { model: query.partnerKind, action: 'read' })
    return listOpenDebts(tx, actor, query)
  },
  collect: ({ tx, actor, body, hash }) => {
    const { customerId, ...payment } = body
    return payDebt(tx, actor, { ...payment, partnerKind: 'customer', partnerId: customerId }, hash)
  },
  opening: ({ tx, actor, body }) => {
    requirePermission(actor, { model: body.partnerKind, action: 'update' })
    return openDebt(tx, actor, body)
  },
  adjust: ({ tx, actor, body, hash }) => {
    requirePermission(actor, { model: body.partnerKind, action: 'delete' })
    return adjustDebt(tx, actor, body, hash)
  },
  cancelAdjustment: ({ tx, actor, params, body }) => cancelAdjustment(tx, actor, params.id, body.reason),
}
