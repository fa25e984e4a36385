import { refersTo } from '../../reference.ts'

export const cashbookReferences = refersTo({
  employee: {
    'cash_entry.employee_id': 'sổ quỹ',
  },
  branch: {
    'cash_entry.branch_id': { word: 'dòng sổ quỹ' },
    'cash_account.branch_id': 'emptied',
  },
  customer: {
    'cash_entry.partner_id': 'sổ quỹ',
  },
  provider: {
    'cash_entry.partner_id': 'sổ quỹ',
  },
})
