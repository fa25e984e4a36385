import { auditIn } from '../audit.ts'

export const storeAudit = auditIn(
  'place',
  {
    'store.register': 'Đăng ký cửa hàng',
    'store.update': 'Sửa thông tin cửa hàng',
    'setting.update': 'Sửa thiết lập',
  },
  {
    coordinates: 'Tọa độ',
    displayPictures: 'Ảnh màn hình khách',
    licences: 'Giấy phép',
    receiptFooter: 'Lời cuối hóa đơn',
    receiptHeader: 'Lời đầu hóa đơn',
    returnPolicy: 'Đổi trả',
    when: 'Lúc',
    workingHours: 'Giờ mở cửa',
  },
)
