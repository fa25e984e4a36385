import { auditIn } from '../audit.ts'

export const uploadAudit = auditIn(
  'place',
  {
    'image.upload': 'Tải ảnh lên',
  },
  {
    height: 'Cao (điểm ảnh)',
  },
)
