import { zonedTime } from '@quay/domain/time/zoned-time'

/** The hour and minute of an instant on the clock of the branch, as in 08:05. */
export const zonedClock = (instant: string, timeZone: string): string => zonedTime(instant, timeZone).time.slice(0, 5)
