import { refersTo } from '../../reference.ts'

export const oldBillReferences = refersTo({
  product: {
    'old_bill_item.product_id': { onMerge: 'stays', word: 'hóa đơn cũ' },
  },
  branch: {
    'old_bill.branch_id': { word: 'hóa đơn cũ' },
  },
  customer: {
    'old_bill.customer_id': 'hóa đơn cũ',
  },
})
