import type { Answer } from '@quay/contract/route'
import type { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { StorageConditionsReading } from '@quay/contract/storage-conditions/shapes'
import { addDays, lastDayOfMonth } from '@quay/domain/time/calendar'

export type Sheet = Answer<typeof storageConditionsRoutes.sheet>
export type SheetDay = { day: string; cells: { reading: StorageConditionsReading | undefined; isMissing: boolean }[] }

/** A row for each day of the month, with its two readings; the days to come are empty rows. */
export function daysOfSheet({ month, readings, missing }: Sheet): SheetDay[] {
  const first = `${month}-01`
  const last = lastDayOfMonth(first)
  const days: SheetDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    days.push({
      day,
      cells: (['MORNING', 'AFTERNOON'] as const).map(slot => ({
        reading: readings.find(one => one.day === day && one.slot === slot),
        isMissing: missing.some(one => one.day === day && one.slot === slot),
      })),
    })
  return days
}

/** The remarks beside the figures of a day: measures taken, corrections, late entries. */
export const remarksOf = (
  { cells }: SheetDay,
  late: string,
  corrected: (name: string, reason: string) => string,
): string =>
  cells
    .flatMap(({ reading }) =>
      reading
        ? [
            reading.action,
            reading.isLate && late,
            reading.correctedByName && corrected(reading.correctedByName, reading.correctReason ?? ''),
          ]
        : [],
    )
    .filter(Boolean)
    .join(' · ')

/** The month so many later; negative for earlier ones. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
