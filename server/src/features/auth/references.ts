import { refersTo } from '../../reference.ts'

export const authReferences = refersTo({
  employee: {
    'session.employee_id': null,
    'approval.approver_id': null,
    'login_name.employee_id': null,
    'recovery_code.employee_id': null,
    'idempotency_key.employee_id': null,
  },
})
