import { areas } from '../right/area.ts'

export const disposalRights = areas({
  disposal: {
    name: 'Xuất hủy',
    group: 'stock',
    read: 'Xem phiếu xuất hủy.',
    create: 'Lập phiếu xuất hủy hàng hỏng, hết hạn.',
    update: 'Sửa phiếu xuất hủy tạm.',
    delete: 'Hủy phiếu xuất hủy, đưa hàng về kho.',
    notable: ['create'],
    presets: { 'stock-keeper': ['read', 'create', 'update'], accountant: ['read'] },
    finds: { goods: ['read'] },
  },
})
