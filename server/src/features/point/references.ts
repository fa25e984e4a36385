import { refersTo } from '../../reference.ts'

export const pointReferences = refersTo({
  employee: {
    'point_entry.employee_id': 'sổ điểm',
  },
  customer: {
    'point_entry.customer_id': 'sổ điểm',
    'point_lot.customer_id': null,
    'point_waiting.customer_id': 'điểm chờ cộng',
  },
})
