import { beforeEach, describe, expect, it } from 'vitest'
import type { PrintJob } from './print-job.ts'
import { type JobStore, makePrintQueue, type QueueWords, type SendOutcome } from './print-queue.ts'

let disk: Map<string, PrintJob>
let time: number
let printed: string[]
let words: QueueWords
/** What the printer does with each paper; a function may never end: the browser dies in it. */
let printer: (job: PrintJob) => Promise<SendOutcome>
/** Ends of pauses that have not passed. */
let pauses: { milliseconds: number; end: () => void }[]

beforeEach(() => {
  disk = new Map()
  time = 1_000_000
  printed = []
  pauses = []
  printer = async () => ({ done: true })
})

const jobs: JobStore = {
  all: async () => [...disk.values()],
  put: async job => void disk.set(job.id, structuredClone(job)),
  drop: async ids => {
    for (const id of ids) disk.delete(id)
  },
}
const open = (storeId = 's') =>
  makePrintQueue({
    storeId,
    jobs,
    send: async job => {
      const outcome = await printer(job)
      if (outcome.done) printed.push(job.id)
      return outcome
    },
    now: () => time,
    wait: (milliseconds, wake) =>
      new Promise(resolve => {
        pauses.push({ milliseconds, end: resolve })
        wake.addEventListener('abort', () => resolve())
      }),
    alone: work => work(),
    tell: now => {
      words = now
    },
  })
const job = (id: string, opensDrawer = false) => ({ id, name: id, opensDrawer, printed: {} as never })
const settle = async () => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}
async function pass(milliseconds: number) {
  time += milliseconds
  for (const pause of pauses.splice(0)) pause.end()
  await settle()
}
const out: SendOutcome = { done: false, fault: 'paper-out', drawerIsOpen: true }

describe('a printer that works', () => {
  it('prints one after the other and says nothing', async () => {
    const queue = open()
    await Promise.all([queue.add(job('1')), queue.add(job('2')), queue.add(job('3'))])
    expect(printed).toEqual(['1', '2', '3'])
    expect(words).toEqual({ fault: null, asks: 0, waiting: 0, fellBack: false })
  })

  it('keeps what was printed for a day, then forgets it', async () => {
    const queue = open()
    await queue.add(job('1'))
    expect([...disk.keys()]).toEqual(['1'])
    time += 25 * 60 * 60_000
    await open().start()
    expect(disk.size).toBe(0)
  })
})

describe('out of paper', () => {
  it('tries again after 2, 5 and 10 seconds under the same id, and opens the drawer once', async () => {
    const drawers: boolean[] = []
    printer = async ({ opensDrawer, tries }) => {
      drawers.push(opensDrawer)
      return tries < 3 ? out : { done: true }
    }
    const queue = open()
    void queue.add(job('1', true))
    await settle()
    expect(words).toMatchObject({ fault: 'paper-out', waiting: 1 })
    const waited: number[] = []
    for (let pause = 0; pause < 3; pause += 1) {
      waited.push(pauses[0]!.milliseconds)
      await pass(pauses[0]!.milliseconds)
    }
    expect(waited).toEqual([2_000, 5_000, 10_000])
    expect([printed, drawers]).toEqual([['1'], [true, false, false, false]])
  })

  it('prints the newest first when paper is there again, and asks about the others', async () => {
    let hasPaper = false
    printer = async () => (hasPaper ? { done: true } : out)
    const queue = open()
    void queue.add(job('1'))
    await settle()
    time += 1_000
    void queue.add(job('2'))
    await settle()
    time += 1_000
    hasPaper = true
    void queue.add(job('3'))
    await settle()
    await pass(10_000)
    expect(printed).toEqual(['3'])
    expect(words).toMatchObject({ asks: 2, waiting: 0 })
    await queue.resume()
    expect(printed.toSorted()).toEqual(['1', '2', '3'])
    expect(words).toMatchObject({ asks: 0, waiting: 0, fault: null })
  })

  it('asks about a paper that is older than two minutes, and prints it by itself no more', async () => {
    printer = async () => out
    const queue = open()
    void queue.add(job('1'))
    await settle()
    await pass(121_000)
    expect(words).toMatchObject({ asks: 1, waiting: 0, fault: 'paper-out' })
    printer = async () => ({ done: true })
    await pass(60_000)
    expect(printed).toEqual([])
    await queue.drop()
    expect([disk.size, words.asks]).toEqual([0, 0])
  })
})

