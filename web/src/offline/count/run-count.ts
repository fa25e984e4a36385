import type { StoredLine, StoredSheet } from './count-line.ts'
import { afterCountAnswer, type CountAnswer, type CountChange, type CountStep, nextCountStep } from './count-step.ts'

/** Where counts wait. A promise that is kept means: on the disk. */
export interface CountStorage {
  read(): Promise<{ sheets: StoredSheet[]; lines: StoredLine[] }>
  /** Keeps what an answer meant, each line as it is by then. */
  settle(change: CountChange): Promise<void>
}

export interface CountIo {
  storage: CountStorage
  send(step: Exclude<CountStep, { do: 'rest' }>): Promise<CountAnswer>
  now(): number
  /** Waits until that time (null: without end), or until another call wakes it. */
  rest(until: number | null): Promise<unknown>
  /** False ends the run after the step under way: another tab took over. */
  goesOn(): boolean
}

/** Sends what was counted, a few lines at a time, until `goesOn` is false. The only sender; see `count-sender.ts`. */
export async function runCount(io: CountIo): Promise<void> {
  while (io.goesOn()) {
    const { sheets, lines } = await io.storage.read()
    const step = nextCountStep(sheets, lines, io.now())
    if (step.do === 'rest') {
      await io.rest(step.until)
      continue
    }
    const answer = await io.send(step)
    // A tab that lost its turn leaves everything as it is: the new sender gets the same answer for the same revisions.
    if (io.goesOn()) await io.storage.settle(afterCountAnswer(step, answer, io.now()))
  }
}
