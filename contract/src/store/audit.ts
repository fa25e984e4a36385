import { auditIn } from '../audit.ts'

export const storeAudit = auditIn('place', {
  'store.register': 'Đăng ký cửa hàng',
  'store.update': 'Sửa thông tin cửa hàng',
  'setting.update': 'Sửa thiết lập',
})
