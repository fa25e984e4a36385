import { discountRoutes } from '@quay/contract/discount/routes'
import { defineFeature, routed } from '../../feature.ts'
import { simulatePromotions } from '../../jobs/simulate-promotions.ts'
import { discountChecks } from '../../verification/sale/discounts.ts'
import { discountCodes } from './codes.ts'
import { discountHandlers } from './routes.ts'

export const discountFeature = defineFeature({
  routes: [routed(discountRoutes, discountHandlers)],
  codes: [discountCodes],
  refusals: {
    discount_name_once: 'discount-name-taken',
    discount_condition_branch_fk: 'not-found',
    discount_condition_employee_fk: 'not-found',
    discount_condition_customer_group_fk: 'not-found',
    discount_condition_tier_fk: 'not-found',
    discount_voucher_fk: 'not-found',
    discount_condition_book_fk: 'not-found',
    discount_condition_product_fk: 'not-found',
    discount_condition_unit_fk: 'not-found',
    discount_condition_product_group_fk: 'not-found',
    discount_condition_manufacturer_fk: 'not-found',
  },
  checks: [...discountChecks],
  workers: [simulatePromotions],
})
