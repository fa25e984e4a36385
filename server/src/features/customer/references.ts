import { refersTo } from '../../reference.ts'

export const customerReferences = refersTo({
  branch: {
    'customer.branch_id': { word: 'khách hàng' },
  },
})
