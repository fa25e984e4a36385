import type { StoredKey } from '../storage/record-table.ts'
import { readRecord, writeText } from '../storage/stored.ts'

/** Who works at this browser by name alone: the server was away when they took over, and no code of theirs was here. */
const keyOf = (storeId: string): StoredKey => `quay.v2.${storeId}.claimed`

/** Whether a person's sales are theirs by name alone, until their PIN proves it. */
export const isClaimed = (storeId: string, userId: string): boolean =>
  readRecord(keyOf(storeId), value => (value as { userId: string }).userId) === userId

/** Notes who took over by name alone; null once it is proved, or another person took over. */
export function noteClaimed(storeId: string, userId: string | null): void {
  writeText(keyOf(storeId), userId && JSON.stringify({ userId }))
}
