import { deviceToken } from '@quay/contract/device/device-token'
import type { Device } from '@quay/contract/device/shapes'
import { create } from 'zustand'
import { readRecord, readText, writeText } from '../../storage/stored.ts'

/** The registered till that this browser is, with what proves it. */
export interface OwnTill extends Pick<Device, 'id' | 'name' | 'prefix' | 'paper' | 'branchId'> {
  /** How it prints; checked by who prints. Absent in what was kept from before. */
  print?: Device['print']
  /** A browser serves one shop; signed in to another it is no till. */
  storeId: string
  token: string
  /** It was retired: it sells no more as a till, and delivers what it sold. Then it is forgotten (offline/browser/forget-till.ts). */
  isRetired?: boolean
}

const key = 'quay.v1.till'

/** Counts changes of the record, so that screens that show the till are drawn anew. */
const useChanges = create(() => ({ count: 0 }))

/** The till that this browser is for the store that is signed in, or null. */
export function ownTill(): OwnTill | null {
  const till = deliveringTill()
  return till?.isRetired ? null : till
}

/** The till that unsent sales are delivered as: also one that was retired since they were sold. */
export function deliveringTill(): OwnTill | null {
  const till = readRecord(key, readTill)
  return till?.storeId === readText('storeId') ? till : null
}

/** Its id for a screen, which is drawn anew when it changes. */
export function useOwnTillId(): string | null {
  return useChanges(() => ownTill()?.id ?? null)
}

/** Makes this browser a till, or forgets that it was one. */
export function keepOwnTill(till: OwnTill | null): void {
  writeText(key, till && JSON.stringify(till))
  useChanges.setState(({ count }) => ({ count: count + 1 }))
}

/** A new secret: 32 random bytes. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function readTill(value: unknown): OwnTill | null {
  const till = value as Partial<OwnTill>
  const isKnown =
    typeof till.storeId === 'string' &&
    typeof till.id === 'string' &&
    typeof till.name === 'string' &&
    typeof till.prefix === 'string' &&
    typeof till.branchId === 'string' &&
    (till.paper === null || till.paper === 80 || till.paper === 58) &&
    deviceToken.safeParse(till.token).success
  return isKnown ? (till as OwnTill) : null
}
