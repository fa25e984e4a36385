import type { JobFault } from '../print-job.ts'

/** What became of bytes that went to a printer of this browser. */
export type LineOutcome = { done: true } | { done: false; fault: JobFault }

/** ESC/POS, real-time: the state of cover and of paper; the printer answers with a byte each. */
export const askState = Uint8Array.of(0x10, 0x04, 0x02, 0x10, 0x04, 0x04)
/** So long a printer may take to tell its state; many tell none. */
export const statePatience = 300

/** What the two bytes say; null is nothing in the way. */
export function faultIn([cover = 0, paper = 0]: Uint8Array): JobFault | null {
  if (cover & 0x04) return 'cover-open'
  return cover & 0x20 || (paper & 0x60) === 0x60 ? 'paper-out' : null
}

/** So long a step may take that moves no bytes, or a portion of them over USB: a printer that is switched off in the middle answers never. */
export const stepPatience = 10_000

/** A result; throws when it takes longer: a line that hangs must not hold the papers behind it. */
export async function inTime<T>(work: Promise<T>, milliseconds = stepPatience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The printer takes no bytes')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A result, or null when it takes longer. */
export function within<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
