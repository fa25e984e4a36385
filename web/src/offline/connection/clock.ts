import { readRecord, writeText } from '../../storage/stored.ts'

/** What the till knows of the server's time. */
interface Contact {
  /** The server's clock when it last answered. */
  server: number
  /** This machine's own clock then, which a person may set. */
  wall: number
  /** What no person sets, then; null where the page began anew since. */
  monotonic: number | null
}

/** What a sale says of the clock that it was stamped with. */
export interface ClockState {
  /** What this machine's clock was ahead of the server's at the last contact. */
  offsetMs: number
  /** How long ago that was; null where the server never answered here. */
  sinceContactMs: number | null
  isDoubtful: boolean
  /** The server has not answered since this page began: the time is the machine's own, and a person may have set it while the browser was closed. */
  isRestarted: boolean
}

/** A start of the page after which the machine's clock turned out to be set. */
interface WrongStart {
  /** The last contact before that start: the server's clock then. It tells the sales that were stamped so. */
  contact: number
  /** What their times are ahead of the true ones, in milliseconds. */
  wrongMs: number
}

export interface Clocks {
  wall(): number
  /** Milliseconds since any beginning; runs on when the clock is set. */
  monotonic(): number
}

/** What is remembered for the next start. */
export interface KeptClock {
  server: number
  wall: number
  /** The corrected time when this was written: no later start may lie before it. */
  written: number
  /** The newest few; left out by older versions. */
  wrongStarts?: readonly WrongStart[]
}

const doubtMs = 60_000
const keepEveryMs = 60_000
const mostWrongStarts = 5
/** A sale names its contact by two readings of the clock, which lie a moment apart. */
const sameContactMs = 10_000

/**
 * The corrected clock of a till: the server's time at the last contact and what passed since, counted by what nobody sets. After a new
 * start it is the machine's clock less what it was wrong by, and never before what was written last. The first answer after such a start
 * tells whether somebody set the clock meanwhile, and by how much.
 */
export function makeClock(clocks: Clocks, kept: KeptClock | null, keep: (clock: KeptClock) => void) {
  const begin = { wall: clocks.wall(), monotonic: clocks.monotonic() }
  let contact: Contact | null = kept && { server: kept.server, wall: kept.wall, monotonic: null }
  /** At the start of this page, in the server's time. */
  const startsAt = Math.max(begin.wall - (kept ? kept.wall - kept.server : 0), kept?.written ?? 0)
  const wasBehind = kept !== null && begin.wall - (kept.wall - kept.server) < kept.written - doubtMs
  let lastKept = Number.NEGATIVE_INFINITY
  let wrongStarts = kept?.wrongStarts ?? []

  function now(): number {
    const passed = clocks.monotonic()
    if (contact && contact.monotonic !== null) return contact.server + passed - contact.monotonic
    return startsAt + passed - begin.monotonic
  }

  function state(): ClockState {
    const wall = clocks.wall()
    const { wall: from, monotonic } =
      contact && contact.monotonic !== null ? { wall: contact.wall, monotonic: contact.monotonic } : begin
    const apart = Math.abs(wall - from - (clocks.monotonic() - monotonic))
    const isRestarted = contact === null || contact.monotonic === null
    return {
      offsetMs: Math.round(contact ? contact.wall - contact.server : 0),
      sinceContactMs: contact ? Math.max(0, Math.round(now() - contact.server)) : null,
      isDoubtful: apart > doubtMs || (isRestarted && (contact === null || wasBehind)),
      isRestarted,
    }
  }

  function keepNow() {
    const at = clocks.monotonic()
    if (at - lastKept < keepEveryMs || !contact) return
    lastKept = at
    keep({ server: contact.server, wall: contact.wall, written: now(), wrongStarts })
  }

  /** Of the first answer after a start: what the times since then are ahead of the true ones. */
  function compare(server: number) {
    if (!contact || contact.monotonic !== null) return
    const wrongMs = Math.round(now() - server)
    if (Math.abs(wrongMs) > doubtMs)
      wrongStarts = [...wrongStarts, { contact: contact.server, wrongMs }].slice(-mostWrongStarts)
  }

  return {
    now,
    state,
    /** What a time that was stamped with this state is ahead of the true one, as far as an answer told since; else 0. */
    wrongBy(at: number, { sinceContactMs, isRestarted }: ClockState): number {
      if (!isRestarted || sinceContactMs === null) return 0
      const found = wrongStarts.find(({ contact }) => Math.abs(at - sinceContactMs - contact) < sameContactMs)
      return found?.wrongMs ?? 0
    },
    /** The server said what time it is. */
    note(server: number) {
      if (!Number.isFinite(server)) return
      const isFirst = contact === null || contact.monotonic === null
      compare(server)
      contact = { server, wall: clocks.wall(), monotonic: clocks.monotonic() }
      if (isFirst) lastKept = Number.NEGATIVE_INFINITY
      keepNow()
    },
    /** Writes the time down, at most once a minute. */
    tick: keepNow,
    /** When the server last answered, by its own clock; null where it never did here. */
    lastContact: (): number | null => contact?.server ?? null,
  }
}

const key = 'quay.v2.clock'

function readKept(value: unknown): KeptClock | null {
  const kept = value as Partial<KeptClock>
  const isKnown = [kept.server, kept.wall, kept.written].every(part => typeof part === 'number')
  return isKnown ? (kept as KeptClock) : null
}

let own: ReturnType<typeof makeClock> | null = null
const clock = () => {
  own ??= makeClock(
    { wall: () => Date.now(), monotonic: () => performance.now() },
    readRecord(key, readKept),
    kept => void writeText(key, JSON.stringify(kept)),
  )
  return own
}

/** Now, in the server's time, in epoch milliseconds: for what a till writes down. */
export const correctedNow = (): number => Math.round(clock().now())

/** What a sale says of that time. */
export const clockState = (): ClockState => clock().state()

/**
 * What a time of this browser, in ISO 8601, is ahead of the true one, in milliseconds: the machine's clock was set while the browser was
 * closed, and the first answer since told it. 0 where nothing is known.
 */
export const wrongBy = (at: string, state: ClockState): number => clock().wrongBy(Date.parse(at), state)

/** When the server last answered this browser, in its own time; null where it never did. */
export const lastContact = (): number | null => clock().lastContact()

/** An answer carried the server's time: epoch milliseconds, or the header of an answer. */
export function noteServerTime(time: number | string | null): void {
  if (time !== null) clock().note(typeof time === 'number' ? time : Date.parse(time))
}

/** Writes the time down each minute, so that a machine whose clock fell back is found out. Gives the function that stops it. */
export function keepClock(): () => void {
  clock()
  const timer = setInterval(() => clock().tick(), keepEveryMs)
  return () => clearInterval(timer)
}
