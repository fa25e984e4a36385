import { refersTo } from '../../reference.ts'

export const disposalReferences = refersTo({
  product: {
    'disposal_item.product_id': { onMerge: 'stays', word: 'phiếu xuất hủy', draft: { head: 'disposal' } },
  },
  employee: {
    'disposal.created_by': 'phiếu xuất hủy',
  },
  branch: {
    'disposal.branch_id': { word: 'phiếu xuất hủy' },
  },
})
