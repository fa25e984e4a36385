import { availableParallelism } from 'node:os'
import { DomainError } from '../db/domain-error.ts'
import { fairQueue } from '../fair-queue.ts'

const refuse = (waiting: number) => new DomainError('files-waiting', { count: waiting + 1 })
const atOnce = Math.max(2, availableParallelism())

/** Sheets and invoices, each read in a process of its own. */
export const fileReading = fairQueue({ atOnce, waitingPerKey: 3, refuse })

/** Pictures: a form sends several at once. */
export const pictureReading = fairQueue({ atOnce, waitingPerKey: 10, refuse })

/**
 * Lists that are tried out or taken over, from the reading to the last row: the process that has read one waits with its
 * records, so that there are few of them.
 */
export const takingOver = fairQueue({ atOnce: 2 * atOnce, waitingPerKey: 2, refuse })
