import { refersTo } from '../../reference.ts'

export const customerCareReferences = refersTo({
  customer: { 'customer_call.customer_id': 'lần gọi chúc sinh nhật' },
})
