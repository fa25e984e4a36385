/**
 * Writes that are under way in this process. What a write changes carries the instant at which it began and is seen when it
 * commits, a minute later where it is an import: whoever asks for what changed since goes back to before the oldest of them.
 */
const open = new Set<OpenWrite>()

/** What is known of writes of other processes on the same database, where somebody looks (watch-other-writes.ts). */
let elsewhere: { askedAt: number; oldest: number | null } | null = null

export interface OpenWrite {
  /** When it began: its rows carry this instant. */
  at: Date
  /** It committed, or will not. */
  close(): void
}

/** A write begins. It stays open until `close`, which comes after its commit was answered. */
export function openWrite(): OpenWrite {
  const write = { at: new Date(), close: () => void open.delete(write) }
  open.add(write)
  return write
}

/** Says what was heard of other processes: their oldest open transaction (epoch milliseconds, null: none) when asked at that time. */
export function noteOtherWrites(heard: { askedAt: number; oldest: number | null } | null): void {
  elsewhere = heard
}

/**
 * The instant before which everything was committed that any write brought, when asked before the reader takes its snapshot: now,
 * the beginning of the oldest open write, or of what other processes had open when they were last looked at.
 */
export function settledAt(now: Date): Date {
  let settled = now.getTime()
  for (const { at } of open) settled = Math.min(settled, at.getTime())
  if (elsewhere) settled = Math.min(settled, elsewhere.askedAt, elsewhere.oldest ?? settled)
  return new Date(settled)
}
