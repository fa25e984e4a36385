import { entryKinds } from '../entry-kinds.ts'

export const stockKinds = entryKinds({
  // Value without goods.
  REVALUATION: { name: 'Tính lại giá vốn', moved: 'đánh giá lại', place: 'adjusted' },
  // Goods that were owed, and came: from the shelf to what is owed.
  OWED_SETTLED: { name: 'Bù hàng bán âm', moved: 'bù hàng bán âm', place: 'adjusted' },
})
