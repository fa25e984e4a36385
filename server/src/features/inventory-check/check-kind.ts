import { readCheck } from './check-queries.ts'
import { lockCheck } from './check-store.ts'

/** A check is opened, counted on many sheets and completed by commands of its own; what it shares is how it is found and cancelled. */
export const checkKind = { name: 'inventory-check', code: 'KK', lock: lockCheck, read: readCheck } as const
