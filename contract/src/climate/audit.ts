import { auditIn } from '../audit.ts'

export const climateAudit = auditIn(
  'stock',
  {
    'storage-place.create': 'Thêm nơi bảo quản',
    'storage-place.update': 'Sửa nơi bảo quản',
    'climate.record': 'Ghi nhiệt độ, độ ẩm',
    'climate.correct': 'Sửa lần ghi nhiệt độ, độ ẩm',
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
