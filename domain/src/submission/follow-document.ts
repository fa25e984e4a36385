import type { NextStanding, Standing } from './standing.ts'

/**
 * What has to be said after a document was changed or cancelled, and null where nothing has to. A revision of which the
 * system may have heard is never taken over in place: what follows is a revision of its own.
 */
export function followDocument(standing: Standing, event: 'changed' | 'cancelled'): NextStanding | null {
  const { state, message, revision, lastAttemptAt } = standing
  if (state === 'DROPPED' || message === 'WITHDRAW') return null
  const isUnknown = lastAttemptAt === null
  // Refused at once: the system has it not. After a revision that it may have taken, a refusal says nothing of that.
  const wasNeverTaken = isUnknown || (state === 'REFUSED' && revision === 1)
  if (event === 'cancelled' && wasNeverTaken) return { state: 'DROPPED', message, revision }
  // What is sent is read when it is sent: a change before that needs no message of its own.
  if (event === 'changed' && isUnknown) return null
  return { state: 'WAITING', message: event === 'cancelled' ? 'WITHDRAW' : 'REPORT', revision: revision + 1 }
}
