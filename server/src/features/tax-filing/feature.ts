import { taxFilingRoutes, taxRuleRoutes } from '@quay/contract/tax-filing/routes'
import { defineFeature, routed } from '../../feature.ts'
import { taxFilingChecks } from '../../verification/money/tax-filings.ts'
import { taxFilingHandlers, taxRuleHandlers } from './routes.ts'

export const taxFilingFeature = defineFeature({
  routes: [routed(taxFilingRoutes, taxFilingHandlers), routed(taxRuleRoutes, taxRuleHandlers)],
  refusals: { tax_filing_once: 'filing-exists', tax_rule_day_once: 'tax-rule-exists' },
  checks: [...taxFilingChecks],
})
