import { auditIn } from '../audit.ts'

export const sampleMedicineAudit = auditIn(
  'goods',
  {
    'sample-medicine.create': 'Thêm liều mẫu',
    'sample-medicine.update': 'Sửa liều mẫu',
    'sample-medicine.delete': 'Xóa liều mẫu',
  },
  {
    directions: 'Cách dùng',
    disease: 'Bệnh',
    priceKind: 'Cách tính giá',
  },
)
