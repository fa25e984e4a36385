import { auditIn } from '../audit.ts'

export const storageConditionsAudit = auditIn(
  'stock',
  {
    'storage-place.create': 'Thêm nơi bảo quản',
    'storage-place.update': 'Sửa nơi bảo quản',
    'storage-conditions.record': 'Ghi nhiệt độ, độ ẩm',
    'storage-conditions.correct': 'Sửa lần ghi nhiệt độ, độ ẩm',
  },
  {
    handling: 'Xử lý',
    slot: 'Lần ghi',
    calibrationExpiresOn: 'Hiệu chuẩn đến',
    certificateNumber: 'Số giấy hiệu chuẩn',
    thermometer: 'Nhiệt ẩm kế',
    limits: 'Giới hạn',
    temperature: 'Nhiệt độ',
    humidity: 'Độ ẩm',
  },
)
