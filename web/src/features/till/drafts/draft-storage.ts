import type { DraftDisk } from '../../../offline/disk/draft-disk.ts'
import { type NewestWriter, writeNewest } from '../../../offline/disk/write-newest.ts'
import { readItem, writeItem } from '../../../storage/browser-store.ts'
import type { StoredKey } from '../../../storage/record-table.ts'
import { type Draft, readDraft, writeDraft } from './draft.ts'

export interface DraftStorage {
  /** What was open at this till; empty at the first time. */
  kept: { drafts: Draft[]; activeId: string | null; setAside: number }
  /** Begins to write what changed; nothing waits for it. */
  save(drafts: readonly Draft[], activeId: string): void
  /** Kept once everything saved so far is on the disk, or could not be written. */
  written(): Promise<void>
  /** Calls back after each write with whether the disk has it. */
  watch(report: (isStored: boolean) => void): void
  /** Writes what waits, then nothing any more: another tab has the till, and the drafts are its own. */
  close(): void
}

/** The store that localStorage is; another one in tests. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's own store; where it has no room, the page remembers. */
const browserStore: TextStore = {
  getItem: readItem,
  setItem: (key, text) => void writeItem(key, text),
  removeItem: key => void writeItem(key, null),
}

/** The record of the tabs, beside the drafts. */
const tabs = 'tabs'
const version = 1
const openPatience = 4_000

interface Tabs {
  version: number
  order: string[]
  activeId: string
  /** Rises with each write: of two copies the later one counts. */
  at: number
}

/**
 * Opens the drafts of a person at a branch. They lie on the disk with strict durability, one record each; a write begins
 * in the same task as the command, so that a killed browser has what the screen showed. The copy in localStorage is for
 * what the disk does not have yet: drafts of earlier versions, a page that is left in the middle of a write, a disk that
 * fails. It counts only where it is the later one, and is removed once the disk has caught up. A record that cannot be
 * read is set aside under its own key, and the till opens without it.
 */
export async function openDraftStorage(
  { userId, branchId }: { userId: string; branchId: string },
  disk: DraftDisk,
  store: TextStore = browserStore,
): Promise<DraftStorage> {
  const prefix = `quay.v1.${userId}.${branchId}` as const
  const copy: StoredKey = `${prefix}.orders`
  const copyActive: StoredKey = `${prefix}.activeOrder`
  let setAside = 0

  function putAside(text: string) {
    setAside += 1
    store.setItem(`quay.v1.broken.${prefix}.orders.${Date.now()}.${setAside}`, text)
  }
  function draftsOf(stored: readonly unknown[]): Draft[] {
    return stored.flatMap(one => {
      const draft = readDraft(one)
      if (!draft) putAside(typeof one === 'string' ? one : JSON.stringify(one))
      return draft ?? []
    })
  }
  function readCopy() {
    const text = store.getItem(copy)
    if (text === null) return null
    const record = parsed(text)
    if (isCopy(record)) return { at: record.at ?? 0, drafts: record.drafts, activeId: store.getItem(copyActive) }
    putAside(text)
    store.removeItem(copy)
    return null
  }

  const onDisk = await inTime(disk.read()).catch(() => null)
  const head = readTabs(onDisk?.get(tabs))
  const later = readCopy()
  const isCopyLater = later !== null && (head === null || later.at > head.at)
  const records = new Map([...(onDisk ?? [])].filter(([id]) => id !== tabs))
  const drafts = isCopyLater
    ? draftsOf(later.drafts)
    : draftsOf(inOrder(records, head).map(text => parsed(text) ?? text))
  const activeId = isCopyLater ? later.activeId : (head?.activeId ?? null)

  let at = Math.max(head?.at ?? 0, later?.at ?? 0)
  let saved = new Map<string, Draft | null>([...records.keys()].map(id => [id, null]))
  if (!isCopyLater) for (const draft of drafts) saved.set(draft.id, draft)
  let newest: { drafts: readonly Draft[]; activeId: string } | null = null
  let isClosed = false
  let tell: (isStored: boolean) => void = () => {}

  /** Everything in one record of localStorage, where the disk does not have it (yet). */
  function keepCopy() {
    if (!newest) return
    store.setItem(copy, `{"version":${version},"at":${at},"drafts":[${newest.drafts.map(writeDraft).join(',')}]}`)
    store.setItem(copyActive, newest.activeId)
  }
  const writer: NewestWriter = writeNewest(disk.write, isStored => {
    if (!isStored) keepCopy()
    else if (store.getItem(copy) !== null) {
      store.removeItem(copy)
      store.removeItem(copyActive)
    }
    tell(isStored)
  })
  let isSettled = true
  /** The page goes, perhaps before the disk has answered. */
  function leave() {
    if (isSettled) return
    keepCopy()
    writer.flush()
  }
  globalThis.addEventListener?.('pagehide', leave)

  function save(drafts: readonly Draft[], activeId: string) {
    if (isClosed) return
    at = Math.max(Date.now(), at + 1)
    newest = { drafts, activeId }
    const changed = drafts.filter(draft => saved.get(draft.id) !== draft)
    const gone = [...saved.keys()].filter(id => !drafts.some(draft => draft.id === id))
    const order = drafts.map(({ id }) => id)
    saved = new Map(drafts.map(draft => [draft.id, draft]))
    isSettled = false
    writer.put([
      ...changed.map(draft => [draft.id, writeDraft(draft)] as const),
      ...gone.map(id => [id, null] as const),
      [tabs, JSON.stringify({ version, order, activeId, at } satisfies Tabs)] as const,
    ])
    const mine = newest
    void writer.settled().then(isStored => {
      if (newest === mine && isStored) isSettled = true
    })
  }
  // Taken over once: from now on the disk has them.
  if (isCopyLater && drafts.length > 0) save(drafts, activeId ?? drafts[0]!.id)
  else if (later) store.removeItem(copy)

  return {
    kept: { drafts, activeId, setAside },
    save,
    written: async () => void (await writer.settled()),
    watch: report => {
      tell = report
    },
    close: () => {
      if (isClosed) return
      isClosed = true
      globalThis.removeEventListener?.('pagehide', leave)
      writer.flush()
    },
  }
}

/** Records in the order of their tabs; those that no tab knows come last. */
function inOrder(records: ReadonlyMap<string, string>, head: Tabs | null): string[] {
  const known = head?.order.filter(id => records.has(id)) ?? []
  const others = [...records.keys()].filter(id => !known.includes(id))
  return [...known, ...others].map(id => records.get(id)!)
}

function inTime<T>(reading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, openPatience))
  return Promise.race([reading, late])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readTabs(text: string | undefined): Tabs | null {
  const stored = (text === undefined ? null : parsed(text)) as Partial<Tabs> | null | undefined
  return stored?.version === version && Array.isArray(stored.order) && typeof stored.at === 'number'
    ? (stored as Tabs)
    : null
}

function isCopy(stored: unknown): stored is { drafts: unknown[]; at?: number } {
  const record = stored as { version?: unknown; drafts?: unknown } | null | undefined
  return record?.version === version && Array.isArray(record.drafts)
}
