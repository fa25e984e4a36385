import { refersTo } from '../../reference.ts'

export const bankTransferReferences = refersTo({
  branch: { 'bank_transfer.branch_id': { word: 'khoản chuyển khoản' } },
})
