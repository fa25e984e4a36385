import { vi } from 'vitest'

/** What of a browser the session needs, for tests: a store that other tabs share, and a window that hears of it. */
export function standInBrowser(): {
  store: Map<string, string>
  otherTab: (key: string, value: string | null) => void
} {
  const store = new Map<string, string>()
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  return {
    store,
    otherTab(key, value) {
      if (value === null) store.delete(key)
      else store.set(key, value)
      window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
  }
}
