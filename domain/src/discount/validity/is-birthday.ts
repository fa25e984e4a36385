import type { Promotion } from '@quay/contract/discount/promotion'
import { addDays, weekdayOf } from '../../time/calendar.ts'

/** Whether a day is of the birthday (MM-DD) of a customer: the day, its week from Monday, or its month. 29/02 counts on 28/02. */
export function isBirthday(period: NonNullable<Promotion['birthday']>, born: string, today: string): boolean {
  if (period === 'MONTH') return born.slice(0, 2) === today.slice(5, 7)
  if (period === 'DAY') return birthdayIn(born, today.slice(0, 4)) === today
  const monday = addDays(today, -weekdayOf(today))
  // A week may begin in one year and end in the next.
  return [monday, addDays(monday, 6)].some(day => {
    const own = birthdayIn(born, day.slice(0, 4))
    return own >= monday && own <= addDays(monday, 6)
  })
}

function birthdayIn(born: string, year: string): string {
  const isLeap = addDays(`${year}-02-28`, 1) === `${year}-02-29`
  return `${year}-${born === '02-29' && !isLeap ? '02-28' : born}`
}
