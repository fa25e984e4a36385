import { roleRoutes } from '@quay/contract/role/routes'
import { defineFeature, routed } from '../../feature.ts'
import { roleHandlers } from './routes.ts'

export const roleFeature = defineFeature({
  routes: [routed(roleRoutes, roleHandlers)],
  refusals: { role_name_once: 'role-name-taken' },
})
