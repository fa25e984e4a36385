import { auditIn } from '../audit.ts'

export const printerAudit = auditIn(
  'place',
  {
    'printer.create': 'Thêm máy in',
    'printer.update': 'Sửa máy in',
    'printer.delete': 'Xóa máy in',
  },
  {
    printerKind: 'Cách nối',
    printerAddress: 'Địa chỉ máy in',
    printerLanguage: 'Ngôn ngữ máy in',
    printerDots: 'Số chấm đầu in',
    printerCutter: 'Có dao cắt',
    printerDrawer: 'Chân ngăn kéo',
    printerFeed: 'Số dòng đẩy trước khi cắt',
  },
)
