import { refersTo } from '../../reference.ts'

export const surchargeReferences = refersTo({ branch: { 'surcharge.branch_id': 'kept' } })
