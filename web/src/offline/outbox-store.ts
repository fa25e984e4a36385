import { openDatabase, resultOf, write } from './indexed-db.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { OutboxStorage } from './run-outbox.ts'

const entries = 'entry'

/**
 * The outbox of a user on the disk. One for all branches (a sale names its own), so that a change of branch strands
 * nothing. Strict durability: a write is kept only when it is on the disk, because a sale is money.
 */
export function openOutboxStore(userId: string): OutboxStorage & { close(): void } {
  const opened = openDatabase(`quay.v1.${userId}.outbox`, 1, db => db.createObjectStore(entries, { keyPath: 'id' }))
  return {
    async list() {
      const db = await opened
      return resultOf<OutboxEntry[]>(db.transaction(entries).objectStore(entries).getAll())
    },
    async put(entry) {
      await write(await opened, [entries], 'strict', transaction => transaction.objectStore(entries).put(entry))
    },
    async remove(id) {
      await write(await opened, [entries], 'strict', transaction => transaction.objectStore(entries).delete(id))
    },
    close: () => void opened.then(db => db.close()),
  }
}
