import { areas } from '../right/area.ts'

export const doctorRights = areas({
  doctor: {
    name: 'Bác sĩ',
    group: 'partner',
    read: 'Xem danh sách bác sĩ kê đơn.',
    create: 'Thêm bác sĩ.',
    update: 'Sửa thông tin bác sĩ.',
    delete: 'Xóa bác sĩ chưa có đơn.',
    presets: { pharmacist: ['read', 'create', 'update'] },
  },
})
