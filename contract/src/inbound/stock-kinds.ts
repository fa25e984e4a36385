import { entryKinds } from '../entry-kinds.ts'

export const inboundKinds = entryKinds({
  INBOUND: { name: 'Nhập hàng', moved: 'nhập', place: 'bought' },
  INBOUND_CANCEL: { name: 'Hủy phiếu nhập', moved: 'hủy phiếu nhập, rút ra', place: 'bought' },
  // A price that was corrected after the goods came: value without goods.
  INBOUND_REPRICED: { name: 'Sửa giá nhập', moved: 'sửa giá nhập', place: 'bought' },
  OPENING: { name: 'Tồn đầu kỳ', moved: 'nhập tồn đầu kỳ', place: 'entered' },
  OPENING_CANCEL: { name: 'Hủy tồn đầu kỳ', moved: 'hủy tồn đầu kỳ, rút ra', place: 'entered' },
})
