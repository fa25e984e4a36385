import { create } from 'zustand'
import type { StoredKey } from '../../../storage/record-table.ts'
import { readRecord, writeText } from '../../../storage/stored.ts'

/** How this device sells, for whoever stands at it. */
export interface TillSettings {
  /** Tiles of goods under the cart. */
  showsTiles: boolean
  /** A tone for codes that nobody knows. */
  hasSound: boolean
  /** The column with the discount of a line. */
  showsDiscount: boolean
}

const stored: StoredKey = 'quay.v1.tillSettings'
export const usualSettings: TillSettings = { showsTiles: false, hasSound: true, showsDiscount: true }

/** What was kept, with the usual for what it does not say or says wrong. */
export function readSettings(kept: unknown): TillSettings {
  const values = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const pick = (name: keyof TillSettings) => (typeof values[name] === 'boolean' ? values[name] : usualSettings[name])
  return { showsTiles: pick('showsTiles'), hasSound: pick('hasSound'), showsDiscount: pick('showsDiscount') }
}

export const useTillSettings = create<TillSettings>(() => readSettings(readRecord(stored, kept => kept)))

export function changeSettings(change: Partial<TillSettings>): void {
  useTillSettings.setState(change)
  writeText(stored, JSON.stringify(useTillSettings.getState()))
}
