import { areas } from '../right/area.ts'

export const surchargeRights = areas({
  surcharge: {
    name: 'Thu khác',
    group: 'setting',
    read: 'Xem các khoản thu khác và báo cáo của chúng.',
    create: 'Thêm khoản thu khác.',
    update: 'Sửa, ngưng dùng khoản thu khác.',
    delete: 'Xóa khoản thu khác chưa có trên hóa đơn nào.',
  },
  surcharge_amount: {
    name: 'Mức thu khác trên hóa đơn',
    deed: 'Sửa hoặc bỏ thu khác trên hóa đơn',
    group: 'limit',
    update: 'Sửa số tiền, bỏ khoản thu khác tự động trên hóa đơn đang bán.',
  },
})
