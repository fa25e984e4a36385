import { refersTo } from '../../reference.ts'

export const stockReferences = refersTo({
  product: {
    'stock_entry.product_id': { onMerge: 'stays' },
    'stock_month.product_id': { onMerge: 'stays' },
    'stock.product_id': { onMerge: 'stays' },
    'product_stock.product_id': { onMerge: 'stays', word: 'dòng thẻ kho' },
  },
  employee: {
    'stock_entry.employee_id': 'thẻ kho',
  },
  branch: {
    'stock.branch_id': { word: 'mặt hàng còn tồn', where: 'quantity <> 0', each: 'product_id' },
    'stock_entry.branch_id': { word: 'dòng thẻ kho' },
    'product_stock.branch_id': 'emptied',
    'stock_month.branch_id': 'kept',
    'stock_month_end.branch_id': 'kept',
  },
})
