import { readItem, writeItem } from './browser-store.ts'
import { lookOf, type StoredKey } from './record-table.ts'

/** A record as it was written, or null. One that the table does not recognize is set aside. */
export function readText(key: StoredKey): string | null {
  const text = readItem(key)
  if (text === null) return null
  const look = lookOf(key)
  if ('text' in look ? look.text(text) : parsed(text) !== undefined) return text
  setAside(key, text)
  return null
}

/**
 * Reads a record of JSON: the table looks at its shape, then `read`, which throws or gives null on what it does not
 * know. A record that cannot be read is set aside: it can still be looked at, and the screen opens without it.
 */
export function readRecord<T>(key: StoredKey, read: (value: unknown) => T | null): T | null {
  const text = readItem(key)
  if (text === null) return null
  const look = lookOf(key)
  try {
    const value: unknown = JSON.parse(text)
    const known = 'json' in look && look.json(value) ? read(value) : null
    if (known !== null) return known
  } catch {
    // falls through to setting it aside
  }
  setAside(key, text)
  return null
}

/** Writes a record; null removes it. Gives false where only this page will remember it. */
export const writeText: (key: StoredKey, text: string | null) => boolean = writeItem

let tell: ((key: StoredKey) => void) | null = null
const before: StoredKey[] = []

/** Calls back with each record that was set aside, those of before too: the application starts after its first records are read. */
export function watchSetAside(listener: (key: StoredKey) => void): void {
  tell = listener
  for (const key of before.splice(0)) listener(key)
}

/** Moved to `quay.v1.broken.<key>`. Where there is no room for the copy, the record stays until it is written over. */
function setAside(key: StoredKey, text: string) {
  const copied = writeItem(`quay.v1.broken.${key}`, text)
  if (copied) writeItem(key, null)
  if (tell) tell(key)
  else before.push(key)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
