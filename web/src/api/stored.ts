/** The names of the session's records in localStorage (spec §3). */
export type StoredKey =
  | 'accessToken'
  | 'refreshToken'
  | 'profile'
  | 'storeId'
  | 'branchId'
  | 'isAgency'
  | 'taxCode'
  | `quay.v1.${string}`

/** The record as it was written, or null. */
export function readText(key: StoredKey): string | null {
  return localStorage.getItem(key)
}

/** Writes a record; null removes it. Gives false where the browser has no room or forbids it. */
export function writeText(key: StoredKey, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/**
 * Reads a record of JSON through `read`, which throws or gives null on what it does not know. A record that cannot be
 * read is moved to `quay.v1.broken.<key>`: it can still be looked at, and the screen opens without it.
 */
export function readRecord<T>(key: StoredKey, read: (value: unknown) => T | null): T | null {
  const text = readText(key)
  if (text === null) return null
  try {
    const value = read(JSON.parse(text))
    if (value !== null) return value
  } catch {
    // falls through to setting it aside
  }
  writeText(`quay.v1.broken.${key}`, text)
  writeText(key, null)
  return null
}
