export interface Alarm<Reason extends string = 'rung'> {
  /** Waits until that time (null: without end) or until it rings; a ring that came before counts. Gives why it ended. */
  rest(until: number | null): Promise<Reason | 'over'>
  /** Of several rings before one is heard the last one counts, unless one of them was `urgent`. */
  ring(...reason: Reason extends 'rung' ? [] : [Reason]): void
}

/** A sleep that can be ended from outside, without losing a ring that comes just before the sleep. */
export function makeAlarm<Reason extends string = 'rung'>(urgent?: Reason): Alarm<Reason> {
  let rung: Reason | null = null
  let end: ((why: Reason | 'over') => void) | null = null
  return {
    rest(until) {
      return new Promise(resolve => {
        const timer = until === null ? undefined : setTimeout(() => end?.('over'), Math.max(until - Date.now(), 0))
        end = why => {
          clearTimeout(timer)
          end = null
          rung = null
          resolve(why)
        }
        if (rung !== null) end(rung)
      })
    },
    ring(...[reason]) {
      if (rung === null || rung !== urgent) rung = (reason ?? 'rung') as Reason
      end?.(rung)
    },
  }
}
