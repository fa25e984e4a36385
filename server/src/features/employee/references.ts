import { refersTo } from '../../reference.ts'

export const employeeReferences = refersTo({
  employee: {
    'employee_branch.employee_id': null,
  },
  branch: {
    'employee_branch.branch_id': 'emptied',
  },
})
