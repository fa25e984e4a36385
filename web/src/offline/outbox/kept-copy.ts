import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const mostCopied = 200

const keyOf = (storeId: string): StoredKey => `quay.v2.${storeId}.kept`

/**
 * The second copy of the newest unsent sales, in localStorage: it helps where IndexedDB is lost as broken or was cleared, not at a power
 * cut, because browsers write it lazily. Their papers are left out: there is little room.
 */
export function readCopy(storeId: string): OutboxEntry[] {
  return readRecord(keyOf(storeId), value => (value as OutboxEntry[]).filter(entry => entry?.kind === 'sale')) ?? []
}

/** Puts sales into the copy and takes others out; without room there is none. */
export function changeCopy(storeId: string, { put, gone }: { put: readonly OutboxEntry[]; gone: readonly string[] }) {
  const before = readCopy(storeId)
  const out = new Set([...gone, ...put.map(({ id }) => id)])
  const kept = before.filter(({ id }) => !out.has(id))
  if (put.length === 0 && kept.length === before.length) return
  const after = [...kept, ...put.map(({ paper: _paper, ...entry }) => entry)]
    .toSorted((a, b) => a.queuedAt - b.queuedAt)
    .slice(-mostCopied)
  writeText(keyOf(storeId), after.length > 0 ? JSON.stringify(after) : null)
}
