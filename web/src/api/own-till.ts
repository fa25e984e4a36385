import { deviceRoutes } from '@quay/contract/device/routes'
import { type Device, type DeviceReport, deviceToken } from '@quay/contract/device/shapes'
import { create } from 'zustand'
import { readRecord, readText, writeText } from '../storage/stored.ts'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'

/** The registered till that this browser is, with what proves it. */
export interface OwnTill extends Pick<Device, 'id' | 'name' | 'prefix' | 'paper' | 'branchId'> {
  /** How it prints; checked by who prints. Absent in what was kept from before. */
  print?: Device['print']
  /** A browser serves one shop; signed in to another it is no till. */
  storeId: string
  token: string
  /** It was retired: it sells no more as a till, and delivers what it sold. Then it is forgotten (offline/forget-till.ts). */
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

/**
 * Tells the server that the till is at work, how it stands where that is known, and takes over what it is called now. A till that was
 * retired is one no longer, and delivers what it sold; one that the server does not know is forgotten. Without an answer it stays what it was.
 */
export async function openOwnTill(reportOf?: () => Promise<DeviceReport>): Promise<void> {
  const till = deliveringTill()
  if (!till) return
  try {
    const report = await reportOf?.()
    const { isActive, ...now } = await call(deviceRoutes.open, {
      body: { token: till.token, ...(report && { report }) },
    })
    const { isRetired: _before, ...known } = till
    const next: OwnTill = { ...known, ...now, ...(isActive !== 1 && { isRetired: true }) }
    if (JSON.stringify(next) !== JSON.stringify(till)) keepOwnTill(next)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') keepOwnTill(null)
  }
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
