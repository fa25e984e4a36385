import { withOwner } from '../db/connection/pool.ts'
import { sendDue } from '../features/submission/send-due.ts'
import { sendSubmission } from '../features/submission/send-submission.ts'
import { sendSubmissionKind } from '../features/submission/submission-store.ts'
import type { OutsideSystem } from '../outside/outside-system.ts'
import type { JobWorker } from './job-worker.ts'

const now = () => new Date()

/** Tells an outside system of a document, right after the transaction that posted it. */
export const sendSubmissionJob = (systems: readonly OutsideSystem[]): JobWorker => ({
  kind: sendSubmissionKind,
  run: ({ address, log }, job) =>
    withOwner(address, async owner => {
      if (job) await sendSubmission(owner, job, { systems, now, log })
    }),
})

/** Second tries and what a lost job left behind. How often a document is tried is its own matter, not the queue's. */
export const sendDueSubmissions = (systems: readonly OutsideSystem[]): JobWorker => ({
  kind: 'send-due-submissions',
  schedule: '*/5 * * * *',
  minutes: 60,
  run: ({ address, log }) => withOwner(address, owner => sendDue(owner, { systems, now, log })),
})
