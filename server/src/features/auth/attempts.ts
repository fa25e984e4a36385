import { DomainError } from '../../db/domain-error.ts'

interface Limit {
  /** Failures in a row that cost nothing. */
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** A right answer proves that the failures were the same person's: they are forgotten. Shared counts only take theirs back. */
  isOwn: boolean
}

/**
 * What is counted apart. A stranger can make a name wait at the stranger's own address and nowhere else: the name as a
 * whole waits only when guesses come from twenty addresses and more, and then not where the person was before.
 */
const limits = {
  nameAtAddress: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60, isOwn: true },
  address: { free: 30, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60, isOwn: false },
  name: { free: 100, firstWaitSeconds: 60, longestWaitSeconds: 15 * 60, isOwn: false },
  /** A browser in which the person signed in before. */
  browser: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60, isOwn: true },
  /** A signed-in person who gives the password again. */
  session: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60, isOwn: true },
  /** Requests for a new password from one address. */
  forgot: { free: 5, firstWaitSeconds: 60, longestWaitSeconds: 60 * 60, isOwn: false },
} satisfies Record<string, Limit>

export type AttemptKey = `${keyof typeof limits}:${string}`

interface Count {
  failures: number
  waitsUntil: number
  touchedAt: number
}

const forgottenAfterMs = 3600_000
const rememberedAtMost = 50_000

/** An attempt under way. It counts as wrong until it is known to be right. */
export interface Attempt {
  /** It was right. */
  succeed(): void
  /** It was not wrong, but nothing was proved either. */
  withdraw(): void
}

export interface Attempts {
  /** Throws `login-locked` while one of the keys waits; counts nothing. */
  refuseWaiting(keys: readonly AttemptKey[], now: Date): void
  /** Counts an attempt under each key. Sent together, attempts are no more than one after the other. */
  begin(keys: readonly AttemptKey[], now: Date): Attempt
}

/** The wrong attempts that one server knows of; a restart, which no stranger can cause, forgets them. */
export function makeAttempts(): Attempts {
  const counts = new Map<string, Count>()

  function read(key: AttemptKey, now: number): Count {
    const known = counts.get(key)
    if (known && Math.max(known.waitsUntil, known.touchedAt) + forgottenAfterMs > now) return known
    return { failures: 0, waitsUntil: 0, touchedAt: now }
  }
  function write(key: AttemptKey, count: Count) {
    // Put at the end: what is forgotten for want of room is what was touched longest ago.
    counts.delete(key)
    if (count.failures > 0) counts.set(key, count)
    if (counts.size > rememberedAtMost) counts.delete(counts.keys().next().value!)
  }
  function refuseWaiting(keys: readonly AttemptKey[], now: Date) {
    const until = Math.max(0, ...keys.map(key => read(key, now.getTime()).waitsUntil))
    if (until > now.getTime())
      throw new DomainError('login-locked', { seconds: Math.ceil((until - now.getTime()) / 1000) })
  }

  return {
    refuseWaiting,
    begin(keys, now) {
      refuseWaiting(keys, now)
      const at = now.getTime()
      const earlier = new Map(keys.map(key => [key, read(key, at)]))
      const ownWaits = new Map<AttemptKey, number>()
      for (const key of keys) {
        const failures = read(key, at).failures + 1
        const wait = waitMs(limitOf(key), failures)
        // Attempts that came together do not begin in the order of their clocks: no wait is none.
        const waitsUntil = wait > 0 ? at + wait : 0
        ownWaits.set(key, waitsUntil)
        write(key, { failures, waitsUntil, touchedAt: at })
      }
      const takeBack = (key: AttemptKey) => {
        const now = read(key, at)
        const failures = now.failures - 1
        // The wait that this attempt brought goes with it; one that others brought since stays.
        const isOwnWait = now.waitsUntil === ownWaits.get(key)
        const waitsUntil = isOwnWait ? earlier.get(key)!.waitsUntil : now.waitsUntil
        write(key, { failures, waitsUntil: failures < limitOf(key).free ? 0 : waitsUntil, touchedAt: at })
      }
      return {
        succeed: () => {
          for (const key of keys) {
            if (limitOf(key).isOwn) counts.delete(key)
            else takeBack(key)
          }
        },
        withdraw: () => keys.forEach(takeBack),
      }
    },
  }
}

const limitOf = (key: AttemptKey): Limit => limits[key.slice(0, key.indexOf(':')) as keyof typeof limits]

/** Nothing while it is free, then the first wait, doubled with each further failure. */
function waitMs({ free, firstWaitSeconds, longestWaitSeconds }: Limit, failures: number): number {
  if (failures < free) return 0
  return Math.min(firstWaitSeconds * 2 ** (failures - free), longestWaitSeconds) * 1000
}
