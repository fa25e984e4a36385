import { areas, unused } from '../right/area.ts'

export const homeRights = areas({
  home: {
    name: 'Tổng quan',
    group: 'sale',
    read: 'Xem số liệu hàng mình bán, biểu đồ và việc cần làm ở trang Tổng quan. Số liệu của cả cửa hàng cần quyền xem báo cáo bán hàng.',
    create: unused,
    update: unused,
    delete: unused,
    staff: ['read'],
    presets: { cashier: ['read'], accountant: ['read'] },
  },
})
