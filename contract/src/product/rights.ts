import { areas } from '../right/area.ts'

export const productRights = areas({
  list_product: {
    name: 'Sản phẩm',
    group: 'stock',
    read: 'Xem sản phẩm, lô, hạn dùng và tồn kho.',
    create: 'Thêm sản phẩm và nhóm hàng.',
    update: 'Sửa sản phẩm, đơn vị, giá bán và tình trạng lô.',
    delete: 'Xóa nhóm hàng không còn hàng.',
    notable: ['update'],
    staff: ['read'],
    presets: {
      cashier: ['read'],
      pharmacist: ['create', 'update'],
      'stock-keeper': ['read', 'create', 'update'],
      accountant: ['read'],
    },
    finds: { goods: ['read'] },
  },
  cost: {
    name: 'Giá vốn',
    group: 'limit',
    read: 'Thấy giá vốn và giá trị tồn kho ở mọi màn hình và tệp xuất.',
    notable: ['read'],
    without: { read: 'Không thấy giá vốn và giá trị tồn kho.' },
    presets: { 'stock-keeper': ['read'], accountant: ['read'] },
  },
  profit: {
    name: 'Lợi nhuận',
    group: 'limit',
    read: 'Thấy lợi nhuận ở trang Tổng quan và báo cáo.',
    notable: ['read'],
    without: { read: 'Không thấy lợi nhuận.' },
    presets: { accountant: ['read'] },
  },
})
