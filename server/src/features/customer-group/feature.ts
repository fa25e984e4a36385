import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { defineFeature, routed } from '../../feature.ts'
import { applyGroupRulesDaily } from './apply-rules-daily.ts'
import { customerGroupHandlers } from './routes.ts'

export const customerGroupFeature = defineFeature({
  routes: [routed(customerGroupRoutes, customerGroupHandlers)],
  refusals: { customer_group_name_once: 'group-name-taken', customer_group_fk: 'not-found' },
  workers: [applyGroupRulesDaily],
})
