import { auditIn } from '../audit.ts'
import { needsCost } from '../log/log-right.ts'

export const priceBookAudit = auditIn(
  'goods',
  {
    'price-book.create': 'Thêm bảng giá',
    'price-book.update': 'Sửa bảng giá',
    'price-book.delete': 'Xóa bảng giá',
    'price-book.apply-formula': 'Đặt giá theo công thức',
    'price.set': 'Đổi giá bán',
    'price.set-tiers': 'Đổi giá theo số lượng',
    'price.set-posted': 'Đổi giá niêm yết',
    'price-change.create': 'Đặt trước lần đổi giá',
    'price-change.cancel': 'Hủy lần đổi giá đặt trước',
  },
  {
    tiers: 'Giá theo số lượng',
    startsAt: 'Bắt đầu',
    endsAt: 'Kết thúc',
    offList: 'Hàng ngoài bảng giá',
    onRequest: 'Chỉ khi thu ngân chọn',
    formula: 'Công thức',
    follows: 'Tự đổi theo giá gốc',
    customerGroups: 'Nhóm khách hàng',
    sellers: 'Người bán',
  },
  {
    'price-book': { fields: { formula: needsCost } },
  },
)
