import { z } from 'zod'
import { instant } from './field.ts'

/** Systems of the state that pharmacies report to: the one of 2018, and the one that takes its place. */
export const reportSystems = ['duoc-quoc-gia', 'csdl-duoc'] as const
export const reportSystemLabel = {
  'duoc-quoc-gia': 'Dược Quốc gia',
  'csdl-duoc': 'CSDL Dược',
} as const satisfies Record<ReportSystem, string>

/** Documents that are reported. */
export const reportedKinds = ['inbound', 'inbound-return'] as const
/** What is said of a document: here it is, as it is now; or: it is cancelled. */
export const submissionMessages = ['REPORT', 'WITHDRAW'] as const
/**
 * `WAITING` is sent by itself. `SENT` was taken; `REFUSED` was read and not taken, `FAILED` was tried in vain for more than
 * a day: both wait for a person. `DROPPED` was cancelled before anything was said of it.
 */
export const submissionStates = ['WAITING', 'SENT', 'REFUSED', 'FAILED', 'DROPPED'] as const

export type ReportSystem = (typeof reportSystems)[number]
export type ReportedKind = (typeof reportedKinds)[number]
export type SubmissionMessage = (typeof submissionMessages)[number]
export type SubmissionState = (typeof submissionStates)[number]

/** How a document stands with one system. A branch that was never connected has none. */
export const submission = z.object({
  system: z.enum(reportSystems),
  message: z.enum(submissionMessages),
  state: z.enum(submissionStates),
  attempts: z.int(),
  lastAttemptAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  /** Why it was refused or not reached. */
  answer: z.string().nullable(),
  /** The number that the system gave the document. */
  reference: z.string().nullable(),
})
export type Submission = z.output<typeof submission>
