import { refersTo } from '../../reference.ts'

export const pointReferences = refersTo({
  employee: {
    'point_entry.employee_id': 'sổ điểm',
  },
})
