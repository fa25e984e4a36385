import type { OutboxEntry, SendAnswer } from './outbox-entry.ts'
import { afterAnswer, nextStep, type OutboxStep } from './outbox-step.ts'

/** Where sales wait. A promise that is kept means: on the disk. */
export interface OutboxStorage {
  list(): Promise<OutboxEntry[]>
  put(entry: OutboxEntry): Promise<void>
  remove(id: string): Promise<void>
}

export interface OutboxIo {
  storage: OutboxStorage
  send(entry: OutboxEntry): Promise<SendAnswer>
  now(): number
  /** Waits until that time (null: without end), or until another call wakes it. */
  rest(until: number | null): Promise<void>
  /** Called when the entry's fate is stored, not before. */
  settled(entry: OutboxEntry, answer: SendAnswer): void
  /** False ends the run after the step under way: another tab took over. */
  goesOn(): boolean
}

/** Sends what is stored, one sale at a time, until `goesOn` is false. The only sender; see `outbox.ts`. */
export async function runOutbox(io: OutboxIo): Promise<void> {
  while (io.goesOn()) {
    const step = nextStep(await io.storage.list(), io.now())
    if (step.do === 'rest') await io.rest(step.until)
    else if (step.do === 'send') await sendOne(io, step.entry)
    else await apply(io.storage, step)
  }
}

async function sendOne(io: OutboxIo, entry: OutboxEntry) {
  const answer = await io.send(entry)
  // A tab that lost its turn leaves the entry as it is: the new sender gets the same answer under the same id.
  if (!io.goesOn()) return
  await apply(io.storage, afterAnswer(entry, answer, io.now()))
  io.settled(entry, answer)
}

async function apply(storage: OutboxStorage, step: OutboxStep) {
  if (step.do === 'store') await storage.put(step.entry)
  else if (step.do === 'remove') await storage.remove(step.id)
}
