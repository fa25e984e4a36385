import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { defineFeature, routed } from '../../feature.ts'
import { providerGroupHandlers } from './routes.ts'

export const providerGroupFeature = defineFeature({
  routes: [routed(providerGroupRoutes, providerGroupHandlers)],
  refusals: { provider_group_name_once: 'group-name-taken', provider_group_fk: 'not-found' },
})
