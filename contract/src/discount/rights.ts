import { areas } from '../right/area.ts'

export const discountRights = areas({
  discount: {
    name: 'Khuyến mại',
    group: 'setting',
    read: 'Xem chương trình khuyến mại.',
    create: 'Thêm chương trình khuyến mại.',
    update: 'Sửa, bật và tắt khuyến mại.',
    delete: 'Xóa khuyến mại.',
    notable: ['update'],
    finds: { goods: ['read'] },
  },
})
