import { auditIn } from '../audit.ts'

export const deviceAudit = auditIn(
  'place',
  {
    'device.create': 'Đăng ký thiết bị bán hàng',
    'device.update': 'Sửa thiết bị bán hàng',
    'device.open': 'Mở thiết bị bán hàng',
  },
  {
    paper: 'Khổ giấy (mm)',
    printRoad: 'Cách in',
    printPrinter: 'Máy in',
    prefix: 'Mã máy',
  },
)
