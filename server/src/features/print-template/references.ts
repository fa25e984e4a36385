import { refersTo } from '../../reference.ts'

export const printTemplateReferences = refersTo({ branch: { 'print_template.branch_id': 'emptied' } })
