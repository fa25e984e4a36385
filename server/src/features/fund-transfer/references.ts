import { refersTo } from '../../reference.ts'

export const fundTransferReferences = refersTo({
  employee: { 'fund_transfer.created_by': 'phiếu chuyển quỹ' },
  branch: {
    'fund_transfer.branch_id': { word: 'phiếu chuyển quỹ' },
    'fund_transfer.to_branch_id': { word: 'phiếu chuyển quỹ' },
  },
})
