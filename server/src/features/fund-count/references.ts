import { refersTo } from '../../reference.ts'

export const fundCountReferences = refersTo({
  employee: { 'fund_count.created_by': 'phiếu đếm quỹ' },
  branch: { 'fund_count.branch_id': { word: 'phiếu đếm quỹ' } },
})
