import { refersTo } from '../../reference.ts'

export const customerReferences = refersTo({
  employee: {
    'customer_merge.employee_id': null,
  },
  branch: {
    'customer_merge.branch_id': { word: 'lần gộp khách hàng' },
    'customer.branch_id': { word: 'khách hàng' },
  },
})
