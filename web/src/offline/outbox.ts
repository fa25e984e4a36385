import { makeAlarm } from './alarm.ts'
import { setOnline, setPending, useConnection } from './connection.ts'
import { type NewSale, newEntry, type OutboxEntry, type SendAnswer } from './outbox-entry.ts'
import { withoutPause } from './outbox-step.ts'
import { openOutboxStore } from './outbox-store.ts'
import { type OutboxStorage, runOutbox } from './run-outbox.ts'

/** What the till shows the cashier: the answer, or that none came in time and the outbox goes on asking. */
export type SaleOutcome = SendAnswer | { kind: 'late' }

export interface Outbox {
  /**
   * Stores a sale on the disk, then has it sent. Once this promise is kept the sale cannot be lost; `outcome` is the
   * first answer to it, or `late` after `patience` milliseconds.
   */
  submit(sale: NewSale, patience: number): Promise<{ outcome: Promise<SaleOutcome> }>
  list(): Promise<OutboxEntry[]>
  /** Takes a refused sale out: it was opened again, or given up. */
  drop(id: string): Promise<void>
  /** Tries everything at once that waits for its next attempt. */
  sendNow(): Promise<void>
  /** Calls back when entries came, went or changed, here or in another tab; gives the function that stops it. */
  watch(changed: () => void): () => void
  /** Calls back with answers that came after the wait: the cashier went on, or the browser was restarted. */
  watchLate(settled: (id: string, answer: SendAnswer) => void): () => void
  /** Makes this tab the sender, also when another one is: a hidden tab may sleep. */
  takeOver(): void
  close(): void
}

type Message = { about: 'changed' } | { about: 'settled'; id: string; answer: SendAnswer }

const pauseAfterFault = 1_000

/** Opens a user's outbox and begins to send. `send` posts one sale and never throws. */
export function openOutbox(userId: string, send: (entry: OutboxEntry) => Promise<SendAnswer>): Outbox {
  const name = `quay.v1.${userId}.outbox`
  const disk = openOutboxStore(userId)
  const channel = new BroadcastChannel(name)
  const watchers = new Set<() => void>()
  const lateWatchers = new Set<(id: string, answer: SendAnswer) => void>()
  const waiting = new Map<string, (answer: SendAnswer) => void>()
  const closing = new AbortController()
  const alarm = makeAlarm()

  const storage: OutboxStorage = {
    list: disk.list,
    put: async entry => {
      await disk.put(entry)
      tell({ about: 'changed' })
    },
    remove: async id => {
      await disk.remove(id)
      tell({ about: 'changed' })
    },
  }

  function tell(message: Message) {
    channel.postMessage(message)
    hear(message)
  }
  function hear(message: Message) {
    if (message.about === 'settled') return settle(message.id, message.answer)
    alarm.ring()
    void count()
    for (const changed of watchers) changed()
  }
  function settle(id: string, answer: SendAnswer) {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (waiter) waiter(answer)
    else for (const settled of lateWatchers) settled(id, answer)
  }
  async function count() {
    const entries = await disk.list()
    setPending(entries.filter(entry => entry.state !== 'refused').length)
  }
  channel.onmessage = event => hear(event.data as Message)

  async function sendAndReport(entry: OutboxEntry): Promise<SendAnswer> {
    const answer = await send(entry)
    setOnline(answer.kind !== 'unclear' || answer.why !== 'network')
    return answer
  }

  /** Sends as long as this tab has the turn; without it, waits for it. */
  async function holdTurn(steal: boolean): Promise<void> {
    let mine = true
    const run = () =>
      runOutbox({
        storage,
        now: Date.now,
        rest: alarm.rest,
        goesOn: () => mine && !closing.signal.aborted,
        send: sendAndReport,
        settled: (entry, answer) => tell({ about: 'settled', id: entry.id, answer }),
      })
    try {
      // Without locks (an insecure page) every tab sends; the ids still keep each sale single.
      if (navigator.locks) await navigator.locks.request(name, steal ? { steal } : { signal: closing.signal }, run)
      else await run()
    } catch {
      // Another tab took the turn, or the storage failed: in both cases this run is over and the next one may come.
      mine = false
      alarm.ring()
      await new Promise(resolve => setTimeout(resolve, pauseAfterFault))
      if (!closing.signal.aborted) await holdTurn(false)
    }
  }

  async function sendNow() {
    for (const entry of withoutPause(await storage.list(), Date.now())) await storage.put(entry)
    alarm.ring()
  }
  const stopWatching = useConnection.subscribe((now, before) => {
    if (now.online && !before.online) void sendNow()
  })
  void count()
  void holdTurn(false)

  return {
    submit: async (sale, patience) => {
      const { id } = sale.body
      const answered = new Promise<SendAnswer>(resolve => waiting.set(id, resolve))
      await storage.put(newEntry(sale, Date.now()))
      return { outcome: Promise.race([answered, late(patience)]).finally(() => waiting.delete(id)) }
    },
    list: storage.list,
    drop: storage.remove,
    sendNow,
    watch: changed => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
    watchLate: settled => {
      lateWatchers.add(settled)
      return () => void lateWatchers.delete(settled)
    },
    takeOver: () => void holdTurn(true),
    close: () => {
      closing.abort()
      alarm.ring()
      stopWatching()
      channel.close()
      disk.close()
    },
  }
}

function late(milliseconds: number): Promise<{ kind: 'late' }> {
  return new Promise(resolve => setTimeout(() => resolve({ kind: 'late' }), milliseconds))
}
