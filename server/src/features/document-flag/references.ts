import { refersTo } from '../../reference.ts'

export const documentFlagReferences = refersTo({
  employee: {
    'document_flag.settled_by': 'điều cần xem đã xử lý',
  },
  branch: {
    'document_flag.branch_id': 'kept',
  },
})
