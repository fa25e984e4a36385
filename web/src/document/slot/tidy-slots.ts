import type { DraftDisk } from '../../offline/disk/draft-disk.ts'
import { dated, writtenAt } from './slot-record.ts'

const day = 24 * 60 * 60_000
const keptMs = 60 * day
const mostAsked = 20
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Deletes unused slots of one kind, except `open`, which is in use: those without a change for 60
 * days, and those of stored documents that are no longer drafts (completed, cancelled or deleted elsewhere). A slot
 * changed within a day stays in any case. `isDraft` asks the server about a document; where it does not answer (a
 * rejection), the slot stays. A slot of an earlier version has no date: its 60 days begin now.
 */
export async function tidySlots(
  disk: DraftDisk,
  open: string,
  now: number,
  isDraft: (id: string) => Promise<boolean>,
): Promise<void> {
  const changes = new Map<string, string | null>()
  const asked: string[] = []
  for (const [slot, text] of await disk.read()) {
    if (slot === open) continue
    const at = writtenAt(text)
    if (at === null) changes.set(slot, dated(text, now))
    else if (at < now - keptMs) changes.set(slot, null)
    else if (at < now - day && anId.test(slot)) asked.push(slot)
  }
  for (const slot of asked.slice(0, mostAsked)) if (!(await isDraft(slot).catch(() => true))) changes.set(slot, null)
  if (changes.size > 0) await disk.write(changes)
}
