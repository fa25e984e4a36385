import { fork } from 'node:child_process'
import { setPriority } from 'node:os'

/** What a process that reads a file may take. Past a limit it is killed. */
export interface ApartLimits {
  /** MB of what the program itself keeps. */
  heapMb: number
  /** MB of memory in all, unpacked bytes among it. */
  residentMb: number
  /** Seconds of processor time in all. */
  cpuSeconds: number
  /** Seconds that one answer may be waited for: a machine that is busy gives the process less than its time. */
  silentSeconds: number
  /** More arguments of Node. */
  flags?: readonly string[]
}

/** Behind the work that people wait for at the till. */
const priority = 5

/**
 * Starts a program in a process of its own, gives it a task and yields its answers; `next(words)` sends it words. Ends when
 * the process ends, be it killed for what it took; a caller that got no answer by then takes the file for a hostile one.
 * The program calls `guardLimits` first and answers by `process.send`.
 */
export async function* askApart<Answer, Words extends string = never>(
  program: URL,
  task: object,
  { heapMb, residentMb, cpuSeconds, silentSeconds, flags = [] }: ApartLimits,
): AsyncGenerator<Answer, void, Words | undefined> {
  const child = fork(program, [String(residentMb), String(cpuSeconds)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8', ...flags],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  yieldToOthers(child.pid)
  const inbox: Answer[] = []
  let ended: Error | true | undefined
  let wake = () => {}
  const end = (how: Error | true) => {
    ended ??= how
    wake()
  }
  child.on('message', answer => {
    inbox.push(answer as Answer)
    wake()
  })
  child.on('error', end)
  child.on('exit', () => end(true))
  // What cannot be sent has no reader any more: its end says so.
  child.send(task, () => {})
  try {
    for (;;) {
      const answer = inbox.shift()
      if (answer !== undefined) {
        const words = yield answer
        if (words !== undefined) child.send(words, () => {})
      } else if (ended instanceof Error) throw ended
      else if (ended) return
      else {
        const patience = setTimeout(() => child.kill('SIGKILL'), silentSeconds * 1000)
        await new Promise<void>(resolve => {
          wake = resolve
        })
        clearTimeout(patience)
      }
    }
  } finally {
    child.kill('SIGKILL')
  }
}

function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {
    // It has ended already, or the system does not let us: then it works like the others.
  }
}
