import { auditIn } from '../audit.ts'

export const doctorAudit = auditIn(
  'partner',
  {
    'doctor.create': 'Thêm bác sĩ',
    'doctor.update': 'Sửa bác sĩ',
    'doctor.delete': 'Xóa bác sĩ',
  },
  {
    specialty: 'Chuyên khoa',
    degree: 'Học vị',
    workplace: 'Nơi công tác',
  },
)
