import { refersTo } from '../../reference.ts'

export const accessReferences = refersTo({
  employee: {
    'password_request.employee_id': null,
  },
})
