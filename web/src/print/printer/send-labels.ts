import type { JobFault } from '../print-job.ts'
import type { SendOutcome } from '../print-queue.ts'

/** How long the printer is left alone after a try that failed, in milliseconds; then a person goes on. */
const pauses = [2_000, 5_000, 10_000]

interface Ways {
  /** Sends the labels under the id that they keep: what the printer took is not printed twice. */
  send(): Promise<SendOutcome>
  wait(milliseconds: number): Promise<void>
  /** Says what is wrong, with the way to go on once it is left to the person; null takes it back. */
  tell(fault: JobFault | null, again?: () => Promise<void>): void
}

/** Sends labels, and again while the printer has a fault that may pass: with the words and the pauses of other papers. */
export async function sendLabels(ways: Ways, isTold = false): Promise<void> {
  let told = isTold
  for (let tries = 0; ; tries += 1) {
    const outcome = await ways.send()
    if (outcome.done) {
      if (told) ways.tell(null)
      return
    }
    told = true
    const isLast = pauses[tries] === undefined || outcome.fault === 'broken' || outcome.fault === 'no-permission'
    // Only when nothing is under way any more: the same labels would run twice beside each other.
    ways.tell(outcome.fault, isLast ? () => sendLabels(ways, true) : undefined)
    if (isLast) return
    await ways.wait(pauses[tries]!)
  }
}
