import { entryKinds } from '../entry-kinds.ts'

export const disposalKinds = entryKinds({
  DISPOSAL: { name: 'Xuất hủy', moved: 'xuất hủy', place: 'lost' },
  DISPOSAL_CANCEL: { name: 'Hủy phiếu xuất hủy', moved: 'hủy phiếu xuất hủy, nhận lại', place: 'lost' },
})
