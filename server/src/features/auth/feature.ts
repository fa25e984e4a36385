import { authRoutes } from '@quay/contract/auth/routes'
import { defineFeature, routed } from '../../feature.ts'
import { purgeSessions } from '../../jobs/purge-sessions.ts'
import { authHandlers } from './routes.ts'

export const authFeature = defineFeature({
  routes: [routed(authRoutes, (runtime, app) => authHandlers(runtime, payload => app.jwt.sign(payload)))],
  refusals: { login_name_pk: 'username-taken', login_name_once: 'username-taken' },
  workers: [purgeSessions],
})
