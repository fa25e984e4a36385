import { refersTo } from '../../reference.ts'

export const qualityCheckReferences = refersTo({
  product: {
    'quality_check_item.product_id': {
      onMerge: 'stays',
      word: 'phiếu kiểm tra chất lượng',
      draft: { head: 'quality_check' },
    },
  },
  employee: {
    'quality_check.created_by': 'phiếu kiểm tra chất lượng',
  },
  branch: {
    'quality_check.branch_id': { word: 'phiếu kiểm tra chất lượng' },
  },
})
