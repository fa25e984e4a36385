import { entryKinds } from '../entry-kinds.ts'

export const lotKinds = entryKinds({
  // Between the buckets of one branch: two rows that add up to nothing.
  QUARANTINE: { name: 'Biệt trữ', moved: 'biệt trữ', place: 'adjusted' },
})
