import type { OutboxEntry, SaleDue, SendAnswer } from './outbox-entry.ts'
import {
  type BatchAnswer,
  batchOf,
  firstPace,
  paceAfter,
  pauseAfter,
  type Settlement,
  settleBatch,
} from './outbox-step.ts'

/** Where sales wait. A promise that is kept means: on the disk. */
export interface OutboxStorage {
  /** The first of a class in their sequence, behind one of them where it is named. */
  first(due: SaleDue, limit: number, behind?: number): Promise<OutboxEntry[]>
  /**
   * Writes what an answer to a batch meant, all of it at once. What the till changed while it was under way stays (it was cancelled): it
   * goes again.
   */
  settle(settlement: Settlement): Promise<void>
  /** Writes what an answer to a live sale meant. False where the till went on meanwhile: then the batch decides. */
  settleLive(entry: OutboxEntry, answer: ClearAnswer): Promise<boolean>
}

export type ClearAnswer = Exclude<SendAnswer, { kind: 'unclear' }>

/** Why a sleep ended: its time was over, something new waits, or what stood in the way is gone. */
export type Waking = 'over' | 'new' | 'now'

export interface OutboxIo {
  storage: OutboxStorage
  send(entry: OutboxEntry): Promise<SendAnswer>
  sendBatch(batch: readonly OutboxEntry[]): Promise<BatchAnswer>
  /** Whether it may go with who is signed in here. */
  mayGo(entry: OutboxEntry): boolean
  now(): number
  random(): number
  /** Waits until that time (null: without end), or until another call wakes it. */
  rest(until: number | null): Promise<Waking>
  /** Called with each answer; with a clear one when the sale's fate is stored, not before. */
  settled(entry: OutboxEntry, answer: SendAnswer): void
  /** Called with what is under way. */
  underWay(ids: readonly string[]): void
  /** False ends the run after the step under way: another tab took over. */
  goesOn(): boolean
}

/** How many are looked at in one go to find some that may be sent. */
const looked = 200

/**
 * Sends kept sales by batches in their sequence, one batch at a time, until `goesOn` is false. Nothing is written before sending: the id
 * is what keeps a sale single. The only sender of them; see `outbox.ts`.
 */
export async function runKept(io: OutboxIo): Promise<void> {
  let pace = firstPace
  let pauseEnds = 0
  while (io.goesOn()) {
    if (pauseEnds > io.now()) {
      // Something new is no reason to ask a server again that did not answer; a line that is back is one.
      if ((await io.rest(pauseEnds)) === 'now') pauseEnds = 0
      continue
    }
    const batch = batchOf(await nextKept(io), pace.size)
    if (batch.length === 0) {
      await io.rest(null)
      continue
    }
    const began = io.now()
    io.underWay(batch.map(({ id }) => id))
    const answer = await io.sendBatch(batch)
    io.underWay([])
    // A tab that lost its turn leaves the entries as they are: the new sender gets the same answers under the same ids.
    if (!io.goesOn()) return
    const settlement = settleBatch(batch, answer)
    if (settlement.saved.length + settlement.changed.length > 0) await io.storage.settle(settlement)
    for (const { entry, answer } of settlement.saved) io.settled(entry, answer)
    for (const entry of settlement.changed)
      if (entry.refusal) io.settled(entry, { kind: 'refused', refusal: entry.refusal })
    pace = paceAfter(pace, answer, io.now() - began)
    const retryAfter = answer.kind === 'unclear' ? answer.retryAfterMs : undefined
    pauseEnds = io.now() + pauseAfter(pace.failures, io.random(), retryAfter)
  }
}

/** Those in sequence first; what the server put off is asked for again when nothing else waits. */
async function nextKept({ storage, mayGo }: OutboxIo): Promise<OutboxEntry[]> {
  for (const due of ['kept', 'behind'] as const) {
    let behind: number | undefined
    for (;;) {
      const some = await storage.first(due, looked, behind)
      const own = some.filter(mayGo)
      if (own.length > 0) return own
      if (some.length < looked) break
      behind = some.at(-1)!.sequence
    }
  }
  return []
}

/** Sends live sales, one at a time and beside the batches: who waits at the counter never waits for a batch. */
export async function runLive(io: OutboxIo): Promise<void> {
  const tries = new Map<string, { failures: number; at: number }>()
  const dueAt = ({ id }: OutboxEntry) => tries.get(id)?.at ?? 0
  while (io.goesOn()) {
    const live = (await io.storage.first('live', looked)).filter(io.mayGo)
    // The newest first: its customer stands there, those of before are gone.
    const next = live.findLast(entry => dueAt(entry) <= io.now())
    if (!next) {
      const waking = await io.rest(live.length > 0 ? Math.min(...live.map(dueAt)) : null)
      if (waking === 'now') tries.clear()
      continue
    }
    const answer = await io.send(next)
    if (!io.goesOn()) return
    if (answer.kind === 'unclear') {
      const failures = (tries.get(next.id)?.failures ?? 0) + 1
      tries.set(next.id, { failures, at: io.now() + pauseAfter(failures, io.random(), answer.retryAfterMs) })
      io.settled(next, answer)
      continue
    }
    tries.delete(next.id)
    if (await io.storage.settleLive(next, answer)) io.settled(next, answer)
  }
}
