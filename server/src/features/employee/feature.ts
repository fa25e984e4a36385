import { employeeRoutes } from '@quay/contract/employee/routes'
import { defineFeature, routed } from '../../feature.ts'
import { employeeHandlers } from './routes.ts'

export const employeeFeature = defineFeature({
  routes: [routed(employeeRoutes, employeeHandlers)],
  refusals: {
    employee_role_fk: 'not-found',
    employee_branch_branch_fk: 'not-found',
    employee_branch_role_fk: 'not-found',
    employee_avatar_fk: 'not-found',
  },
})
