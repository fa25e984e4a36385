import { periodOf } from '../tax/filing-days.ts'
import { formatDate } from '../text/format-date.ts'
import { addDays, isDate, lastDayOfMonth } from '../time/calendar.ts'

/** A day, a month, a quarter, a half or a whole year as the address of a screen writes it: 2026-11-27, 2026-11, 2026-Q4, 2026-H2, 2026. */
export interface BookPeriod {
  value: string
  label: string
  from: string
  to: string
}

/** The period of an address; undefined where it is none. */
export function readBookPeriod(value: string | undefined): BookPeriod | undefined {
  if (value !== undefined && isDate(value)) return { value, label: formatDate(value), from: value, to: value }
  const match = /^(\d{4})(?:-(?:Q([1-4])|H([12])|(\d{2})))?$/.exec(value ?? '')
  if (!match) return undefined
  const [, year, quarter, half, month] = match
  if (half) {
    const [from, to] = half === '1' ? ['01-01', '06-30'] : ['07-01', '12-31']
    return {
      value: value!,
      label: `6 tháng ${half === '1' ? 'đầu' : 'cuối'} năm ${year}`,
      from: `${year}-${from}`,
      to: `${year}-${to}`,
    }
  }
  if (quarter) {
    const { from, to } = periodOf('QUARTER', `${year}-${String(Number(quarter) * 3).padStart(2, '0')}-01`)
    return { value: value!, label: `Quý ${quarter}/${year}`, from, to }
  }
  if (!month) return { value: value!, label: `Năm ${year}`, from: `${year}-01-01`, to: `${year}-12-31` }
  const from = `${year}-${month}-01`
  return isDate(from) ? { value: value!, label: `Tháng ${month}/${year}`, from, to: lastDayOfMonth(from) } : undefined
}

/** The quarter that a day lies in. */
export const quarterValue = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** What one chooses from on a day: quarters of this year and the last, months of a year back, both years; the newest first. Reports to authorities are of halves. */
export function bookPeriods(today: string, withHalves = false): BookPeriod[] {
  const year = Number(today.slice(0, 4))
  const quarters = [year, year - 1].flatMap(one => [4, 3, 2, 1].map(quarter => `${one}-Q${quarter}`))
  const months: string[] = []
  for (let day = today; months.length < 13; day = addDays(`${day.slice(0, 7)}-01`, -1)) months.push(day.slice(0, 7))
  const halves = withHalves ? [year, year - 1].flatMap(one => [`${one}-H2`, `${one}-H1`]) : []
  return [...halves, ...quarters, ...months, `${year}`, `${year - 1}`]
    .map(value => readBookPeriod(value)!)
    .filter(({ from }) => from <= today)
}
