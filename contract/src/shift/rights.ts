import { areas, unused } from '../right/area.ts'

export const shiftRights = areas({
  shift: {
    name: 'Ca bán hàng',
    group: 'sale',
    read: 'Xem các ca của mình.',
    create: 'Mở ca, nhận bàn giao ca.',
    update: 'Đếm tiền, chốt và bàn giao ca của mình; mở ngăn kéo khi không bán hàng.',
    delete: unused,
    staff: ['read', 'create', 'update'],
    presets: { cashier: ['read', 'create', 'update'], accountant: ['read'] },
  },
  shift_review: {
    name: 'Soát ca',
    deed: 'Soát ca của người khác',
    group: 'limit',
    read: 'Xem ca của mọi người, báo cáo cuối ngày, và số tiền phải có trước khi đếm.',
    update: 'Chốt thay ca của người khác và mở lại ca đã chốt.',
    notable: ['read', 'update'],
    without: { read: 'Đếm tiền khi chưa thấy số phải có.' },
  },
})
