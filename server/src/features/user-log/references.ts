import { refersTo } from '../../reference.ts'

export const userLogReferences = refersTo({
  employee: {
    'user_log.employee_id': null,
  },
  branch: {
    'user_log.branch_id': 'kept',
  },
})
