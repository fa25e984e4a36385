import { areas } from '../right/area.ts'

export const inboundRights = areas({
  import_product: {
    name: 'Nhập hàng',
    group: 'stock',
    read: 'Xem phiếu nhập và nhà cung cấp của phiếu.',
    create: 'Lập phiếu nhập, nhập tồn đầu kỳ.',
    update: 'Sửa phiếu nhập tạm.',
    delete: 'Hủy phiếu nhập: rút hàng khỏi kho và hoàn công nợ.',
    notable: ['create', 'delete'],
    presets: { 'stock-keeper': ['read', 'create', 'update'], accountant: ['read'] },
    finds: { goods: ['read'], providers: ['read'], accounts: ['create', 'update'] },
  },
})
