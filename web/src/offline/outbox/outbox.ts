import type { Bill } from '@quay/contract/bill/shapes'
import { makeAlarm } from '../connection/alarm.ts'
import { setOnline, setPending, setProgress, useConnection } from '../connection/connection.ts'
import { type NewSale, newEntry, type OutboxEntry, patience, type SaleLife, type SendAnswer } from './outbox-entry.ts'
import type { BatchAnswer } from './outbox-step.ts'
import type { OutboxCounts, OutboxStore } from './outbox-store.ts'
import { type OutboxIo, runKept, runLive, type Waking } from './run-outbox.ts'

/** What the till shows the cashier. */
export type SaleOutcome =
  | { kind: 'saved'; bill: Bill /** The disk did not take it: it was sent from memory. */; isDirect?: true }
  | Extract<SendAnswer, { kind: 'refused' }>
  /** The till goes on: it is on the disk with its number, and the server takes it as it happened. */
  | { kind: 'kept'; why: 'network' | 'server' | 'session' | 'late' }
  /** The disk does not take it, and no server answered: nothing was sold. */
  | { kind: 'unstored' }
  /** The disk does not take it, and the server may have it: the cart stays, and goes again under its id. */
  | { kind: 'unsure' }

/** What the tray shows, the newest of each class. */
export interface TrayEntry extends OutboxEntry {
  isUnderWay: boolean
}

export interface Outbox {
  /**
   * Stores a sale on the disk, then has it sent. Without a network, or without an answer within `patience`, it is kept: written with its
   * number before this promise is, so that paper may come out.
   */
  submit(sale: NewSale): Promise<SaleOutcome>
  /** The first sales that wait, those that need a person before the others. */
  list(limit: number): Promise<TrayEntry[]>
  get(id: string): Promise<OutboxEntry | null>
  /** Of all that wait. */
  every(): Promise<OutboxEntry[]>
  /** Takes a refused live sale out: it was opened again, or given up. */
  drop(id: string): Promise<void>
  /** Changes what this browser keeps of a sale that waits; null leaves it, and where it waits no more there is nothing to change. */
  change(id: string, work: (entry: OutboxEntry, isUnderWay: boolean) => OutboxEntry | null): Promise<void>
  /** Cancels a kept sale that was not sent yet; false where it is on its way or gone. */
  voidSale(id: string, reason: string, at: string): Promise<boolean>
  /** Sends again what the server could not read. */
  sendAgain(ids: readonly string[]): Promise<void>
  /** Tries everything at once that waits for its next attempt. */
  sendNow(): Promise<void>
  /** A person proved who they are: what they sold under their name alone is theirs. */
  confirmSeller(sellerId: string): Promise<void>
  /** Sends the acknowledged sales of seven days again: the server was restored from a copy of before. What it still has is answered. */
  offerSentAgain(): Promise<void>
  counts(): Promise<OutboxCounts>
  series: OutboxStore['series']
  oldest: OutboxStore['oldest']
  /** Calls back when entries came, went or changed, here or in another tab; gives the function that stops it. */
  watch(changed: () => void): () => void
  /** Calls back with answers that came after the wait: the cashier went on, or the browser was restarted. */
  watchLate(settled: (id: string, answer: SendAnswer) => void): () => void
  /** Calls back with each acknowledged sale, whoever waited for it. */
  watchSaved(saved: (id: string) => void): () => void
  /** Makes this tab the sender, also when another one is: a hidden tab may sleep. */
  takeOver(): void
  close(): void
}

type Message =
  | { about: 'changed'; why: 'new' | 'now' | 'gone' }
  | { about: 'settled'; id: string; answer: SendAnswer }
  | { about: 'under way'; ids: readonly string[] }

/** What the outbox asks of the outside. None of these throws. */
export interface OutboxWays {
  /** Posts one live sale; `signal` gives it up. */
  send(entry: OutboxEntry): Promise<SendAnswer>
  sendBatch(batch: readonly OutboxEntry[]): Promise<BatchAnswer>
  /** Whether it may go with who is signed in here. */
  mayGo(entry: OutboxEntry): boolean
  /** Nothing waits that may go. */
  idle?(): void
  now(): number
}

const pauseAfterFault = 1_000
/** A queue of more than a batch is shown with how far it is. */
const longQueue = 20

