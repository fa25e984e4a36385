import { plannedPriceRoutes, priceBookRoutes } from '@quay/contract/price-book/routes'
import { defineFeature, routed } from '../../feature.ts'
import { applyPlannedPrices } from '../../jobs/apply-planned-prices.ts'
import { priceChecks } from '../../verification/goods/prices.ts'
import { plannedPriceHandlers, priceBookHandlers } from './routes.ts'

export const priceBookFeature = defineFeature({
  routes: [routed(priceBookRoutes, priceBookHandlers), routed(plannedPriceRoutes, plannedPriceHandlers)],
  refusals: {
    price_book_name_once: 'price-book-name-taken',
    price_book_base_book_fk: 'not-found',
    price_book_scope_branch_fk: 'not-found',
    price_book_scope_group_fk: 'not-found',
    price_book_scope_employee_fk: 'not-found',
    price_change_once: 'price-change-exists',
  },
  checks: [...priceChecks],
  workers: [applyPlannedPrices],
})
