import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'

/**
 * Called first by a program that `askApart` starts: ends the process when it takes more memory or processor time than it
 * was given. In a thread of its own, because the reader of a hostile file never comes back to look.
 */
export function guardLimits(): void {
  const [residentMb, cpuSeconds] = process.argv.slice(2).map(Number)
  new Worker(new URL('./watch-limits.ts', import.meta.url), {
    workerData: { residentBytes: residentMb! * 1_000_000, cpuMicroseconds: cpuSeconds! * 1_000_000 },
  }).unref()
  // Node keeps what it compiled when a process ends by itself, and these are killed: each would compile the program anew.
  flushCompileCache()
}
