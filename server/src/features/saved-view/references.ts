import { refersTo } from '../../reference.ts'

export const savedViewReferences = refersTo({
  employee: {
    'saved_view.employee_id': null,
  },
})
