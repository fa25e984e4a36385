import type { RowIssue } from '@quay/domain/excel/cell'
import { askApart } from '../../../apart/ask-apart.ts'
import { fileReading, takingOver } from '../../../apart/file-queues.ts'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import type { Answer, GridRow, GridTask, HeadFacts, ListTask, SheetTask } from './sheet-task.ts'

const program = new URL('./sheet-program.ts', import.meta.url)
/** A list of 50,000 rows takes a fraction of the memory, and four seconds. */
const limits = { heapMb: 400, residentMb: 900, cpuSeconds: 10, silentSeconds: 60 }

/** Reads what a file is, while the transaction is left. Throws `excel-unreadable`, `files-waiting`. */
export function readHead(tx: Tx, task: Extract<ListTask, { work: 'head' }>): Promise<HeadFacts> {
  return tx.releaseWhile(() =>
    fileReading.run(tx.storeId, async () => {
      for await (const answer of answers(task)) if ('head' in answer) return answer.head
      throw broken()
    }),
  )
}

/** Reads a file of anything as rows of texts, while the transaction is left. Throws `excel-unreadable`, `files-waiting`. */
export function readGrid(tx: Tx, task: Omit<GridTask, 'work'>): Promise<GridRow[]> {
  return tx.releaseWhile(() =>
    fileReading.run(tx.storeId, async () => {
      const rows: GridRow[] = []
      for await (const answer of answers({ work: 'grid', ...task })) if ('grid' in answer) rows.push(...answer.grid)
      return rows
    }),
  )
}

interface Records<Record> {
  issues: RowIssue[]
  total: number
  /** Portions of 500; the next is read when the one before was taken. */
  portions: AsyncIterable<Record[]>
}

/**
 * Reads all records of a file while the transaction is left, then lets `work` take them portion by portion in a new one.
 * `tell` hears how many rows are read. Throws `excel-unreadable`, `files-waiting`, and what `tell` throws.
 */
export async function withRecords<Record, Result>(
  tx: Tx,
  task: Extract<ListTask, { work: 'records' }>,
  tell: (read: number) => void,
  work: (records: Records<Record>) => Promise<Result>,
): Promise<Result> {
  const heard = answers(task)
  let leave = () => {}
  try {
    const read = await tx.releaseWhile(async () => {
      leave = await takingOver.enter(tx.storeId)
      return fileReading.run(tx.storeId, () => untilRead(heard, tell))
    })
    return await work({ ...read, portions: portionsOf<Record>(heard, read.total) })
  } finally {
    await heard.return(undefined)
    leave()
  }
}

async function untilRead(heard: Heard, tell: (read: number) => void) {
  for (;;) {
    const { value, done } = await heard.next()
    if (done) throw broken()
    if ('read' in value) tell(value.read)
    if ('issues' in value) return value
  }
}

async function* portionsOf<Record>(heard: Heard, total: number): AsyncGenerator<Record[]> {
  for (let got = 0; got < total; ) {
    const { value, done } = await heard.next('more')
    if (done) throw broken()
    if (!('records' in value)) continue
    got += value.records.length
    yield value.records as Record[]
  }
}

const broken = () => new DomainError('excel-unreadable', { reason: 'tệp quá lớn hoặc được làm để gây hại' })

type Heard = AsyncGenerator<Answer, void, 'more' | undefined>

/** What the reading process says, its complaints as errors; `next('more')` asks it for a portion. */
async function* answers(task: SheetTask): Heard {
  const heard = askApart<Answer, 'more'>(program, task, limits)
  try {
    for (let words: 'more' | undefined; ; ) {
      const { value, done } = await heard.next(words)
      if (done) return
      if ('unreadable' in value) throw new DomainError('excel-unreadable', { reason: value.unreadable })
      if ('failure' in value) throw new Error(`A file could not be read because of a mistake of ours: ${value.failure}`)
      words = yield value
    }
  } finally {
    await heard.return()
  }
}
