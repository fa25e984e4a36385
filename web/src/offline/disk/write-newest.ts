/** Writes records so that only their newest text reaches the disk, one transaction at a time. */
export interface NewestWriter {
  /** The newest texts (null removes). Their write begins at once, or right behind the one under way. */
  put(changes: Iterable<readonly [id: string, text: string | null]>): void
  /** Kept once everything put so far is on the disk or could not be written; then gives whether it was. */
  settled(): Promise<boolean>
  /** Begins to write what waits without waiting for its turn: the page goes away. */
  flush(): void
}

const pauseAfterFault = 2_000

/**
 * `write` stores a batch in one transaction. `report` hears after each batch whether it is on the disk; what failed is
 * kept and tried again, every two seconds and with the next change.
 */
export function writeNewest(
  write: (changes: ReadonlyMap<string, string | null>) => Promise<void>,
  report: (isStored: boolean) => void,
): NewestWriter {
  let waiting = new Map<string, string | null>()
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = () => {
    const batch = waiting
    waiting = new Map()
    return batch
  }
  async function run(): Promise<boolean> {
    clearTimeout(timer)
    while (waiting.size > 0) {
      const batch = take()
      try {
        await write(batch)
        report(true)
      } catch {
        waiting = new Map([...batch, ...waiting])
        timer = setTimeout(start, pauseAfterFault)
        report(false)
        return false
      }
    }
    return true
  }
  function start() {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  return {
    put: changes => {
      for (const [id, text] of changes) waiting.set(id, text)
      void start()
    },
    settled: async () => (running ? running : waiting.size === 0),
    flush: () => {
      const batch = take()
      if (batch.size > 0) void write(batch).catch(() => {})
    },
  }
}
