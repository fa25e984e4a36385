/** Runs work for many stores (or sessions, or persons) by turns: no one's work waits behind all of another's. */
export interface FairQueue {
  /** Runs `work` when it is the turn of `key`. Throws what `refuse` gives when this key has too much waiting already. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** Waits for the turn of `key` and gives what ends it; for work that is no single function. Throws as `run` does. */
  enter(key: string): Promise<() => void>
}

interface Bounds {
  /** Works under way, of all keys together. */
  atOnce: number
  /** Works under way for one key. */
  perKey?: number
  /** Works of one key that may wait. */
  waitingPerKey: number
  /** What a key that has this many waiting gets. */
  refuse: (waiting: number) => Error
}

/**
 * A queue with a share for each key: a free place goes to the key whose turn it is, keys taking turns; each key waits in a
 * line of its own, which is bounded. So a key that sends a thousand works delays another's by at most one.
 */
export function fairQueue({ atOnce, perKey = 1, waitingPerKey, refuse }: Bounds): FairQueue {
  const running = new Map<string, number>()
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>()
  let total = 0

  const isFree = (key: string) => total < atOnce && (running.get(key) ?? 0) < perKey

  function begin(key: string): void {
    total++
    running.set(key, (running.get(key) ?? 0) + 1)
  }

  function end(key: string): void {
    total--
    const left = running.get(key)! - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    startNext()
  }

  function startNext(): void {
    for (const [key, line] of waiting) {
      if (!isFree(key)) continue
      waiting.delete(key)
      const start = line.shift()!
      // A key that had a turn goes behind the others.
      if (line.length) waiting.set(key, line)
      begin(key)
      start()
      if (total >= atOnce) return
    }
  }

  async function enter(key: string): Promise<() => void> {
    const line = waiting.get(key) ?? []
    if (!line.length && isFree(key)) begin(key)
    else {
      if (line.length >= waitingPerKey) throw refuse(line.length)
      await new Promise<void>(start => {
        line.push(start)
        waiting.set(key, line)
      })
    }
    return () => end(key)
  }

  return {
    enter,
    async run(key, work) {
      const leave = await enter(key)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
