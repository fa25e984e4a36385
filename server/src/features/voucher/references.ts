import { refersTo } from '../../reference.ts'

export const voucherReferences = refersTo({
  employee: {
    'cash_voucher.created_by': 'phiếu thu chi',
  },
  branch: {
    'cash_voucher.branch_id': { word: 'phiếu thu chi' },
  },
  customer: {
    'cash_voucher.partner_id': 'phiếu thu chi',
  },
  provider: {
    'cash_voucher.partner_id': 'phiếu thu chi',
  },
})
