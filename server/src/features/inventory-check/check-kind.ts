import { readCheck } from './check-queries.ts'
import { lockCheck } from './check-store.ts'
import { inventoryCheckCodes } from './codes.ts'

/** A check is opened, counted on many sheets and completed by commands of its own; what it shares is how it is found and cancelled. */
export const checkKind = {
  name: 'inventory-check',
  codes: inventoryCheckCodes,
  lock: lockCheck,
  read: readCheck,
} as const
