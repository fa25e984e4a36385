import { areas } from '../right/area.ts'

export const sampleMedicineRights = areas({
  sample_medicine: {
    name: 'Liều mẫu',
    group: 'stock',
    read: 'Xem liều mẫu.',
    create: 'Thêm liều mẫu.',
    update: 'Sửa liều mẫu.',
    delete: 'Xóa liều mẫu.',
    presets: { pharmacist: ['read', 'create', 'update'] },
    finds: { goods: ['read'] },
  },
})
