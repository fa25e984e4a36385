import type { SaleReturnReason } from '@quay/contract/sale-return/shapes'

/** Why a customer brings goods back, in words. */
export const saleReturnReasonText: Readonly<Record<SaleReturnReason, string>> = {
  FAULTY: 'Hàng lỗi',
  WRONG_ITEM: 'Bán nhầm hàng',
  CHANGED_MIND: 'Khách đổi ý',
  EXPIRED: 'Hết hạn',
  SURPLUS: 'Dùng không hết',
  SIDE_EFFECT: 'Tác dụng phụ',
  OTHER: 'Lý do khác',
}
