import type { taxFilingRoutes, taxRuleRoutes } from '@quay/contract/tax-filing/routes'
import type { Handlers } from '../../http/call.ts'
import { readBookKeeper } from '../tax-book/household.ts'
import { createFiling } from './create-filing.ts'
import { listFilings } from './filing-store.ts'
import { liftFiling } from './lift-filing.ts'
import { listTaxRules } from './rule-store.ts'
import { createTaxRule, deleteTaxRule } from './write-rule.ts'

export const taxFilingHandlers: Handlers<typeof taxFilingRoutes> = {
  list: async ({ tx, actor, query }) => {
    const { branchIds } = await readBookKeeper(tx, actor, query.branchId)
    return { items: await listFilings(tx, branchIds) }
  },
  create: ({ tx, actor, body, hash }) => createFiling(tx, actor, body, hash),
  lift: ({ tx, actor, params, body }) => liftFiling(tx, actor, params.id, body.reason),
}

export const taxRuleHandlers: Handlers<typeof taxRuleRoutes> = {
  list: async ({ tx }) => ({ items: await listTaxRules(tx) }),
  create: ({ tx, actor, body, hash }) => createTaxRule(tx, actor, body, hash),
  delete: async ({ tx, params }) => {
    await deleteTaxRule(tx, params.id)
    return null
  },
}
