import { refersTo } from '../../reference.ts'

export const inventoryCheckReferences = refersTo({
  product: {
    'inventory_check_product.product_id': {
      onMerge: 'stays',
      word: 'phiếu kiểm kho',
      draft: { head: 'inventory_check' },
      sameAs: 'inventory_check_line',
    },
    'inventory_check_line.product_id': { onMerge: 'stays', word: 'phiếu kiểm kho' },
    'count_line.product_id': { onMerge: 'stays', word: 'dòng đếm kho', draft: { head: 'inventory_check' } },
  },
  employee: {
    'inventory_check.created_by': 'phiếu kiểm kho',
    'count_sheet.counter_id': 'phiếu kiểm kho',
  },
  branch: {
    'inventory_check.branch_id': { word: 'phiếu kiểm kho' },
  },
})
