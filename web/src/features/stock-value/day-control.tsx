import { addDays, isDate } from '@quay/domain/time/calendar'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import type { Address } from '../../list/filter.ts'
import { stockValueText } from '../../text/stock/stock-value.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'

/** The day of the address; today where the address has no day, or one that is to come. */
export const readDay = ({ day }: Address, today: string): string =>
  day !== undefined && isDate(day) && day < today ? day : today

type DayControlProps = { query: Address; set: (patch: Address) => void }

/** Chooses a day that is past; today has no name in the address. */
export function DayControl({ query, set }: DayControlProps) {
  const today = useBusinessDay()
  const day = readDay(query, today)
  const show = (next: string | null) => set({ day: next === today ? undefined : (next ?? undefined) })
  return (
    <>
      <div className="w-40 max-sm:w-full">
        <DateInput key={day} aria-label={stockValueText.day} today={today} max={today} value={day} onChange={show} />
      </div>
      <Button onClick={() => show(null)}>{stockValueText.today}</Button>
      <Button onClick={() => show(addDays(`${today.slice(0, 7)}-01`, -1))}>{stockValueText.monthBefore}</Button>
      <Button onClick={() => show(addDays(`${today.slice(0, 4)}-01-01`, -1))}>{stockValueText.yearBefore}</Button>
    </>
  )
}
