import { refersTo } from '../../reference.ts'

export const taxFilingReferences = refersTo({ employee: { 'tax_filing.filed_by': 'tờ khai thuế' } })
