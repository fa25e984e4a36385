export interface Alarm {
  /** Waits until that time (null: without end) or until it rings; a ring that came before counts. */
  rest(until: number | null): Promise<void>
  ring(): void
}

/** A sleep that can be ended from outside, without losing a ring that comes just before the sleep. */
export function makeAlarm(): Alarm {
  let rung = false
  let end: (() => void) | null = null
  return {
    rest(until) {
      return new Promise(resolve => {
        const timer = until === null ? undefined : setTimeout(() => end?.(), Math.max(until - Date.now(), 0))
        end = () => {
          clearTimeout(timer)
          end = null
          rung = false
          resolve()
        }
        if (rung) end()
      })
    },
    ring() {
      rung = true
      end?.()
    },
  }
}
