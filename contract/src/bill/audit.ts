import { auditIn } from '../audit.ts'

export const billAudit = auditIn(
  'sale',
  {
    'bill.create': 'Bán hàng',
    'bill.update': 'Sửa hóa đơn',
    'bill.cancel': 'Hủy hóa đơn',
    'bill.replace': 'Lập hóa đơn thay',
    'bill.print': 'In hóa đơn',
    'bill.reprint': 'In lại hóa đơn',
    'drawer.open': 'Mở ngăn kéo',
    'cart.cut': 'Bỏ hàng khỏi giỏ',
    'quick-pick.change': 'Sửa ô bán nhanh',
  },
  {
    overPosted: 'Bán cao hơn giá niêm yết',
    noPrescriptionReason: 'Lý do bán không có đơn',
    contraindications: 'Bán cặp thuốc chống chỉ định',
    discountAmount: 'Giảm giá',
    declinedPromotions: 'Khuyến mại thu ngân bỏ',
    replacedBy: 'Hóa đơn thay',
    replaces: 'Thay cho hóa đơn',
    sellerName: 'Người bán',
    dueOn: 'Hẹn trả ngày',
    prescriptionCode: 'Mã đơn thuốc',
    promotionsAsCharged: 'Khuyến mại tính như lúc bán',
    surcharges: 'Thu khác',
    printCount: 'Số lần in',
    deliveryAddress: 'Giao đến',
    quickPick: 'Ô bán nhanh',
  },
)
