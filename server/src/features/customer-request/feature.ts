import { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import { defineFeature, routed } from '../../feature.ts'
import { customerRequestHandlers } from './routes.ts'

export const customerRequestFeature = defineFeature({
  routes: [routed(customerRequestRoutes, customerRequestHandlers)],
})
