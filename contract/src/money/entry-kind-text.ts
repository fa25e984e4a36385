import type { CashEntryKind } from './cash-entry-kind.ts'

/** What moved the money, as the cash book calls it. */
export const cashEntryKindText: Readonly<Record<CashEntryKind, string>> = {
  SALE: 'Bán hàng',
  SALE_CANCEL: 'Hủy hóa đơn',
  SALE_RETURN: 'Khách trả hàng',
  SALE_RETURN_CANCEL: 'Hủy phiếu khách trả hàng',
  INBOUND: 'Nhập hàng',
  INBOUND_CANCEL: 'Hủy phiếu nhập',
  INBOUND_COST: 'Chi phí nhập hàng',
  INBOUND_COST_CANCEL: 'Hủy chi phí nhập hàng',
  INBOUND_RETURN: 'Trả hàng nhập',
  INBOUND_RETURN_CANCEL: 'Hủy phiếu trả hàng nhập',
  DEBT: 'Thu nợ, trả nợ',
  DEBT_CANCEL: 'Hủy thu nợ, trả nợ',
  VOUCHER: 'Phiếu thu chi',
  VOUCHER_CANCEL: 'Hủy phiếu thu chi',
  OPENING: 'Tồn quỹ đầu kỳ',
  TRANSFER: 'Chuyển quỹ',
  TRANSFER_CANCEL: 'Hủy chuyển quỹ',
  DEPOSIT: 'Đặt cọc',
  DEPOSIT_REFUND: 'Trả tiền cọc',
  SHIFT_DIFFERENCE: 'Chênh lệch khi chốt ca',
  SHIFT_DIFFERENCE_CANCEL: 'Mở lại ca',
  SHIFT_LATE: 'Hóa đơn về sau khi chốt ca',
}
