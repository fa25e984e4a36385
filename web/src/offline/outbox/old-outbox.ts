import { useSession } from '../../api/session/session.ts'
import { resultOf, write } from '../disk/indexed-db.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { OutboxStore } from './outbox-store.ts'

/** An entry of the outbox of version 1, of one person: as it was written, for ever. */
interface OldEntry extends Pick<OutboxEntry, 'id' | 'body' | 'queuedAt' | 'refusal' | 'draft' | 'held'> {
  state: 'queued' | 'sending' | 'refused'
}

const oldName = /^quay\.v1\.([^.]+)\.outbox$/

/**
 * Takes over what the outboxes of version 1 still hold, and deletes those that are empty. Of another person only what was sold at a branch
 * of who is signed in: the browser may serve two shops. Sent twice, by a tab of before, a sale is still one: the id is its own.
 */
export async function drainOldOutboxes(userId: string, disk: Pick<OutboxStore, 'putBack'>): Promise<void> {
  const names = (await indexedDB.databases?.()) ?? []
  for (const { name = '' } of names) {
    const owner = oldName.exec(name)?.[1]
    if (owner) await drain(name, owner, userId, disk)
  }
}

async function drain(name: string, owner: string, userId: string, disk: Pick<OutboxStore, 'putBack'>): Promise<void> {
  const db = await open(name)
  try {
    if (!db.objectStoreNames.contains('entry')) return
    const entries = await resultOf<OldEntry[]>(db.transaction('entry').objectStore('entry').getAll())
    const branches = new Set(useSession.getState().profile?.branches.map(({ id }) => id))
    const own = entries.filter(({ body }) => owner === userId || (body.branchId && branches.has(body.branchId)))
    await disk.putBack(own.map(entry => asToday(entry, owner)))
    await write(db, ['entry'], 'strict', transaction => {
      for (const { id } of own) transaction.objectStore('entry').delete(id)
    })
    if (own.length === entries.length) indexedDB.deleteDatabase(name)
  } finally {
    db.close()
  }
}

function asToday({ state, refusal, draft, held, ...entry }: OldEntry, owner: string): OutboxEntry {
  const isRefused = state === 'refused'
  return {
    id: entry.id,
    kind: 'sale',
    form: 1,
    body: { ...entry.body, sellerId: entry.body.sellerId ?? owner },
    offline: null,
    // Refused while no paper was out: it may be opened again.
    life: isRefused ? 'live' : 'kept',
    due: isRefused ? 'refused' : 'kept',
    sequence: entry.queuedAt,
    queuedAt: entry.queuedAt,
    refusal,
    taken: [],
    draft: isRefused ? draft : null,
    held: held ?? null,
  }
}

/** Opens what is there, and makes nothing. */
function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      opening.result.onversionchange = () => opening.result.close()
      resolve(opening.result)
    }
    opening.onerror = () => reject(opening.error)
  })
}
