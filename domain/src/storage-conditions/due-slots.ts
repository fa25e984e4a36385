import {
  afternoonFrom,
  lateDays,
  type StorageConditionsSlot,
  slotHours,
  storageConditionsSlots,
} from '@quay/contract/storage-conditions/shapes'
import { addDays, daysBetween } from '../time/calendar.ts'
import { zonedTime } from '../time/zoned-time.ts'

/** Where the business day stands. */
export interface StorageConditionsClock {
  /** The business day. */
  today: string
  timeZone: string
  now: string
}

export interface SlotOfDay {
  day: string
  slot: StorageConditionsSlot
}

/** After midnight a day that has not been cut off yet goes on: all of it is past. */
function hourOf({ today, timeZone, now }: StorageConditionsClock): number {
  const { day, time } = zonedTime(now, timeZone)
  return Number(time.slice(0, 2)) + 24 * daysBetween(today, day)
}

/** The slot of a reading taken now. */
export const slotNow = (clock: StorageConditionsClock): StorageConditionsSlot =>
  hourOf(clock) < afternoonFrom ? 'MORNING' : 'AFTERNOON'

/** Whether a slot has begun, so that it can have a reading: the afternoon of today has not before noon. */
export const isReadable = ({ day, slot }: SlotOfDay, clock: StorageConditionsClock): boolean =>
  day !== clock.today || slot === 'MORNING' || slotNow(clock) === 'AFTERNOON'

/** The slots of today whose hour has come. */
export const slotsPast = (clock: StorageConditionsClock): StorageConditionsSlot[] =>
  storageConditionsSlots.filter(slot => hourOf(clock) >= slotHours[slot])

/**
 * The readings that should be there and are not, from one day to another, both included, the earliest first: two a day from
 * the day on which the place is watched; of today those whose hour has come, of days to come none.
 */
export function missingSlots(
  { from, to, since }: { from: string; to: string; since: string },
  taken: readonly SlotOfDay[],
  clock: StorageConditionsClock,
): SlotOfDay[] {
  const known = new Set(taken.map(({ day, slot }) => `${day} ${slot}`))
  const first = from < since ? since : from
  const last = to < clock.today ? to : clock.today
  const missing: SlotOfDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    for (const slot of day === clock.today ? slotsPast(clock) : storageConditionsSlots)
      if (!known.has(`${day} ${slot}`)) missing.push({ day, slot })
  return missing
}

/** Whether a reading of a day may be written today. */
export const mayWrite = (day: string, { today, since }: { today: string; since: string }): boolean =>
  day >= since && day <= today && daysBetween(day, today) <= lateDays
