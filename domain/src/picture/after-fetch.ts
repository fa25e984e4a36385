/** What came of fetching a picture: `refused` would be the same again, `unreachable` may be better later. */
export type FetchOutcome = { outcome: 'taken' } | { outcome: 'refused' | 'unreachable'; words: string }

export interface Fetched {
  state: 'WAITING' | 'DONE' | 'FAILED'
  nextAttemptAt: Date | null
  /** Why it is not there, in words. */
  problem: string | null
}

/** Minutes after the first, second … try in vain; what the last one does not bring waits for a person. */
const pauses = [2, 10, 60, 240, 720] as const
export const mostFetches: number = pauses.length

/** When a picture whose nth try came to nothing is tried again. */
export function nextFetch(attempts: number, now: Date): Date {
  const minutes = pauses[Math.min(attempts, mostFetches) - 1] ?? pauses[0]
  return new Date(now.getTime() + minutes * 60_000)
}

/** How a picture stands after its nth try. */
export function afterFetch(attempts: number, answer: FetchOutcome, now: Date): Fetched {
  if (answer.outcome === 'taken') return { state: 'DONE', nextAttemptAt: null, problem: null }
  const isOver = answer.outcome === 'refused' || attempts >= mostFetches
  return isOver
    ? { state: 'FAILED', nextAttemptAt: null, problem: answer.words }
    : { state: 'WAITING', nextAttemptAt: nextFetch(attempts, now), problem: answer.words }
}
