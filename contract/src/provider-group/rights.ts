import { areas } from '../right/area.ts'

export const providerGroupRights = areas({
  group_provider: {
    name: 'Nhóm nhà cung cấp',
    group: 'partner',
    read: 'Xem nhóm nhà cung cấp.',
    create: 'Thêm nhóm nhà cung cấp.',
    update: 'Sửa nhóm nhà cung cấp.',
    delete: 'Xóa nhóm nhà cung cấp trống.',
    presets: { 'stock-keeper': ['read'], accountant: ['read'] },
  },
})
