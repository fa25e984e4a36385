import { areas, unused } from '../right/area.ts'

export const medicineRights = areas({
  medicine_category: {
    name: 'Danh mục thuốc quốc gia',
    group: 'stock',
    read: 'Tra danh mục thuốc quốc gia.',
    create: 'Thêm thuốc của danh mục vào cửa hàng.',
    update: 'Cập nhật sản phẩm theo danh mục.',
    delete: unused,
    presets: { pharmacist: ['read'], 'stock-keeper': ['read'] },
  },
})
