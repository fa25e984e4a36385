import { auditIn } from '../audit.ts'

export const branchAudit = auditIn(
  'place',
  {
    'branch.create': 'Thêm chi nhánh',
    'branch.delete': 'Xóa chi nhánh',
    'branch.update': 'Sửa chi nhánh',
    'day.close': 'Khóa, mở ngày sổ',
    'books.close': 'Khóa, mở sổ của mọi chi nhánh',
  },
  {
    closedThrough: 'Khóa sổ đến',
    isInHospital: 'Trong khuôn viên bệnh viện',
    dayCutOffHour: 'Giờ sang ngày mới',
    previousDefault: 'Chi nhánh mặc định trước',
  },
)