describe('a button that is pressed in the middle of a try', () => {
  let endTry: (outcome: SendOutcome) => void
  /** A paper whose first try found no paper, and whose second one is on its way. */
  async function inATry() {
    printer = async () => out
    const queue = open()
    void queue.add(job('1'))
    await settle()
    printer = () =>
      new Promise(resolve => {
        endTry = resolve
      })
    await pass(2_000)
    printer = async () => ({ done: true })
    return queue
  }

  it('lets the paper be printed as soon as that try has ended, without a pause', async () => {
    const queue = await inATry()
    const pressed = queue.resume()
    await settle()
    expect(printed).toEqual([])
    endTry(out)
    await pressed
    expect(printed).toEqual(['1'])
    expect(words).toMatchObject({ fault: null, asks: 0, waiting: 0 })
  })

  it('makes the paper fresh: it is tried again from the first pause on', async () => {
    const queue = await inATry()
    printer = async () => out
    time += 100_000
    void queue.resume()
    endTry(out)
    await settle()
    expect(pauses.at(-1)!.milliseconds).toBe(2_000)
    await pass(100_000)
    expect(words).toMatchObject({ asks: 0, waiting: 1 })
  })

  it('has the browser print what that try did not, once, however often it is pressed', async () => {
    const queue = await inATry()
    const taken: string[] = []
    const elsewhere = async ({ id }: PrintJob): Promise<SendOutcome> => {
      taken.push(id)
      await settle()
      return { done: true }
    }
    const pressed = [queue.printElsewhere(elsewhere), queue.printElsewhere(elsewhere)]
    await settle()
    expect(taken).toEqual([])
    endTry(out)
    await Promise.all(pressed)
    expect([taken, printed]).toEqual([['1'], []])
    expect(words).toMatchObject({ fault: null, asks: 0, waiting: 0 })
  })

  it('has the browser print nothing that the printer took after all', async () => {
    const queue = await inATry()
    const taken: string[] = []
    const pressed = queue.printElsewhere(async ({ id }) => {
      taken.push(id)
      return { done: true }
    })
    endTry({ done: true })
    await pressed
    expect([taken, printed]).toEqual([[], ['1']])
  })

  it('takes away what that try did not print', async () => {
    const queue = await inATry()
    const pressed = queue.drop()
    endTry(out)
    await pressed
    await pass(60_000)
    expect([disk.size, printed]).toEqual([0, []])
    expect(words).toMatchObject({ fault: null, asks: 0, waiting: 0 })
  })
})

describe('a browser that ends', () => {
  it.each(['queued', 'sending', 'waiting'] as const)(
    'in %s: the paper is asked about at the next start',
    async state => {
      disk.set('1', {
        ...job('1'),
        storeId: 's',
        at: time,
        freshSince: time,
        state,
        tries: 0,
        fault: null,
        asks: false,
      })
      time += 1
      const queue = open()
      await queue.start()
      expect(printed).toEqual([])
      expect(words).toMatchObject({ asks: 1 })
      await queue.add(job('2'))
      expect(printed).toEqual(['2'])
      await queue.resume()
      expect(printed).toEqual(['2', '1'])
    },
  )

  it('in the middle of sending leaves it on the disk', async () => {
    printer = () => new Promise(() => {})
    void open().add(job('1'))
    await settle()
    expect(disk.get('1')!.state).toBe('sending')
    printer = async () => ({ done: true })
    time += 1
    await open().start()
    expect(disk.get('1')).toMatchObject({ state: 'waiting', asks: true })
  })
})

it('lets a person print what waits on another road: the newest first, each once, and what that road does not take stays', async () => {
  printer = async () => out
  const queue = open()
  for (const id of ['1', '2', '3']) {
    void queue.add(job(id))
    time += 1
    await settle()
  }
  const taken: string[] = []
  await queue.printElsewhere(async ({ id }) => {
    taken.push(id)
    return id === '1' ? { done: false, fault: 'broken' } : { done: true }
  })
  expect(taken).toEqual(['3', '2', '1'])
  expect(['1', '2', '3'].map(id => disk.get(id)?.state)).toEqual(['waiting', 'done', 'done'])
  expect(words.waiting + words.asks).toBe(1)
})

it('asks about no paper of its own, however late it starts', async () => {
  printer = () => new Promise(() => {})
  const queue = open()
  void queue.add(job('1'))
  await settle()
  await queue.start()
  expect(disk.get('1')).toMatchObject({ state: 'sending', asks: false })
})

it('of another store prints nothing and knows nothing', async () => {
  printer = async () => out
  void open('s').add(job('1'))
  await settle()
  const other = open('other')
  await other.start()
  expect(words).toMatchObject({ asks: 0, waiting: 0 })
})

it('says that the browser printed, and that it must be allowed', async () => {
  const queue = open()
  printer = async () => ({ done: true, fellBack: true })
  await queue.add(job('1'))
  expect(words.fellBack).toBe(true)
  printer = async () => ({ done: false, fault: 'no-permission' })
  void queue.add(job('2'))
  await settle()
  await pass(2_000)
  expect(words).toMatchObject({ fault: 'no-permission', asks: 1 })
})
