import { areas } from '../right/area.ts'

export const priceBookRights = areas({
  price_setting: {
    name: 'Thiết lập giá',
    group: 'stock',
    read: 'Xem bảng giá.',
    create: 'Thêm bảng giá.',
    update: 'Đổi giá bán hàng loạt và trong bảng giá.',
    delete: 'Xóa bảng giá.',
    notable: ['update'],
    finds: { goods: ['read'] },
  },
})
