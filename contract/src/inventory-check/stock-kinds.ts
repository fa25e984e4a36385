import { entryKinds } from '../entry-kinds.ts'

export const inventoryCheckKinds = entryKinds({
  // The difference that a count found.
  COUNT: { name: 'Kiểm kho', moved: 'kiểm kho', place: { in: 'found', out: 'missing' } },
  COUNT_CANCEL: { name: 'Hủy phiếu kiểm kho', moved: 'hủy kiểm kho', place: { in: 'missing', out: 'found' } },
  // What a count found missing because its sale had not come yet: back with that sale.
  CHECK_CORRECTED: { name: 'Đơn về sau khi kiểm kho', moved: 'đơn về sau khi kiểm', place: 'missing' },
})
