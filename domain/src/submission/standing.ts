import type { SubmissionMessage, SubmissionState } from '@quay/contract/submission'

/** How a document stands with a system, as far as rules ask. */
export interface Standing {
  state: SubmissionState
  message: SubmissionMessage
  /** Which saying of the document it is: 1 and more. */
  revision: number
  /** How often this revision was tried. */
  attempts: number
  /** When something was last said of the document; null says that the system cannot know it. */
  lastAttemptAt: string | null
}

/** What is written of a document that is to be sent, or not any more. */
export interface NextStanding {
  state: 'WAITING' | 'DROPPED'
  message: SubmissionMessage
  revision: number
}
