import { refersTo } from '../../reference.ts'

export const lotReferences = refersTo({
  product: {
    'quarantine_move.product_id': { onMerge: 'stays' },
    'lot.product_id': { onMerge: 'stays', word: 'lô hàng' },
  },
  employee: {
    'quarantine_move.employee_id': 'lần chuyển biệt trữ',
  },
  branch: {
    'quarantine_move.branch_id': 'kept',
  },
})
