import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'

/** Somebody took this browser over without the network; the session of the person before is still its session. */
export interface HandOver {
  userId: string
  fullName: string
  /** By a code of theirs at this browser, or by name alone: then what they sell is claimed until a PIN proves it. */
  by: 'code' | 'name'
  /** Whose session it is. */
  before: { id: string; fullName: string }
}

const keyOf = (storeId: string): StoredKey => `quay.v2.${storeId}.handOver`

/** The hand-over that the server does not know of, or null. */
export const readHandOver = (storeId: string): HandOver | null => readRecord(keyOf(storeId), value => value as HandOver)

/** Notes a hand-over; null once the server knows who works here. */
export function noteHandOver(storeId: string, handOver: HandOver | null): void {
  writeText(keyOf(storeId), handOver && JSON.stringify(handOver))
}

/** Whether a person's sales are theirs by name alone, until their PIN proves it. */
export function isClaimed(storeId: string, userId: string): boolean {
  const handOver = readHandOver(storeId)
  return handOver?.userId === userId && handOver.by === 'name'
}
