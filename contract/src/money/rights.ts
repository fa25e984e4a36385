import { areas } from '../right/area.ts'

export const moneyRights = areas({
  cashbook: {
    name: 'Sổ quỹ',
    group: 'money',
    read: 'Xem sổ quỹ, số dư tiền mặt và ngân hàng.',
    create: 'Lập phiếu thu, phiếu chi.',
    update: 'Thêm và sửa tài khoản quỹ, loại thu chi, ghi số dư đầu kỳ, xác nhận chuyển khoản và nhập sao kê.',
    delete: 'Hủy phiếu thu, phiếu chi.',
    notable: ['create', 'delete'],
    presets: { accountant: 'all' },
    finds: { accounts: ['read', 'create'] },
  },
  debt_limit: {
    name: 'Hạn mức nợ',
    deed: 'Bán nợ quá hạn mức',
    group: 'limit',
    update: 'Bán chịu vượt hạn mức nợ và đổi hạn mức nợ của khách.',
    notable: ['update'],
    without: { update: 'Không bán chịu quá hạn mức nợ của khách.' },
    presets: { accountant: 'all' },
  },
})
