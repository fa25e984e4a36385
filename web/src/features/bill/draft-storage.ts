import { readItem, writeItem } from '../../storage/browser-store.ts'
import type { StoredKey } from '../../storage/record-table.ts'
import { type Draft, readDraft, writeDraft } from './draft.ts'

export interface DraftStorage {
  /** What was open at this till; empty at the first time. */
  load(): { drafts: Draft[]; activeId: string | null; setAside: number }
  /** Writes all drafts before it returns; false where the browser has no room. */
  save(drafts: readonly Draft[], activeId: string): boolean
  /** From now on nothing is written: another tab has the till, and the drafts are its own. */
  close(): void
}

/** The store that localStorage is; another one in tests. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>

const version = 1

/** The browser's own store; where it has no room, the page remembers, and the till says that it is not stored. */
const browserStore: TextStore = {
  getItem: readItem,
  setItem: (key, text) => {
    if (!writeItem(key, text)) throw new DOMException('No room', 'QuotaExceededError')
  },
}

/**
 * Drafts of one user at one branch in localStorage, written synchronously: what is on the screen is in the store. A
 * record that cannot be read is set aside under its own key, and the till opens without it.
 */
export function openDraftStorage(userId: string, branchId: string, store: TextStore = browserStore): DraftStorage {
  const prefix = `quay.v1.${userId}.${branchId}` as const
  const orders: StoredKey = `${prefix}.orders`
  const active: StoredKey = `${prefix}.activeOrder`
  let setAside = 0
  let savedActive: string | null = null
  let isClosed = false

  function putAside(text: string) {
    setAside += 1
    try {
      store.setItem(`quay.v1.broken.${prefix}.orders.${Date.now()}.${setAside}`, text)
    } catch {
      // No room to keep what cannot be read: the till opens all the same.
    }
  }

  function readAll(): Draft[] {
    const text = store.getItem(orders)
    if (text === null) return []
    let stored: unknown
    try {
      stored = JSON.parse(text)
    } catch {
      putAside(text)
      return []
    }
    if (!isRecord(stored)) {
      putAside(text)
      return []
    }
    return stored.drafts.flatMap(one => {
      const draft = readDraft(one)
      if (!draft) putAside(JSON.stringify(one))
      return draft ?? []
    })
  }

  return {
    load: () => {
      setAside = 0
      const drafts = readAll()
      return { drafts, activeId: store.getItem(active), setAside }
    },
    save: (drafts, activeId) => {
      if (isClosed) return true
      try {
        store.setItem(orders, `{"version":${version},"drafts":[${drafts.map(writeDraft).join(',')}]}`)
        if (activeId !== savedActive) store.setItem(active, activeId)
        savedActive = activeId
        return true
      } catch {
        return false
      }
    },
    close: () => {
      isClosed = true
    },
  }
}

function isRecord(stored: unknown): stored is { version: number; drafts: unknown[] } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    stored.version === version &&
    'drafts' in stored &&
    Array.isArray(stored.drafts)
  )
}
