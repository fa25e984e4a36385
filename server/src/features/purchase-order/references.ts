import { refersTo } from '../../reference.ts'

export const purchaseOrderReferences = refersTo({
  product: {
    'purchase_order_item.product_id': {
      onMerge: 'stays',
      word: 'phiếu đặt hàng nhập',
      draft: { head: 'purchase_order', open: "d.progress in ('DRAFT', 'CONFIRMED', 'PARTIAL')" },
    },
  },
  employee: {
    'purchase_order.created_by': 'phiếu đặt hàng nhập',
  },
  branch: {
    'purchase_order.branch_id': { word: 'phiếu đặt hàng nhập' },
  },
  provider: {
    'purchase_order.provider_id': 'phiếu đặt hàng nhập',
  },
})
