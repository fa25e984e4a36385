import { refersTo } from '../../reference.ts'

export const customerReferences = refersTo({
  employee: {
    'customer_merge.employee_id': null,
    'customer.care_employee_id': 'khách đang chăm sóc',
  },
  branch: {
    'customer_merge.branch_id': { word: 'lần gộp khách hàng' },
    'customer.branch_id': { word: 'khách hàng' },
  },
  customer: {
    'customer.merged_into': 'lần gộp khách',
    'customer_merge.survivor_id': 'lần gộp khách',
    'customer_merge.duplicate_id': 'lần gộp khách',
  },
})
