import type { OutboxEntry, SendAnswer } from './outbox-entry.ts'

/** What the server said of each sale of a batch; or that nothing is known of any. */
export type BatchAnswer =
  | { kind: 'answered'; results: ReadonlyMap<string, BatchResult> }
  | { kind: 'unclear'; why: 'network' | 'server' | 'session'; retryAfterMs?: number | undefined; breaksOnOne?: boolean }

export type BatchResult = Extract<SendAnswer, { kind: 'saved' | 'refused' }> | { kind: 'later' }

/** One strict write after an answer, and what is known by it. */
export interface Settlement {
  /** Acknowledged: they go. */
  saved: { entry: OutboxEntry; answer: Extract<SendAnswer, { kind: 'saved' }> }[]
  /** They stay, under another class. */
  changed: OutboxEntry[]
}

/** How the sender goes on: how many at once, and after how many failures in a row. */
export interface Pace {
  size: number
  failures: number
}

const ordinarySize = 20
/** Where an answer takes long, the way is what takes it: fewer, larger messages. */
const slowSize = 50
const slowMs = 4_000
const firstPause = 2_000
const longestPause = 60_000
/** Of the 512 KiB that a batch may have. */
const mostBytes = 450 * 1024

export const firstPace: Pace = { size: ordinarySize, failures: 0 }

/**
 * What a batch's answer means. Acknowledged sales go, refused ones wait for a person and stop nothing behind them. "Later" said of one
 * while one behind it was answered puts it behind the others: it must not stand in their way. Without an answer nothing is written.
 */
export function settleBatch(batch: readonly OutboxEntry[], answer: BatchAnswer): Settlement {
  if (answer.kind === 'unclear') {
    // The server fails at this one sale: the others pass it.
    const isStuck = answer.breaksOnOne && batch.length === 1
    return { saved: [], changed: isStuck ? batch.map(entry => ({ ...entry, due: 'behind' as const })) : [] }
  }
  const { results } = answer
  const lastAnswered = batch.findLastIndex(({ id }) => isAnswer(results.get(id)))
  const settled: Settlement = { saved: [], changed: [] }
  for (const [at, entry] of batch.entries()) {
    const result = results.get(entry.id)
    if (result?.kind === 'saved') settled.saved.push({ entry, answer: result })
    else if (result?.kind === 'refused')
      settled.changed.push({ ...entry, due: 'refused', refusal: result.refusal } satisfies OutboxEntry)
    else if (at < lastAnswered && entry.due !== 'behind') settled.changed.push({ ...entry, due: 'behind' })
  }
  return settled
}

/** The pace after an answer that took so long; a batch that the server breaks on is taken apart. */
export function paceAfter(pace: Pace, answer: BatchAnswer, tookMs: number): Pace {
  if (answer.kind === 'answered') {
    const hasProgress = [...answer.results.values()].some(isAnswer)
    const failures = hasProgress ? 0 : pace.failures + 1
    return { size: hasProgress && tookMs > slowMs ? slowSize : ordinarySize, failures }
  }
  return { size: answer.breaksOnOne ? 1 : pace.size, failures: pace.failures + 1 }
}

/** When to try again after so many failures, in milliseconds: two seconds doubled to a minute, give or take a fifth. */
export function pauseAfter(failures: number, random: number, retryAfterMs = 0): number {
  if (failures === 0) return 0
  const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause)
  return Math.max(Math.round(pause * (0.8 + 0.4 * random)), retryAfterMs)
}

/** The first sales that fit into one message. Sales of an older form go by themselves: a batch names one form. */
export function batchOf(waiting: readonly OutboxEntry[], size: number): OutboxEntry[] {
  const batch: OutboxEntry[] = []
  let bytes = 0
  for (const entry of waiting.slice(0, size)) {
    // A letter of Vietnamese is up to three bytes.
    bytes += JSON.stringify([entry.body, entry.offline]).length * 2
    if (batch.length > 0 && (bytes > mostBytes || entry.form !== batch[0]!.form)) break
    batch.push(entry)
  }
  return batch
}

const isAnswer = (result: BatchResult | undefined): boolean => result !== undefined && result.kind !== 'later'
