import { refersTo } from '../../reference.ts'

export const billReferences = refersTo({
  product: {
    'bill_item.product_id': { onMerge: 'stays', word: 'hóa đơn' },
    'bill_item_part.product_id': { onMerge: 'stays', word: 'hóa đơn bán combo' },
    'bill_item_said_lot.product_id': { onMerge: 'stays', word: 'hóa đơn bán khi mất mạng' },
    'bill_contraindication.product_id': { onMerge: 'stays', word: 'hóa đơn' },
    'bill_contraindication.other_product_id': { onMerge: 'stays', word: 'hóa đơn' },
    'bill_item_sample.replaced_product_id': { onMerge: 'stays', word: 'hóa đơn bán liều có thuốc thay' },
  },
  employee: {
    'bill.seller_id': 'hóa đơn',
    'bill_item.seller_id': null,
    'bill_item.sold_by': 'dòng hóa đơn',
    'bill.created_by': 'hóa đơn',
    'sale_hour.seller_id': 'hóa đơn',
  },
  branch: {
    'bill.branch_id': { word: 'hóa đơn' },
    'bill_item.branch_id': 'kept',
    'sale_hour.branch_id': 'kept',
  },
  customer: {
    'bill.customer_id': 'hóa đơn',
    'bill_item.customer_id': null,
  },
})
