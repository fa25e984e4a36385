import { entryKinds } from '../entry-kinds.ts'

export const saleReturnKinds = entryKinds({
  // Goods that a customer brings back.
  SALE_RETURN: { name: 'Khách trả hàng', moved: 'khách trả', place: 'broughtBack' },
  SALE_RETURN_CANCEL: { name: 'Hủy phiếu khách trả hàng', moved: 'hủy phiếu khách trả, rút ra', place: 'broughtBack' },
})
