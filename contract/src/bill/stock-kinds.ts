import { entryKinds } from '../entry-kinds.ts'

export const billKinds = entryKinds({
  SALE: { name: 'Bán hàng', moved: 'bán', place: 'issued' },
  SALE_CANCEL: { name: 'Hủy hóa đơn', moved: 'hủy hóa đơn, nhận lại', place: 'issued' },
})
