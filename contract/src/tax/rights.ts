import { areas } from '../right/area.ts'

export const taxRights = areas({
  tax: {
    name: 'Thuế',
    group: 'setting',
    read: 'Xem thông tin thuế và thuế suất.',
    create: 'Khai mã số thuế, thêm thuế suất.',
    update: 'Sửa thông tin thuế và thuế suất theo ngày.',
    delete: 'Xóa thông tin thuế và thuế suất chưa dùng.',
    presets: { accountant: 'all' },
    finds: { goods: ['read'] },
  },
})