/** Opens the outbox of a store and begins to send. */
export function openOutbox(storeId: string, disk: OutboxStore, ways: OutboxWays): Outbox {
  const name = `quay.v2.${storeId}.outbox`
  const channel = new BroadcastChannel(name)
  const watchers = new Set<() => void>()
  const lateWatchers = new Set<(id: string, answer: SendAnswer) => void>()
  const savedWatchers = new Set<(id: string) => void>()
  const waiting = new Map<string, (answer: SendAnswer) => void>()
  const closing = new AbortController()
  const alarms = { live: makeAlarm<Exclude<Waking, 'over'>>('now'), kept: makeAlarm<Exclude<Waking, 'over'>>('now') }
  let underWay: ReadonlySet<string> = new Set()
  let queue = { of: 0, shown: -1 }

  function tell(message: Message) {
    channel.postMessage(message)
    hear(message)
  }
  function hear(message: Message) {
    if (message.about === 'settled') return settle(message.id, message.answer)
    if (message.about === 'under way') underWay = new Set(message.ids)
    else {
      if (message.why !== 'gone') for (const alarm of Object.values(alarms)) alarm.ring(message.why)
      void count().catch(() => {})
    }
    for (const changed of watchers) changed()
  }
  function settle(id: string, answer: SendAnswer) {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (answer.kind === 'saved') for (const saved of savedWatchers) saved(id)
    if (waiter) waiter(answer)
    else if (answer.kind !== 'unclear') for (const settled of lateWatchers) settled(id, answer)
  }
  async function count() {
    const { live, kept, behind, refused } = await disk.count()
    setPending(live + kept + behind, refused)
    showProgress(kept + behind)
  }
  /** A long queue tells how far it is, by tenths. */
  function showProgress(left: number) {
    if (left === 0 || !useConnection.getState().online) {
      queue = { of: 0, shown: -1 }
      if (useConnection.getState().progress) setProgress(null)
      return
    }
    queue.of = Math.max(queue.of, left)
    if (queue.of <= longQueue) return
    const sent = queue.of - left
    const tenth = Math.floor((sent * 10) / queue.of)
    if (tenth === queue.shown) return
    queue.shown = tenth
    setProgress({ sent, of: queue.of })
  }
  channel.onmessage = event => hear(event.data as Message)
  const changed = (why: 'new' | 'now' | 'gone') => tell({ about: 'changed', why })

  async function sendAndReport(entry: OutboxEntry): Promise<SendAnswer> {
    const answer = await ways.send(entry)
    if (answer.kind !== 'unclear' || answer.why === 'network') setOnline(answer.kind !== 'unclear')
    return answer
  }
  async function sendBatch(batch: readonly OutboxEntry[]): Promise<BatchAnswer> {
    const answer = await ways.sendBatch(batch)
    if (answer.kind !== 'unclear' || answer.why === 'network') setOnline(answer.kind !== 'unclear')
    return answer
  }

  /** Sends as long as this tab has the turn; without it, waits for it. */
  async function holdTurn(steal: boolean): Promise<void> {
    let mine = true
    const io = (alarm: (typeof alarms)['live']): OutboxIo => ({
      storage: {
        first: disk.first,
        settle: async settlement => {
          await disk.settle(settlement)
          changed('gone')
        },
        settleLive: async (entry, answer) => {
          const isSettled = await disk.settleLive(entry, answer)
          changed('gone')
          return isSettled
        },
      },
      send: sendAndReport,
      sendBatch,
      mayGo: ways.mayGo,
      now: Date.now,
      random: Math.random,
      rest: until => {
        if (until === null && alarm === alarms.kept) ways.idle?.()
        return alarm.rest(until)
      },
      goesOn: () => mine && !closing.signal.aborted,
      underWay: ids => tell({ about: 'under way', ids }),
      settled: (entry, answer) => tell({ about: 'settled', id: entry.id, answer }),
    })
    // One batch and one live sale are under way at a time, never more.
    const run = () => Promise.all([runLive(io(alarms.live)), runKept(io(alarms.kept))])
    try {
      // Without locks (an insecure page) every tab sends; the ids still keep each sale single.
      if (navigator.locks) await navigator.locks.request(name, steal ? { steal } : { signal: closing.signal }, run)
      else await run()
    } catch {
      // Another tab took the turn, or the storage failed: in both cases this run is over and the next one may come.
      mine = false
      for (const alarm of Object.values(alarms)) alarm.ring('now')
      await new Promise(resolve => setTimeout(resolve, pauseAfterFault))
      if (!closing.signal.aborted) await holdTurn(false)
    }
  }

  const stopWatching = useConnection.subscribe((now, before) => {
    if (now.online && !before.online) changed('now')
  })
  void count().catch(() => {})
  void holdTurn(false)

  /** Puts a sale on the disk and gives it back as it lies there; null where the disk does not take it. */
  const store = (sale: NewSale, life: SaleLife) => disk.add(newEntry(sale, life, ways.now())).catch(() => null)

  /** Where the disk takes nothing, who sells with a network still sells. */
  async function sendFromMemory(sale: NewSale): Promise<SaleOutcome> {
    const answer = await inTime(sendAndReport(newEntry(sale, 'live', ways.now())))
    if (answer?.kind === 'saved') return { kind: 'saved', bill: answer.bill as Bill, isDirect: true }
    if (answer?.kind === 'refused') return answer
    return answer?.why === 'network' ? { kind: 'unstored' } : { kind: 'unsure' }
  }

  async function submit(sale: NewSale): Promise<SaleOutcome> {
    const { id } = sale.body
    // A customer or a lot that the till put down itself is made by the sale's own message.
    if (!useConnection.getState().online || sale.offline.newCustomer || sale.offline.notedLots) {
      if (!(await store(sale, 'kept'))) return { kind: 'unstored' }
      changed('new')
      return { kind: 'kept', why: 'network' }
    }
    const answered = new Promise<SendAnswer>(resolve => waiting.set(id, resolve))
    if (!(await store(sale, 'live'))) {
      waiting.delete(id)
      return sendFromMemory(sale)
    }
    changed('new')
    const answer = await inTime(answered)
    if (answer?.kind === 'saved') return { kind: 'saved', bill: answer.bill as Bill }
    if (answer?.kind === 'refused') return answer
    // Its number is on the disk before paper comes out.
    const kept = await disk.keep(id).catch(() => undefined)
    waiting.delete(id)
    if (kept === undefined) return { kind: 'unsure' }
    changed('new')
    return { kind: 'kept', why: answer?.why ?? 'late' }
  }

  return {
    submit,
    get: disk.get,
    async list(limit) {
      const found = await Promise.all(
        (['refused', 'live', 'kept', 'behind'] as const).map(due => disk.first(due, limit)),
      )
      return found
        .flat()
        .slice(0, limit)
        .map(entry => ({
          ...entry,
          isUnderWay: underWay.has(entry.id) || (entry.due === 'live' && waiting.has(entry.id)),
        }))
    },
    async every() {
      const found = await Promise.all(
        (['live', 'kept', 'behind', 'refused'] as const).map(due => disk.first(due, 20_000)),
      )
      return found.flat()
    },
    async drop(id) {
      await disk.remove(id)
      changed('gone')
    },
    async change(id, work) {
      await disk.change(id, entry => work(entry, underWay.has(id)))
    },
    async voidSale(id, reason, at) {
      if (underWay.has(id)) return false
      let isVoided = false
      await disk.change(id, entry => {
        if (entry.life !== 'kept' || !entry.offline || entry.offline.voided) return null
        isVoided = true
        return { ...entry, held: null, offline: { ...entry.offline, voided: { at, reason } } }
      })
      changed('new')
      return isVoided
    },
    async sendAgain(ids) {
      for (const id of ids)
        await disk.change(id, entry => (entry.due === 'refused' ? { ...entry, due: entry.life, refusal: null } : null))
      changed('now')
    },
    sendNow: async () => changed('now'),
    async confirmSeller(sellerId) {
      for (const entry of await this.every())
        if (entry.body.sellerId === sellerId && entry.offline?.sellerIsClaimed)
          await disk.change(entry.id, ({ offline, ...stored }) => {
            if (!offline) return null
            const { sellerIsClaimed: _proved, ...rest } = offline
            return { ...stored, offline: rest }
          })
    },
    async offerSentAgain() {
      const { offerSent } = await import('./offer-sent.ts')
      await offerSent(storeId, disk)
      changed('new')
    },
    counts: disk.count,
    series: disk.series,
    oldest: disk.oldest,
    watch: changed => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
    watchLate: settled => {
      lateWatchers.add(settled)
      return () => void lateWatchers.delete(settled)
    },
    watchSaved: saved => {
      savedWatchers.add(saved)
      return () => void savedWatchers.delete(saved)
    },
    takeOver: () => void holdTurn(true),
    close: () => {
      closing.abort()
      for (const alarm of Object.values(alarms)) alarm.ring('now')
      stopWatching()
      channel.close()
    },
  }
}

/** The answer, or null where none came within the patience of who stands at the counter. */
function inTime(answered: Promise<SendAnswer>): Promise<SendAnswer | null> {
  return Promise.race([answered, new Promise<null>(resolve => setTimeout(() => resolve(null), patience))])
}
