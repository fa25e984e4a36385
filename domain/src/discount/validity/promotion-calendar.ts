import type { Promotion } from '@quay/contract/discount/promotion'
import { addDays, lastDayOfMonth, weekdayOf } from '../../time/calendar.ts'
import { isDayOf } from './why-inactive.ts'

type Dated = Pick<Promotion, 'startsAt' | 'endsAt' | 'weekdays' | 'monthDays' | 'months'>

/** Whether a promotion holds at some hour of a day, by its dates and days. */
export const holdsOn = (promotion: Dated, day: string): boolean =>
  isDayOf(promotion, day) &&
  (promotion.startsAt === null || promotion.startsAt.slice(0, 10) <= day) &&
  (promotion.endsAt === null || promotion.endsAt > `${day}T00:00`)

/** The days of a month in whole weeks from Monday; days of its neighbours are null. `month` is YYYY-MM. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const last = lastDayOfMonth(first)
  const weeks: (string | null)[][] = []
  for (let monday = addDays(first, 0 - weekdayOf(first)); monday <= last; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const day = addDays(monday, place)
        return day < first || day > last ? null : day
      }),
    )
  return weeks
}
