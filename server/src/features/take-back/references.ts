import { refersTo } from '../../reference.ts'

export const takeBackReferences = refersTo({
  branch: { 'take_back.branch_id': 'kept' },
})
