import { newEntry, type UnnumberedPart } from './outbox-entry.ts'
import type { OutboxStore } from './outbox-store.ts'
import { offerReturnsAgain } from './return-queue.ts'
import { listSent } from './sent-sales.ts'
import { offerStepsAgain } from './shift-steps.ts'

/** More than a till sells in a week. */
const mostOffered = 5_000

/** Puts the acknowledged sales, returns and steps of shifts of seven days among those that wait, the earliest first. By their ids a server that has them answers. */
export async function offerSent(storeId: string, disk: Pick<OutboxStore, 'get' | 'add' | 'putBack'>): Promise<void> {
  // Before their sales: a sale goes when its shift is opened.
  await offerStepsAgain(storeId)
  const sent = await listSent(storeId, mostOffered, ({ entry }) => Boolean(entry))
  for (const { id, entry, held } of sent.toReversed()) {
    if (!entry || (await disk.get(id))) continue
    const { form, body, offline, queuedAt } = entry
    const sale = { body, offline: offline as UnnumberedPart, taken: [], draft: null, held: held ?? null }
    const again = { ...newEntry(sale, 'kept', queuedAt), form }
    const sequence = offline && 'sequence' in offline ? offline.sequence : undefined
    // One that was sold live gets its number now.
    if (sequence) await disk.putBack([{ ...again, sequence }])
    else await disk.add(again)
  }
  // Behind their bills: a return goes when its bill waits no more.
  await offerReturnsAgain(storeId)
}
