import { entryKinds } from '../entry-kinds.ts'

export const stockTransferKinds = entryKinds({
  // Between branches: out of the source, into the target, and what of it came back or was lost on the way.
  TRANSFER_OUT: { name: 'Chuyển đi', moved: 'chuyển đi', place: 'sent' },
  TRANSFER_OUT_CANCEL: { name: 'Hủy phiếu chuyển', moved: 'hủy chuyển kho, nhận lại', place: 'sent' },
  TRANSFER_IN: { name: 'Chuyển đến', moved: 'nhận chuyển kho', place: 'arrived' },
  TRANSFER_BACK: { name: 'Chuyển thiếu, về lại kho gửi', moved: 'hàng chuyển trả về', place: 'arrived' },
})
