import { refersTo } from '../../reference.ts'

export const saleReturnReferences = refersTo({
  product: {
    'sale_return_item.product_id': { onMerge: 'stays', word: 'phiếu khách trả hàng' },
  },
  employee: {
    'sale_return.created_by': 'phiếu khách trả hàng',
    'sale_return.approved_by': 'phiếu khách trả hàng đã duyệt',
    'sale_return_item.seller_id': 'phiếu khách trả hàng',
  },
  branch: {
    'sale_return.branch_id': { word: 'phiếu khách trả hàng' },
    'sale_return_item.branch_id': 'kept',
  },
  customer: {
    'sale_return.customer_id': 'phiếu khách trả hàng',
    'sale_return_item.customer_id': null,
  },
})
