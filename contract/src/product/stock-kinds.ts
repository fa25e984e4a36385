import { entryKinds } from '../entry-kinds.ts'

export const productKinds = entryKinds({
  // Two products that were one: the balance goes over to the one that stays.
  MERGE: { name: 'Gộp mặt hàng', moved: 'gộp mã hàng', place: 'adjusted' },
})
