import { areas } from '../right/area.ts'

export const stockTransferRights = areas({
  stock_transfer: {
    name: 'Chuyển kho',
    group: 'stock',
    read: 'Xem phiếu chuyển kho giữa các chi nhánh.',
    create: 'Lập phiếu chuyển chờ duyệt, xin hàng chi nhánh khác.',
    update: 'Duyệt, gửi hàng đi và nhận hàng chuyển đến.',
    delete: 'Hủy phiếu chuyển kho chưa nhận.',
    presets: { 'stock-keeper': ['read', 'create', 'update'] },
    finds: { goods: ['read'] },
  },
})
