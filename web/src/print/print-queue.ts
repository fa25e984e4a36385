import { freshFor, type JobFault, keptFor, type PrintJob } from './print-job.ts'

/** Where jobs are kept between two starts of the browser. */
export interface JobStore {
  all(): Promise<PrintJob[]>
  put(job: PrintJob): Promise<void>
  drop(ids: readonly string[]): Promise<void>
}

/** What became of one try. `fellBack`: the browser printed it, because its own road is closed. */
export type SendOutcome = { done: true; fellBack?: boolean } | { done: false; fault: JobFault; drawerIsOpen?: boolean }

/** What the line above the pay button says. */
export interface QueueWords {
  fault: JobFault | null
  /** Papers that wait for a person. */
  asks: number
  /** Papers that wait for the printer. */
  waiting: number
  fellBack: boolean
}

export const silent: QueueWords = { fault: null, asks: 0, waiting: 0, fellBack: false }

interface Deps {
  storeId: string
  jobs: JobStore
  /** Prints a job with all its copies on the road of this till. Never throws. */
  send(job: PrintJob): Promise<SendOutcome>
  now(): number
  /** Resolves after so many milliseconds, or at once when the queue is woken. */
  wait(milliseconds: number, wake: AbortSignal): Promise<void>
  /** Runs the work while no other tab runs its own; without locks at once. */
  alone(work: () => Promise<void>): Promise<void>
  tell(words: QueueWords): void
}

/** How long the printer is left alone after a try that failed, in milliseconds; the last one again and again while the job is fresh. */
const pauses = [2_000, 5_000, 10_000]

/**
 * The papers of a printer, one after the other. A paper that the printer does not take is tried again while it is fresh, then a person
 * is asked; so is one that was found when the till started: nothing old is ever printed by itself. After a jam the newest sale is
 * printed first, because its customer still stands there. The sale never waits for any of it.
 */
