import type { employeeRoutes } from '@quay/contract/employee/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { createEmployee } from './create-employee.ts'
import { deleteEmployee } from './delete-employee.ts'
import { listEmployees, readEmployee } from './employee-queries.ts'
import { employeeFile } from './export-employees.ts'
import { activateEmployee, deactivateEmployee } from './switch-employee.ts'
import { updateEmployee } from './update-employee.ts'

export const employeeHandlers = (runtime: Runtime): Handlers<typeof employeeRoutes> => ({
  list: ({ tx, actor, query }) => listEmployees(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, employeeFile, body, page => listEmployees(tx, actor, { ...body, ...page })),
  get: ({ tx, actor, params }) => readEmployee(tx, actor, params.id),
  create: ({ tx, actor, body }) => createEmployee(tx, actor, runtime, body),
  update: ({ tx, actor, params, body }) => updateEmployee(tx, actor, params.id, body),
  deactivate: ({ tx, actor, params, body }) => deactivateEmployee(tx, actor, params.id, body.version),
  activate: ({ tx, actor, params, body }) => activateEmployee(tx, actor, params.id, body.version),
  delete: async ({ tx, actor, params }) => {
    await deleteEmployee(tx, actor, params.id)
    return null
  },
})
