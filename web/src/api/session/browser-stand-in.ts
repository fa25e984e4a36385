import { vi } from 'vitest'

/** What of a browser the session needs, for tests: a store that other tabs share, and a window that hears of it. */
export function standInBrowser(): {
  store: Map<string, string>
  otherTab: (key: string, value: string | null) => void
  /** The store is full, or the browser forbids all access to it. */
  forbid: (what: 'write' | 'everything') => void
} {
  const store = new Map<string, string>()
  const window = new EventTarget()
  let forbidden: 'nothing' | 'write' | 'everything' = 'nothing'
  const refuse = () => {
    throw new DOMException('no', forbidden === 'write' ? 'QuotaExceededError' : 'SecurityError')
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (forbidden === 'everything' ? refuse() : (store.get(key) ?? null)),
    setItem: (key: string, value: string) => void (forbidden === 'nothing' ? store.set(key, value) : refuse()),
    removeItem: (key: string) => void (forbidden === 'nothing' ? store.delete(key) : refuse()),
    key: (at: number) => (forbidden === 'everything' ? refuse() : ([...store.keys()][at] ?? null)),
    get length() {
      return forbidden === 'everything' ? refuse() : store.size
    },
  })
  return {
    store,
    otherTab(key, value) {
      if (value === null) store.delete(key)
      else store.set(key, value)
      window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
    forbid: what => {
      forbidden = what
    },
  }
}
