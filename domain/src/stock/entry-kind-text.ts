import type { StockEntryKind } from '@quay/contract/enumeration'

/** Why the stock of a product changed, as the stock card and the books call it. */
export const stockEntryKindText: Readonly<Record<StockEntryKind, string>> = {
  SALE: 'Bán hàng',
  SALE_CANCEL: 'Hủy hóa đơn',
  SALE_RETURN: 'Khách trả hàng',
  SALE_RETURN_CANCEL: 'Hủy phiếu khách trả hàng',
  INBOUND: 'Nhập hàng',
  INBOUND_CANCEL: 'Hủy phiếu nhập',
  INBOUND_REPRICED: 'Sửa giá nhập',
  OPENING: 'Tồn đầu kỳ',
  OPENING_CANCEL: 'Hủy tồn đầu kỳ',
  REVALUATION: 'Tính lại giá vốn',
  INBOUND_RETURN: 'Trả hàng nhập',
  INBOUND_RETURN_CANCEL: 'Hủy phiếu trả hàng nhập',
  COUNT: 'Kiểm kho',
  COUNT_CANCEL: 'Hủy phiếu kiểm kho',
  CHECK_CORRECTED: 'Đơn về sau khi kiểm kho',
  DISPOSAL: 'Xuất hủy',
  DISPOSAL_CANCEL: 'Hủy phiếu xuất hủy',
  TRANSFER_OUT: 'Chuyển đi',
  TRANSFER_OUT_CANCEL: 'Hủy phiếu chuyển',
  TRANSFER_IN: 'Chuyển đến',
  TRANSFER_BACK: 'Chuyển thiếu, về lại kho gửi',
  QUARANTINE: 'Biệt trữ',
  MERGE: 'Gộp mặt hàng',
  OWED_SETTLED: 'Bù hàng bán âm',
}
