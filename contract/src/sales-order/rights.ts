import { areas } from '../right/area.ts'

export const salesOrderRights = areas({
  order: {
    name: 'Đặt hàng',
    group: 'sale',
    read: 'Xem đơn đặt hàng của khách.',
    create: 'Nhận đặt hàng, giữ hàng và thu tiền cọc.',
    update: 'Sửa, gộp, kết thúc đơn đặt hàng; trả lại tiền cọc.',
    delete: 'Hủy đơn đặt hàng và trả lại tiền cọc.',
    staff: ['read', 'create'],
    presets: { cashier: ['read', 'create'], accountant: ['read'] },
  },
})
