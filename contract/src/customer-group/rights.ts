import { areas } from '../right/area.ts'

export const customerGroupRights = areas({
  group_customer: {
    name: 'Nhóm khách hàng',
    group: 'partner',
    read: 'Xem nhóm khách hàng.',
    create: 'Thêm nhóm khách hàng.',
    update: 'Sửa nhóm và xếp khách vào nhóm.',
    delete: 'Xóa nhóm khách hàng trống.',
    presets: { pharmacist: ['read'], accountant: ['read'] },
  },
})
