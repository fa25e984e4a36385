import { auditIn } from '../audit.ts'

export const saleReturnAudit = auditIn(
  'sale',
  {
    'sale-return.create': 'Nhận hàng trả',
    'sale-return.update': 'Sửa hoặc hoàn thành phiếu trả hàng tạm',
    'sale-return.delete': 'Bỏ phiếu trả hàng tạm',
    'sale-return.offline': 'Nhận hàng trả khi mất mạng',
    'sale-return.settle': 'Xử lý phiếu trả nhận khi mất mạng',
    'sale-return.cancel': 'Hủy phiếu trả hàng',
  },
  {
    ofBill: 'Của hóa đơn',
    saleReturnReason: 'Lý do khách trả',
    debtReduced: 'Trừ nợ hóa đơn',
    credited: 'Ghi vào tài khoản khách',
    fee: 'Phí trả hàng',
    giftCharge: 'Trừ tiền quà',
    surchargesBack: 'Trả thu khác',
    giftsWaived: 'Không thu tiền quà',
    daysLate: 'Quá hạn trả (ngày)',
    restocked: 'Nhập lại kệ',
    exchangedFor: 'Đổi lấy hóa đơn',
    returnFlags: 'Cần xử lý',
    settleNote: 'Đã xử lý',
    withoutBill: 'Không có hóa đơn',
    belowThreshold: 'Trả hàng sau khuyến mại',
  },
)
