import { refersTo } from '../../reference.ts'

export const stockTransferReferences = refersTo({
  product: {
    'stock_transfer_item.product_id': { onMerge: 'stays', word: 'phiếu chuyển kho', draft: { head: 'stock_transfer' } },
    'stock_transfer_lot.product_id': { onMerge: 'stays' },
  },
  employee: {
    'stock_transfer.created_by': 'phiếu chuyển kho',
  },
  branch: {
    'stock_transfer.branch_id': { word: 'phiếu chuyển kho' },
    'stock_transfer.target_branch_id': { word: 'phiếu chuyển kho đến' },
  },
})
