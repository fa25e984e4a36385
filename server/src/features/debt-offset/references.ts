import { refersTo } from '../../reference.ts'

export const debtOffsetReferences = refersTo({
  employee: { 'debt_offset.created_by': 'phiếu bù trừ công nợ' },
  branch: { 'debt_offset.branch_id': { word: 'phiếu bù trừ công nợ' } },
  customer: {
    'debt_offset.customer_id': 'phiếu bù trừ công nợ',
    'partner_link.customer_id': 'liên kết với nhà cung cấp',
  },
  provider: {
    'debt_offset.provider_id': 'phiếu bù trừ công nợ',
    'partner_link.provider_id': 'liên kết với khách hàng',
  },
})
