import type { debtReportRoutes } from '@quay/contract/money/debt-report'
import type { Handlers } from '../../http/call.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { exportDebts, listDebts, totalDebts } from './debt-report.ts'
import { exportDue, listDue, totalDue } from './due-documents.ts'
import { exportReconciliation, reconcileDebt } from './reconcile-debt.ts'

export const debtReportHandlers: Handlers<typeof debtReportRoutes> = {
  customers: ({ tx, actor, query }) => listDebts(tx, actor, 'customer', query),
  customerTotal: ({ tx, actor, query }) => totalDebts(tx, actor, 'customer', query),
  exportCustomers: ({ tx, actor, body }) => exportDebts(tx, actor, 'customer', body),
  providers: ({ tx, actor, query }) => listDebts(tx, actor, 'provider', query),
  providerTotal: ({ tx, actor, query }) => totalDebts(tx, actor, 'provider', query),
  exportProviders: ({ tx, actor, body }) => exportDebts(tx, actor, 'provider', body),
  customersDue: ({ tx, actor, query }) => listDue(tx, actor, 'customer', query),
  customersDueTotal: ({ tx, actor, query }) => totalDue(tx, actor, 'customer', query),
  exportCustomersDue: ({ tx, actor, body }) => exportDue(tx, actor, 'customer', body),
  providersDue: ({ tx, actor, query }) => listDue(tx, actor, 'provider', query),
  providersDueTotal: ({ tx, actor, query }) => totalDue(tx, actor, 'provider', query),
  exportProvidersDue: ({ tx, actor, body }) => exportDue(tx, actor, 'provider', body),
  reconciliation: async ({ tx, actor, query }) => {
    requirePermission(actor, { model: query.partnerKind, action: 'read' })
    if (query.partnerKind === 'customer') await requireVisibleCustomer(tx, actor, query.partnerId, 'partnerId')
    return reconcileDebt(tx, actor, query)
  },
  exportReconciliation: async ({ tx, actor, body }) => {
    requirePermission(actor, { model: body.partnerKind, action: 'read' })
    if (body.partnerKind === 'customer') await requireVisibleCustomer(tx, actor, body.partnerId, 'partnerId')
    return exportReconciliation(tx, actor, body)
  },
}
