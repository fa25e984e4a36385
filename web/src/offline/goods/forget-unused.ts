import { openDatabase, resultOf } from '../disk/indexed-db.ts'
import { noteStore } from './catalogue-store.ts'

const unusedMs = 30 * 86_400_000

/**
 * Forgets goods that nobody opened for 30 days, of other branches and stores, and what earlier versions kept once for each cashier;
 * `all` does not wait so long, where the disk is full; `keepsOld` leaves those of earlier versions. Gives the names of what went.
 */
export async function forgetUnused(
  inUse: string,
  { now = Date.now(), all = false, keepsOld = false } = {},
): Promise<string[]> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  const gone: string[] = []
  for (const name of names) {
    const isOld = !keepsOld && /^quay\.v1\..+\.catalogue$/.test(name)
    const isUnused =
      name !== inUse && /^quay\.v2\..+\.goods$/.test(name) && (all || (await usedAt(name)) < now - unusedMs)
    if (!isOld && !isUnused) continue
    indexedDB.deleteDatabase(name)
    gone.push(name)
  }
  return gone
}

/** When goods were opened last; 0 where they do not say. */
async function usedAt(name: string): Promise<number> {
  const db = await openDatabase(name, 1, () => {})
  try {
    const state = db.transaction(noteStore).objectStore(noteStore).get('state')
    return (await resultOf<{ usedAt?: number } | undefined>(state))?.usedAt ?? 0
  } catch {
    return 0
  } finally {
    db.close()
  }
}
