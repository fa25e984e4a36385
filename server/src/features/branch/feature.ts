import { branchRoutes } from '@quay/contract/branch/routes'
import { defineFeature, routed } from '../../feature.ts'
import { branchHandlers } from './routes.ts'

export const branchFeature = defineFeature({
  routes: [routed(branchRoutes, branchHandlers)],
  refusals: { branch_name_once: 'branch-name-taken', branch_code_once: 'code-taken' },
})
