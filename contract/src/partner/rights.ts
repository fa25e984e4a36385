import { areas } from '../right/area.ts'

export const partnerRights = areas({
  customer: {
    name: 'Khách hàng',
    group: 'partner',
    read: 'Xem danh sách khách hàng, công nợ và điểm của khách.',
    create: 'Thêm khách hàng.',
    update: 'Sửa khách hàng và thu nợ.',
    delete: 'Xóa khách hàng chưa có giao dịch.',
    staff: ['read', 'create'],
    presets: { cashier: ['read', 'create'], pharmacist: ['update'], accountant: ['read', 'update'] },
    finds: { accounts: ['update'] },
  },
  provider: {
    name: 'Nhà cung cấp',
    group: 'partner',
    read: 'Xem nhà cung cấp và số tiền còn phải trả.',
    create: 'Thêm nhà cung cấp.',
    update: 'Sửa nhà cung cấp và trả nợ.',
    delete: 'Xóa nhà cung cấp chưa có giao dịch.',
    presets: { 'stock-keeper': ['read', 'create', 'update'], accountant: ['read', 'update'] },
    finds: { providers: ['read'], accounts: ['update'] },
  },
  customer_phone: {
    name: 'Số điện thoại khách',
    group: 'limit',
    read: 'Thấy đủ số điện thoại của khách; không có quyền thì số bị che bớt.',
    create: 'Hiện số bị che của từng khách một lần, mỗi lần một dòng nhật ký.',
    notable: ['read', 'create'],
    without: { read: 'Số điện thoại của khách bị che bớt.' },
    presets: { cashier: ['create'], pharmacist: ['read'], accountant: ['read'] },
  },
})
