import { refersTo } from '../../reference.ts'

export const reportReferences = refersTo({
  product: {
    // Sums of documents and ledgers, which keep their product.
    'sale_product.product_id': { onMerge: 'stays' },
    'stock_flow.product_id': { onMerge: 'stays' },
  },
  branch: {
    'sale_product.branch_id': 'kept',
    'sale_customer.branch_id': 'kept',
    'stock_flow.branch_id': 'kept',
    'cash_day.branch_id': 'kept',
  },
  customer: {
    'sale_customer.customer_id': null,
  },
})
