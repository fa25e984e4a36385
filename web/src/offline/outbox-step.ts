import type { OutboxEntry, SendAnswer } from './outbox-entry.ts'

/** One thing to do; each is done and durable before the next is decided, so that it may die between any two. */
export type OutboxStep =
  | { do: 'store'; entry: OutboxEntry }
  | { do: 'send'; entry: OutboxEntry }
  | { do: 'remove'; id: string }
  | { do: 'rest'; until: number | null }

const firstPause = 2_000
const longestPause = 60_000

/**
 * What the sender does next, from nothing but what is stored: an entry is marked before it is sent, and one that was
 * found marked is sent again under its id. Sales never tried go first, because a person waits for them.
 */
export function nextStep(entries: readonly OutboxEntry[], now: number): OutboxStep {
  const open = entries.filter(entry => entry.state !== 'refused')
  const due = open.filter(entry => entry.retryAt <= now).toSorted(byTurn)[0]
  if (!due) return { do: 'rest', until: open.length > 0 ? Math.min(...open.map(entry => entry.retryAt)) : null }
  if (due.state === 'sending') return { do: 'send', entry: due }
  return { do: 'store', entry: { ...due, state: 'sending', attempts: due.attempts + 1 } }
}

/** What an answer means for its entry: gone when saved, kept for a person when refused, tried again later otherwise. */
export function afterAnswer(entry: OutboxEntry, answer: SendAnswer, now: number): OutboxStep {
  switch (answer.kind) {
    case 'saved':
      return { do: 'remove', id: entry.id }
    case 'refused':
      return { do: 'store', entry: { ...entry, state: 'refused', refusal: answer.refusal } }
    case 'unclear':
      return { do: 'store', entry: { ...entry, state: 'queued', retryAt: now + pauseAfter(entry.attempts) } }
  }
}

/** Tries everything that failed at once: the network came back, or the user pressed "send now". */
export function withoutPause(entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
  return entries.filter(entry => entry.state === 'queued' && entry.retryAt > now).map(e => ({ ...e, retryAt: now }))
}

function pauseAfter(attempts: number): number {
  return Math.min(firstPause * 2 ** Math.max(attempts - 1, 0), longestPause)
}

function byTurn(a: OutboxEntry, b: OutboxEntry): number {
  return Number(a.attempts > 0) - Number(b.attempts > 0) || a.queuedAt - b.queuedAt
}
