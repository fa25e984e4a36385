import { refersTo } from '../../reference.ts'

export const debtReferences = refersTo({
  employee: {
    'debt_entry.employee_id': 'sổ công nợ',
    'debt_adjustment.created_by': 'phiếu điều chỉnh công nợ',
  },
  branch: {
    'debt_adjustment.branch_id': { word: 'phiếu điều chỉnh công nợ' },
    'debt_entry.branch_id': { word: 'dòng công nợ' },
  },
  customer: {
    'debt_adjustment.partner_id': 'phiếu điều chỉnh công nợ',
    'debt_entry.partner_id': 'sổ công nợ',
  },
  provider: {
    'debt_adjustment.partner_id': 'phiếu điều chỉnh công nợ',
    'debt_entry.partner_id': 'sổ công nợ',
  },
})
