import { providerRoutes } from '@quay/contract/partner/routes'
import { defineFeature, routed } from '../../feature.ts'
import { providerCodes } from './codes.ts'
import { providerHandlers } from './routes.ts'

export const providerFeature = defineFeature({
  routes: [routed(providerRoutes, providerHandlers)],
  codes: [providerCodes],
  refusals: { provider_code_once: 'code-taken', provider_name_once: 'provider-name-taken' },
})
