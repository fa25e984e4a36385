import { listKeys } from '../storage/browser-store.ts'
import type { StoredKey } from '../storage/record-table.ts'
import { readRecord, writeText } from '../storage/stored.ts'

/** The session of a person who gave the browser to a colleague while sales were still unsent. */
export interface Parked {
  accessToken: string
  refreshToken: string
}

const keyOf = (userId: string): StoredKey => `quay.v1.${userId}.parked`

/** Keeps a session until the sales of its person are sent. */
export const parkSession = (userId: string, tokens: Parked): boolean => writeText(keyOf(userId), JSON.stringify(tokens))

/** The session of a person that is parked here, or null. */
export const readParked = (userId: string): Parked | null => readRecord(keyOf(userId), value => value as Parked)

/** Throws a parked session away. */
export const forgetParked = (userId: string): boolean => writeText(keyOf(userId), null)

/** Whose sessions are parked in this browser. */
export const parkedUsers = (): string[] => listKeys().flatMap(key => /^quay\.v1\.([^.]+)\.parked$/.exec(key)?.[1] ?? [])

/**
 * Has the sales of parked sessions sent, where there are any. Called when the application starts and after a switch. What
 * sends them is fetched only then; where it does not come, again when the network is back.
 */
export function deliverWhenParked(): void {
  if (parkedUsers().length === 0) return
  void import('./deliver-parked.ts').then(
    ({ deliverParked }) => deliverParked(),
    () => window.addEventListener('online', deliverWhenParked, { once: true }),
  )
}
