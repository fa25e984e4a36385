import { refersTo } from '../../reference.ts'

export const exportReferences = refersTo({
  employee: { 'export_file.employee_id': null },
  branch: { 'export_file.branch_id': 'kept' },
})
