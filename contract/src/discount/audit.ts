import { auditIn } from '../audit.ts'

export const discountAudit = auditIn(
  'goods',
  {
    'discount.create': 'Thêm chương trình khuyến mại',
    'discount.update': 'Sửa chương trình khuyến mại',
    'discount.delete': 'Xóa chương trình khuyến mại',
  },
  {
    level: 'Áp dụng cho',
    effect: 'Cách giảm',
    stacking: 'Gộp với chương trình khác',
    rank: 'Thứ tự',
    weekdays: 'Các ngày trong tuần',
    monthDays: 'Các ngày trong tháng',
    months: 'Các tháng',
    forBirthday: 'Sinh nhật',
    isAutomatic: 'Tự áp dụng',
    hours: 'Khung giờ',
    books: 'Bảng giá',
    codeKind: 'Loại mã',
    rules: 'Các mức',
    conditionGoods: 'Hàng tính điều kiện',
    notGoods: 'Trừ hàng',
    giftGoods: 'Quà tặng',
    reducedGoods: 'Hàng được giảm',
    buy: 'Mua cùng nhau',
    pointTiers: 'Hạng khách',
    presentVoucher: 'Tặng mã của',
    promotionLimits: 'Giới hạn',
  },
)
