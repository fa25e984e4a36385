import { refersTo } from '../../reference.ts'

export const salesOrderReferences = refersTo({
  product: {
    'sales_order_item.product_id': {
      onMerge: 'stays',
      word: 'đơn đặt hàng',
      draft: { head: 'sales_order', open: "d.progress in ('DRAFT', 'OPEN', 'PARTIAL')" },
    },
    'sales_order_item_sample.replaced_product_id': { onMerge: 'stays', word: 'đơn đặt liều có thuốc thay' },
    // Of a combo it names the components, which stand in no line.
    'sales_order_reservation.product_id': {
      onMerge: 'stays',
      word: 'đơn đặt hàng',
      sameAs: 'sales_order_item',
      draft: { head: 'sales_order', open: "d.progress in ('DRAFT', 'OPEN', 'PARTIAL')" },
    },
  },
  employee: {
    'sales_order.created_by': 'đơn đặt hàng',
    'sales_order.seller_id': 'đơn đặt hàng',
  },
  branch: {
    'sales_order.branch_id': { word: 'đơn đặt hàng' },
    'sales_order_reservation.branch_id': 'kept',
  },
  customer: {
    'sales_order.customer_id': 'đơn đặt hàng',
  },
})
