import { DomainError } from '../../db/domain-error.ts'

/** How many may wait: unpacking holds the whole picture in memory, and each waiting call holds a connection. */
const waitingAtMost = 3

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs work that takes much memory, one after the other. Throws `too-many-requests` when several wait already. */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting > waitingAtMost) throw new DomainError('too-many-requests', { seconds: 2 })
  waiting++
  const mine = last.then(work)
  last = mine.catch(() => {})
  try {
    return await mine
  } finally {
    waiting--
  }
}
