import { areas } from '../area.ts'

export const sampleMedicineRights = areas({
  sample_medicine: {
    name: 'Thuốc mẫu',
    group: 'stock',
    read: 'Xem đơn thuốc mẫu.',
    create: 'Thêm đơn thuốc mẫu.',
    update: 'Sửa đơn thuốc mẫu.',
    delete: 'Xóa đơn thuốc mẫu.',
  },
})
