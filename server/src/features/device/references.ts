import { refersTo } from '../../reference.ts'

export const deviceReferences = refersTo({
  branch: {
    'device.branch_id': 'kept',
  },
})