export function makePrintQueue(deps: Deps) {
  /** What is older was left by a page before this one. */
  const opened = deps.now()
  let wake = new AbortController()
  let running: Promise<void> | null = null
  /** The newest try, with what came of it. */
  let trying: Promise<number | null> | null = null
  let elsewhere: Promise<void> | null = null
  let fellBack = false
  /** The printer failed and has taken nothing since. */
  let isJammed = false

  const own = async () => (await deps.jobs.all()).filter(job => job.storeId === deps.storeId)
  const change = async (job: PrintJob, patch: Partial<PrintJob>): Promise<PrintJob> => {
    const changed = { ...job, ...patch }
    await deps.jobs.put(changed)
    return changed
  }
  async function tell() {
    const jobs = await own()
    const open = jobs.filter(({ state }) => state !== 'done')
    const asks = open.filter(job => job.asks)
    const faulty = open.filter(job => !job.asks && job.fault !== null)
    const newest = faulty.toSorted((a, b) => b.at - a.at)[0] ?? asks.toSorted((a, b) => b.at - a.at)[0]
    deps.tell({
      fault: newest?.fault ?? null,
      asks: asks.length,
      waiting: open.length - asks.length,
      fellBack,
    })
  }
  /** The next paper that is printed without asking anybody. */
  async function next(): Promise<PrintJob | null> {
    const open = (await own()).filter(({ state, asks }) => state !== 'done' && !asks)
    const byAge = open.toSorted((a, b) => a.at - b.at)
    return (isJammed ? byAge.at(-1) : byAge[0]) ?? null
  }
  async function ageOld() {
    for (const job of await own())
      if (job.state !== 'done' && !job.asks && job.tries > 0 && deps.now() - job.freshSince > freshFor)
        await change(job, { state: 'waiting', asks: true })
  }
  /** Tries a paper and writes down what came of it. Gives how often it was tried in vain; null where it is printed. */
  async function attempt(job: PrintJob): Promise<number | null> {
    const sending = await change(job, { state: 'sending' })
    await tell()
    const outcome = await deps.send(sending)
    if (outcome.done) {
      fellBack = outcome.fellBack ?? false
      await change(sending, { state: 'done', fault: null, asks: false })
      // The printer takes paper again: those that waited behind the newest are asked about.
      if (isJammed) {
        isJammed = false
        for (const other of await own())
          if (other.state === 'waiting' && !other.asks) await change(other, { asks: true })
      }
      await tell()
      return null
    }
    isJammed = true
    const tries = sending.tries + 1
    await change(sending, {
      state: 'waiting',
      tries,
      fault: outcome.fault,
      // The drawer opens with the first try or not at all: minutes later the cashier may be away from it.
      opensDrawer: sending.opensDrawer && !outcome.drawerIsOpen,
      asks: outcome.fault === 'no-permission' || outcome.fault === 'broken',
    })
    await tell()
    return tries
  }
  async function work() {
    for (;;) {
      await ageOld()
      const job = await next()
      if (!job) break
      trying = attempt(job)
      const tries = await trying
      if (tries === null) continue
      wake = new AbortController()
      await deps.wait(pauses[Math.min(tries, pauses.length) - 1]!, wake.signal)
    }
    await tell()
  }
  /** What a person wants holds for the paper of the try that is on its way too, as soon as it is known what came of that. */
  const tried = async () => void (await trying?.catch(() => {}))
  function pump(): Promise<void> {
    running ??= deps
      .alone(work)
      .catch(() => {})
      .finally(() => {
        running = null
      })
    return running
  }
  async function printAllBy(send: (job: PrintJob) => Promise<SendOutcome>) {
    await tried()
    const open = (await own()).filter(({ state }) => state === 'waiting' || state === 'queued')
    for (const job of open.toSorted((a, b) => b.at - a.at)) {
      // The queue leaves it alone meanwhile: the printer may come back.
      const taken = await change(job, { state: 'waiting', asks: true })
      if ((await send(taken)).done) await change(taken, { state: 'done', fault: null, asks: false })
    }
    isJammed = false
    wake.abort()
    await tell()
  }
  async function forgetOld() {
    const old = (await deps.jobs.all()).filter(({ at, state }) => state === 'done' && deps.now() - at > keptFor)
    if (old.length > 0) await deps.jobs.drop(old.map(({ id }) => id))
  }
  return {
    /** Takes a paper. It is printed as soon as the printer is free. */
    async add(job: Pick<PrintJob, 'id' | 'printed' | 'name' | 'opensDrawer'>): Promise<void> {
      await deps.jobs.put({
        ...job,
        storeId: deps.storeId,
        at: deps.now(),
        freshSince: deps.now(),
        // Behind a jam it waits: when the printer takes paper again, only the newest is printed by itself.
        state: isJammed ? 'waiting' : 'queued',
        tries: 0,
        fault: null,
        asks: false,
      })
      wake.abort()
      // A run that is about to end did not see it.
      await running
      await pump()
    },
    /** When the till starts: what was left is asked about, and what is old forgotten. */
    start: () =>
      deps.alone(async () => {
        await forgetOld()
        // A sale of this page may be quicker than its start.
        for (const job of await own())
          if (job.state !== 'done' && job.at < opened) await change(job, { state: 'waiting', asks: true, fault: null })
        await tell()
      }),
    /** A person lets all that waits be printed, the newest first. */
    async resume(): Promise<void> {
      await tried()
      // Wanted now, so it is fresh again.
      for (const job of await own())
        if (job.state !== 'done') await change(job, { state: 'queued', asks: false, tries: 0, freshSince: deps.now() })
      wake.abort()
      await running
      await pump()
    },
    /** A person has what waits printed on another road, the newest first; pressed again meanwhile, it prints nothing twice. */
    printElsewhere(send: (job: PrintJob) => Promise<SendOutcome>): Promise<void> {
      elsewhere ??= printAllBy(send).finally(() => {
        elsewhere = null
      })
      return elsewhere
    },
    /** A person wants none of what waits. */
    async drop(): Promise<void> {
      await tried()
      const open = (await own()).filter(({ state }) => state === 'waiting' || state === 'queued')
      await deps.jobs.drop(open.map(({ id }) => id))
      fellBack = false
      wake.abort()
      await tell()
    },
    settled: () => running ?? Promise.resolve(),
  }
}

export type PrintQueue = ReturnType<typeof makePrintQueue>
