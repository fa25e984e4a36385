import { refersTo } from '../../reference.ts'

export const taxFilingReferences = refersTo({
  product: { 'kept_average.product_id': { onMerge: 'stays', word: 'quý đã khai thuế' } },
})
