import { makeAlarm } from '../connection/alarm.ts'
import { setOnline, useConnection } from '../connection/connection.ts'
import type { LineChange, LineName, StoredLine, StoredSheet } from './count-line.ts'
import type { CountAnswer, CountStep } from './count-step.ts'
import { type CountStore, openCountStore } from './count-store.ts'
import { countsName } from './counts-name.ts'
import { isUnsent } from './is-unsent.ts'
import { oldSheets } from './old-sheets.ts'
import { runCount } from './run-count.ts'

/** The counts of a user in this browser: stored, sent when there is a network, and updated in every tab that shows them. */
export interface Counts extends Omit<CountStore, 'read' | 'settle'> {
  change(sheetId: string, name: LineName, change: LineChange): Promise<StoredLine>
  /** Calls back when anything was counted, sent or refused, here or in another tab; gives the function that stops it. */
  watch(changed: () => void): () => void
  /** Tries at once what waits for its next attempt. */
  sendNow(): Promise<void>
  /** Whether everything of a sheet is at the server. */
  isSent(sheetId: string): Promise<boolean>
}

const pauseAfterFault = 1_000
/** Scans come one after the other: a moment later they go together. */
const gatherMs = 600

/** Opens a user's counts and begins to send. `send` carries out one step and never throws. */
export function openCounts(
  userId: string,
  send: (step: Exclude<CountStep, { do: 'rest' }>) => Promise<CountAnswer>,
): Counts {
  const name = countsName(userId)
  const disk = openCountStore(userId)
  const channel = new BroadcastChannel(name)
  const watchers = new Set<() => void>()
  const closing = new AbortController()
  const alarm = makeAlarm()
  let gathering: ReturnType<typeof setTimeout> | undefined

  function tell() {
    channel.postMessage('changed')
    hear()
  }
  function hear() {
    for (const changed of watchers) changed()
    clearTimeout(gathering)
    gathering = setTimeout(alarm.ring, gatherMs)
  }
  channel.onmessage = hear

  async function sendAndReport(step: Exclude<CountStep, { do: 'rest' }>): Promise<CountAnswer> {
    const answer = await send(step)
    if (answer.kind !== 'unclear') setOnline(true)
    return answer
  }

  /** Sends as long as this tab has the turn; without it, waits for it. */
  async function holdTurn(): Promise<void> {
    let mine = true
    const run = () =>
      runCount({
        storage: {
          read: disk.read,
          settle: async change => {
            await disk.settle(change)
            for (const changed of watchers) changed()
            channel.postMessage('changed')
          },
        },
        now: Date.now,
        rest: alarm.rest,
        goesOn: () => mine && !closing.signal.aborted,
        send: sendAndReport,
      })
    try {
      if (navigator.locks) await navigator.locks.request(name, { signal: closing.signal }, run)
      else await run()
    } catch {
      // The storage failed, or the wait was given up: this run is over and the next one may come.
      mine = false
      await new Promise(resolve => setTimeout(resolve, pauseAfterFault))
      if (!closing.signal.aborted) await holdTurn()
    }
  }
  async function sendNow() {
    const { sheets } = await disk.read()
    for (const sheet of sheets) if (sheet.retryAt > 0) await disk.putSheet({ ...sheet, retryAt: 0 })
    alarm.ring()
  }
  async function forgetOld() {
    const { sheets, lines } = await disk.read()
    for (const id of oldSheets(sheets, lines, Date.now())) await disk.forget(id)
  }
  const stopWatching = useConnection.subscribe((now, before) => {
    if (now.online && !before.online) void sendNow()
  })
  void holdTurn()
  void forgetOld().catch(() => {})

  const telling =
    <Input extends unknown[], Result>(work: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      const result = await work(...input)
      tell()
      return result
    }
  return {
    sheetsOf: disk.sheetsOf,
    linesOf: disk.linesOf,
    goodsOf: disk.goodsOf,
    keepGoods: disk.keepGoods,
    putSheet: telling((sheet: StoredSheet) => disk.putSheet(sheet)),
    change: telling(disk.change),
    seed: telling(disk.seed),
    follow: telling(disk.follow),
    forget: telling(disk.forget),
    sendNow,
    async isSent(sheetId) {
      const lines = await disk.linesOf(sheetId)
      return !lines.some(isUnsent)
    },
    watch: changed => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
    close: () => {
      closing.abort()
      clearTimeout(gathering)
      alarm.ring()
      stopWatching()
      channel.close()
      disk.close()
    },
  }
}
