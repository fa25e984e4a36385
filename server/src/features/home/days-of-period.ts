import type { HomePeriod } from '@quay/contract/home/periods'
import { comparedDays, type Days } from '@quay/domain/report/times'
import { addDays } from '@quay/domain/time/calendar'

/** The days of a period that ends today or before, both ends among them. */
export function daysOfPeriod(period: HomePeriod, today: string): Days {
  const monthStart = `${today.slice(0, 8)}01`
  const lastMonthEnd = addDays(monthStart, -1)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case '7days':
      return { from: addDays(today, -6), to: today }
    case '30days':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: monthStart, to: today }
    case 'lastMonth':
      return { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd }
  }
}

/** With which days such a period is compared: one day with the same weekday of the week before, others as in the reports. */
export function daysBefore(period: HomePeriod, days: Days, today: string): Days {
  const isOneDay = period === 'today' || period === 'yesterday'
  if (isOneDay) return { from: addDays(days.from, -7), to: addDays(days.to, -7) }
  return comparedDays(days, 'PREVIOUS', today)!
}
