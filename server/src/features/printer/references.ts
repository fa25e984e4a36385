import { refersTo } from '../../reference.ts'

export const printerReferences = refersTo({ branch: { 'printer.branch_id': 'emptied' } })
