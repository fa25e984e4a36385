import { areas } from '../right/area.ts'

export const inventoryCheckRights = areas({
  check_inventory: {
    name: 'Kiểm kho',
    group: 'stock',
    read: 'Xem phiếu kiểm kho và các sổ GPP.',
    create: 'Đếm hàng, lập phiếu kiểm kho, ghi khiếu nại, ADR, thu hồi.',
    update: 'Chốt phiếu kiểm: tồn kho theo số đếm được; ký sổ thuốc kiểm soát đặc biệt.',
    delete: 'Hủy phiếu kiểm kho.',
    notable: ['update'],
    staff: ['read', 'create'],
    presets: { pharmacist: ['read', 'create'], 'stock-keeper': ['read', 'create', 'update'] },
    finds: { goods: ['read'] },
  },
})
