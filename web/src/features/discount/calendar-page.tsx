import { discountRoutes } from '@quay/contract/discount/routes'
import type { DiscountView } from '@quay/contract/discount/shapes'
import { holdsOn, weeksOf } from '@quay/domain/discount/validity/promotion-calendar'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { discountText } from '../../text/promotion/discount.ts'
import { discountCalendarText as words } from '../../text/promotion/discount-calendar.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'

const mostShown = 4

/** Which promotions hold on which days of a month. */
export default function PromotionCalendar() {
  const today = useBusinessDay()
  const [month, setMonth] = useState(today.slice(0, 7))
  const { data, error, refetch } = useRoute(discountRoutes.list, { query: {} })
  if (error && !data) return <ErrorState title={error.message} traceId={error.requestId} onRetry={() => refetch()} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead
        title={words.title}
        actions={
          <div className="flex items-center gap-1">
            <IconButton label={words.before} icon={<ChevronLeft />} onClick={() => setMonth(monthAfter(month, -1))} />
            <span className="min-w-32 text-center font-semibold" aria-live="polite">
              {words.month(month)}
            </span>
            <IconButton label={words.after} icon={<ChevronRight />} onClick={() => setMonth(monthAfter(month, 1))} />
          </div>
        }
      />
      {data ? (
        <Month month={month} today={today} promotions={data.items.filter(({ isActive }) => isActive)} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  )
}

type MonthProps = { month: string; today: string; promotions: readonly DiscountView[] }

function Month({ month, today, promotions }: MonthProps) {
  return (
    <section
      aria-label={words.month(month)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and a month may have nothing to stop at
      tabIndex={0}
      className="relative overflow-x-auto rounded-3 border border-line bg-surface"
    >
      <table aria-label={words.month(month)} className="w-full min-w-[640px] table-fixed border-collapse">
        <thead>
          <tr>
            {discountText.days.map(name => (
              <th key={name} scope="col" className="px-2 py-1.5 text-left font-medium text-12 text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={row}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                <td key={place} className="h-24 border-line border-t p-1.5 align-top">
                  {day && (
                    <Day day={day} isToday={day === today} promotions={promotions.filter(one => holdsOn(one, day))} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DayProps = { day: string; isToday: boolean; promotions: readonly DiscountView[] }

function Day({ day, isToday, promotions }: DayProps) {
  const more = promotions.slice(mostShown).map(({ name }) => name)
  return (
    <>
      <p className={classNames('text-12', isToday ? 'font-bold text-accent-text' : 'text-ink-2')}>
        {Number(day.slice(8))}
        {isToday && <span className="sr-only"> {words.today}</span>}
      </p>
      <ul className="grid gap-0.5 pt-1 text-12">
        {promotions.slice(0, mostShown).map(({ id, name }) => (
          <li key={id} className="truncate rounded-1 bg-accent-soft px-1 text-accent-text" title={name}>
            {name}
          </li>
        ))}
        {more.length > 0 && (
          <li className="text-ink-2" title={more.join(', ')}>
            {words.more(more.length)}
          </li>
        )}
      </ul>
    </>
  )
}

/** The month so many later, YYYY-MM. */
function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
