import { fork } from 'node:child_process'
import type { RowIssue } from '@quay/domain/excel/cell'
import { DomainError } from '../../db/domain-error.ts'
import type { Answer, HeadFacts, SheetTask } from './sheet-task.ts'

const program = new URL('./sheet-program.ts', import.meta.url)
/** Of the reading process alone: a list of 50,000 rows takes a fraction of it. */
const memory = ['--max-old-space-size=400', '--max-semi-space-size=8']
/** Reading takes seconds; what takes longer was made to. */
const patienceMs = 120_000
/** Each reading is a process: more at once would only take turns. */
const atOnce = 2
let running = 0

/** Reads what a file is. Throws `excel-unreadable`, `too-many-requests`. */
export async function readHead(task: Extract<SheetTask, { work: 'head' }>): Promise<HeadFacts> {
  for await (const answer of answers(task)) if ('head' in answer) return answer.head
  throw broken()
}

interface Records<Record> {
  issues: RowIssue[]
  total: number
  /** Portions of 500; the next is read when the one before was taken. */
  portions: AsyncIterable<Record[]>
}

/**
 * Reads all records of a file, then lets `work` take them portion by portion. `tell` hears how many rows are read.
 * Throws `excel-unreadable`, `too-many-requests`, and what `tell` throws.
 */
export async function withRecords<Record, Result>(
  task: Extract<SheetTask, { work: 'records' }>,
  tell: (read: number) => void,
  work: (records: Records<Record>) => Promise<Result>,
): Promise<Result> {
  const heard = answers(task)
  try {
    for (;;) {
      const { value, done } = await heard.next()
      if (done) throw broken()
      if ('read' in value) tell(value.read)
      if ('issues' in value) return await work({ ...value, portions: portionsOf<Record>(heard, value.total) })
    }
  } finally {
    await heard.return(undefined)
  }
}

async function* portionsOf<Record>(
  heard: AsyncGenerator<Answer, void, 'more' | undefined>,
  total: number,
): AsyncGenerator<Record[]> {
  for (let got = 0; got < total; ) {
    const { value, done } = await heard.next('more')
    if (done) throw broken()
    if (!('records' in value)) continue
    got += value.records.length
    yield value.records as Record[]
  }
}

const broken = () => new DomainError('excel-unreadable', { reason: 'tệp quá lớn hoặc được làm để gây hại' })

/** What the process says, until it ends or nobody listens any more; `next('more')` asks it for a portion. */
async function* answers(task: SheetTask): AsyncGenerator<Answer, void, 'more' | undefined> {
  if (running >= atOnce) throw new DomainError('too-many-requests', { seconds: 5 })
  running++
  const reader = fork(program, {
    serialization: 'advanced',
    execArgv: memory,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const inbox: Answer[] = []
  let ended: Error | true | undefined
  let wake = () => {}
  const end = (how: Error | true) => {
    ended ??= how
    wake()
  }
  const timer = setTimeout(() => reader.kill('SIGKILL'), patienceMs)
  reader.on('message', answer => {
    inbox.push(answer as Answer)
    wake()
  })
  reader.on('error', end)
  reader.on('exit', () => end(true))
  // What cannot be sent has no reader any more: its end tells.
  reader.send(task, () => {})
  try {
    for (;;) {
      const answer = inbox.shift()
      if (answer) {
        if ('unreadable' in answer) throw new DomainError('excel-unreadable', { reason: answer.unreadable })
        if ('failure' in answer)
          throw new Error(`A file could not be read because of a mistake of ours: ${answer.failure}`)
        // Rows are read: from here on it only waits for whoever takes them.
        if ('issues' in answer) clearTimeout(timer)
        if ((yield answer) === 'more') reader.send('more', () => {})
      } else if (ended instanceof Error) throw ended
      else if (ended) return
      else
        await new Promise<void>(resolve => {
          wake = resolve
        })
    }
  } finally {
    clearTimeout(timer)
    reader.kill('SIGKILL')
    running--
  }
}
