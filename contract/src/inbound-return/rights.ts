import { areas } from '../right/area.ts'

export const inboundReturnRights = areas({
  return_product: {
    name: 'Trả hàng nhập',
    group: 'stock',
    read: 'Xem phiếu trả hàng cho nhà cung cấp.',
    create: 'Lập phiếu trả hàng nhập.',
    update: 'Sửa phiếu trả hàng nhập tạm.',
    delete: 'Hủy phiếu trả hàng nhập.',
    presets: { 'stock-keeper': ['read', 'create', 'update'], accountant: ['read'] },
    finds: { goods: ['read'], providers: ['read'] },
  },
})
