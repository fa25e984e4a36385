import type { SubmissionState } from '@quay/contract/submission'

/**
 * What came of one call. `accepted`: taken, with the number that the system gave. `refused`: read and not taken; the
 * same again would be refused again. `unreachable`: it is unknown whether the system read it.
 */
export type Answer =
  | { outcome: 'accepted'; reference: string | null }
  | { outcome: 'refused'; words: string }
  | { outcome: 'unreachable'; words: string }

export interface Answered {
  state: Exclude<SubmissionState, 'DROPPED'>
  nextAttemptAt: Date | null
  answer: string | null
  reference: string | null
}

/** Minutes after the first, second … call in vain; the tenth of them, more than a day after the first, is the last. */
const pauses = [2, 5, 15, 30, 60, 120, 240, 480, 720, 1_440] as const
export const mostAttempts: number = pauses.length

/** Longer than this no call takes (milliseconds): the shortest pause is longer, so no two of one document run at once. */
export const longestCall = 30_000

/** When a call that is the nth of its revision is made again if nothing is heard of it, not even by us. */
export function nextAttempt(attempts: number, now: Date): Date {
  const minutes = pauses[Math.min(attempts, mostAttempts) - 1] ?? pauses[0]
  return new Date(now.getTime() + minutes * 60_000)
}

/** How a document stands after the answer to its nth call. */
export function afterAnswer(attempts: number, answer: Answer, now: Date): Answered {
  switch (answer.outcome) {
    case 'accepted':
      return { state: 'SENT', nextAttemptAt: null, answer: null, reference: answer.reference }
    case 'refused':
      return { state: 'REFUSED', nextAttemptAt: null, answer: answer.words, reference: null }
    case 'unreachable':
      return attempts >= mostAttempts
        ? { state: 'FAILED', nextAttemptAt: null, answer: answer.words, reference: null }
        : { state: 'WAITING', nextAttemptAt: nextAttempt(attempts, now), answer: answer.words, reference: null }
  }
}
