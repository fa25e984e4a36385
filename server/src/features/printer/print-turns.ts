import type { PrintOutcome } from '../../outside/printer-lan.ts'

/** So long a job that was printed is known again. */
const remembered = 10 * 60_000
/** So many may wait for one printer: more are not printed by waiting. */
const mostWaiting = 20

export type TurnOutcome = { repeated: boolean; outcome: PrintOutcome } | 'full'

/**
 * One paper at a time at each printer, and none twice: a job that comes again while it is printed waits for that, and one that was
 * printed is only told so. A job that failed is printed when it comes again. Kept in memory: a server that starts anew knows none.
 */
export function makePrintTurns(now: () => number = Date.now) {
  const jobs = new Map<string, { at: number; outcome: Promise<PrintOutcome> }>()
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>()

  function forget() {
    for (const [key, { at }] of jobs) if (now() - at > remembered) jobs.delete(key)
  }
  return async (printer: string, jobId: string, print: () => Promise<PrintOutcome>): Promise<TurnOutcome> => {
    forget()
    const key = `${printer} ${jobId}`
    const known = jobs.get(key)
    if (known) return { repeated: true, outcome: await known.outcome }
    const line = lines.get(printer) ?? { last: Promise.resolve(), waiting: 0 }
    if (line.waiting >= mostWaiting) return 'full'
    line.waiting += 1
    const outcome = line.last.then(print)
    line.last = outcome.catch(() => {})
    lines.set(printer, line)
    jobs.set(key, { at: now(), outcome })
    try {
      const made = await outcome
      if (!made.done) jobs.delete(key)
      return { repeated: false, outcome: made }
    } catch (error) {
      jobs.delete(key)
      throw error
    } finally {
      line.waiting -= 1
      if (line.waiting === 0) lines.delete(printer)
    }
  }
}
