import { areas, unused } from '../right/area.ts'

export const storeRights = areas({
  store: {
    name: 'Cửa hàng',
    group: 'setting',
    read: 'Xem thông tin và thiết lập của cửa hàng.',
    create: unused,
    update: 'Sửa thông tin, logo và thiết lập của cửa hàng.',
    delete: 'Xóa cửa hàng.',
    notable: ['update'],
  },
})
