import type { debtOffsetRoutes } from '@quay/contract/money/debt-offset'
import type { Handlers } from '../../http/call.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { cancelOffset } from './cancel-offset.ts'
import { createOffset } from './create-offset.ts'
import { linkPartners, readLink, unlinkPartners } from './partner-link.ts'

const changesCustomers = { model: 'customer', action: 'update' } as const

/** The routes ask for the right on providers; that on customers is asked for here: both debts are shown and changed. */
export const debtOffsetHandlers: Handlers<typeof debtOffsetRoutes> = {
  partner: async ({ tx, actor, query }) => {
    requirePermission(actor, { model: 'customer', action: 'read' })
    if (query.partnerKind === 'customer') await requireVisibleCustomer(tx, actor, query.partnerId, 'partnerId')
    const found = await readLink(tx, actor, query)
    if (found.link) await requireVisibleCustomer(tx, actor, found.link.customer.id, 'partnerId')
    return found
  },
  link: async ({ tx, actor, body }) => {
    requirePermission(actor, changesCustomers)
    await requireVisibleCustomer(tx, actor, body.customerId, 'customerId')
    return linkPartners(tx, actor, body)
  },
  unlink: async ({ tx, actor, params }) => {
    await requireVisibleCustomer(tx, actor, params.customerId, 'customerId')
    requirePermission(actor, changesCustomers)
    return unlinkPartners(tx, params.customerId)
  },
  create: async ({ tx, actor, body, hash }) => {
    requirePermission(actor, changesCustomers)
    await requireVisibleCustomer(tx, actor, body.customerId, 'customerId')
    return createOffset(tx, actor, body, hash)
  },
  cancel: ({ tx, actor, params, body }) => {
    requirePermission(actor, changesCustomers)
    return cancelOffset(tx, actor, params.id, body.reason)
  },
}
