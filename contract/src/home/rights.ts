import { areas, unused } from '../right/area.ts'

export const homeRights = areas({
  home: {
    name: 'Tổng quan',
    group: 'sale',
    read: 'Xem doanh thu trong ngày, biểu đồ và việc cần làm ở trang Tổng quan.',
    create: unused,
    update: unused,
    delete: unused,
    staff: ['read'],
    presets: { cashier: ['read'], accountant: ['read'] },
  },
})
