import type { ReportRow } from '@quay/contract/report/shapes'
import { type MeasureId, measureOf } from '@quay/domain/report/measures'
import { timeKeys, timeLabel } from '@quay/domain/report/times'
import { reportText } from '../../text/money/report.ts'
import { compactNumber } from '../../ui/mark/compact-number.ts'
import { figureText } from './figure-text.ts'
import { hoursOf, strengthOf, weekOf } from './week-of.ts'

type WeekChartProps = { rows: readonly ReportRow[]; lead: MeasureId; label: string }

/** Hours of the week as a table of squares: the stronger the colour, the larger the figure, which each square says in short. */
export function WeekChart({ rows, lead, label }: WeekChartProps) {
  const week = weekOf(rows, lead)
  const hours = hoursOf(week)
  const most = Math.max(0, ...week.values())
  const { kind } = measureOf(lead)
  return (
    <section
      aria-label={`${label}, ${reportText.hoursOfWeek}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and holds nothing to stop at
      tabIndex={0}
      className="ring-in overflow-x-auto"
    >
      <table className="w-full border-separate border-spacing-0.5 text-12">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <td />
            {hours.map(hour => (
              <th key={hour} scope="col" className="min-w-9 text-center font-normal text-ink-2">
                {hour}h
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {timeKeys('weekday', '', '', 0).map(day => (
            <tr key={day}>
              <th scope="row" className="whitespace-nowrap pr-2 text-left font-normal text-ink-2">
                {timeLabel('weekday', day)}
              </th>
              {hours.map(hour => {
                const value = week.get(`${day}~${hour}`) ?? 0
                return (
                  <td
                    key={hour}
                    title={`${timeLabel('weekday', day)}, ${timeLabel('hour', String(hour))}: ${figureText(value, kind)}`}
                    className="h-7 rounded-1 text-center"
                    style={{
                      backgroundColor: `color-mix(in srgb, var(--color-chart-0) ${strengthOf(value, most)}%, var(--color-surface))`,
                    }}
                  >
                    {value !== 0 && compactNumber(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
