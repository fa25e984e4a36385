import type { SaidClock } from '@quay/contract/bill/said-clock'
import { wrongBy } from '../connection/clock.ts'
import { answers } from '../connection/watch-connection.ts'

/** Whether some of these have a time that no answer of the server has checked: a person may have set the machine's clock before. */
const isUnchecked = (clocks: readonly (SaidClock | undefined)[]): boolean =>
  clocks.some(clock => clock?.isRestarted && clock.wrongMs === undefined)

/** Asks the server's time before such sales or returns go, so that they can say what their time is wrong by. Gives whether they may go. */
export async function checkTimes(clocks: readonly (SaidClock | undefined)[]): Promise<boolean> {
  return !isUnchecked(clocks) || (await answers())
}

/** The clock of a sale or a return, with what its time turned out to be wrong by. @param at when it was, in ISO 8601 */
export function clockToSend(at: string, clock: SaidClock): SaidClock {
  const wrongMs = wrongBy(at, { ...clock, isRestarted: clock.isRestarted === true })
  return wrongMs === 0 ? clock : { ...clock, wrongMs }
}
