import { onboardingRoutes } from '@quay/contract/onboarding/routes'
import { defineFeature, routed } from '../../feature.ts'
import { onboardingHandlers } from './routes.ts'

export const onboardingFeature = defineFeature({
  routes: [routed(onboardingRoutes, onboardingHandlers)],
})
