import { areas, unused } from '../right/area.ts'

export const tillRights = areas({
  sale: {
    name: 'Bán hàng',
    group: 'sale',
    read: 'Mở màn bán hàng, tìm hàng và khách tại quầy.',
    create: 'Bán hàng và thu tiền, xem và in lại hóa đơn của chính mình trong ngày.',
    update: unused,
    delete: unused,
    notable: ['create'],
    without: { create: 'Không bán hàng được.' },
    staff: ['read', 'create'],
    presets: { cashier: ['read', 'create'] },
    finds: { goods: 'any' },
  },
  sale_price: {
    name: 'Giá lúc bán',
    deed: 'Sửa giá bán',
    group: 'limit',
    update: 'Sửa giá bán ngay lúc bán.',
    notable: ['update'],
    without: { update: 'Bán đúng giá đã đặt, không sửa giá.' },
  },
  posted_price: {
    name: 'Bán cao hơn giá niêm yết',
    deed: 'Bán cao hơn giá niêm yết',
    group: 'limit',
    update: 'Bán cao hơn giá niêm yết, có ghi lý do.',
    notable: ['update'],
  },
  no_prescription: {
    name: 'Bán thuốc kê đơn không có đơn',
    deed: 'Bán thuốc kê đơn không có đơn',
    group: 'limit',
    create: 'Bán thuốc kê đơn khi không có đơn, có ghi lý do. Kháng sinh và thuốc kiểm soát đặc biệt thì luôn cần đơn.',
    notable: ['create'],
  },
  discount_limit: {
    name: 'Hạn mức giảm giá',
    deed: 'Giảm giá quá hạn mức',
    group: 'limit',
    update: 'Giảm giá không giới hạn, vượt mức của vai trò và của cửa hàng.',
    notable: ['update'],
  },
})
