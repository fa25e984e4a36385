import { qualityCheckCodes } from './codes.ts'
import { readQualityCheck } from './quality-queries.ts'
import { lockQualityCheck } from './quality-store.ts'

/** The form of a month. */
export const qualityKind = {
  name: 'quality-check',
  codes: qualityCheckCodes,
  lock: lockQualityCheck,
  read: readQualityCheck,
} as const
