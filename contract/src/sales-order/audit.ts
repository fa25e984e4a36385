import { auditIn } from '../audit.ts'

export const salesOrderAudit = auditIn(
  'sale',
  {
    'order.create': 'Nhận đặt hàng',
    'order.update': 'Sửa đơn đặt hàng',
    'order.confirm': 'Xác nhận đơn đặt hàng',
    'order.hold': 'Đổi hạn giữ hàng',
    'order.take-hold': 'Chuyển hàng giữ giữa hai đơn',
    'order.deposit': 'Thu tiền cọc',
    'order.refund-deposit': 'Trả tiền cọc',
    'order.merge': 'Gộp đơn đặt hàng',
    'order.close': 'Kết thúc đơn đặt hàng',
    'order.cancel': 'Hủy đơn đặt hàng',
  },
  {
    bill: 'Hóa đơn',
    contactPhone: 'Điện thoại nhận hàng',
    repriced: 'Tính lại giá',
    deposit: 'Tiền cọc đang giữ',
    expectedOn: 'Ngày hẹn',
    holdUntil: 'Giữ hàng đến',
    takenFrom: 'Lấy của đơn',
    takenGoods: 'Hàng chuyển',
    mergedOrders: 'Gộp từ các đơn',
    depositKept: 'Cọc thành ghi có',
    depositRefunded: 'Cọc trả lại khách',
  },
)
