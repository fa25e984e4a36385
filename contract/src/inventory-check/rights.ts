import { areas } from '../area.ts'

export const inventoryCheckRights = areas({
  check_inventory: {
    name: 'Kiểm kho',
    group: 'stock',
    read: 'Xem phiếu kiểm kho.',
    create: 'Đếm hàng và lập phiếu kiểm kho.',
    update: 'Chốt phiếu kiểm: tồn kho theo số đếm được.',
    delete: 'Hủy phiếu kiểm kho.',
    notable: ['update'],
    staff: ['read', 'create'],
  },
})
