import { formatDate } from '@quay/domain/text/format-date'
import { zonedTime } from '@quay/domain/time/zoned-time'

type DateTimeTextProps = {
  /** An instant in ISO 8601; null shows a dash. */
  instant: string | null
  /** `minute` for lists, `second` where papers are compared, `time` where the day is plain, `day` without the hour. */
  precision?: 'day' | 'minute' | 'second' | 'time'
}

/** An instant in Vietnamese time: DD/MM/YYYY HH:mm, the seconds in the tooltip. */
export function DateTimeText({ instant, precision = 'minute' }: DateTimeTextProps) {
  if (instant === null) return <span className="text-ink-3">—</span>
  const { day, time } = zonedTime(instant, 'Asia/Ho_Chi_Minh')
  const shown = {
    day: formatDate(day),
    minute: `${formatDate(day)} ${time.slice(0, 5)}`,
    second: `${formatDate(day)} ${time}`,
    time: time.slice(0, 5),
  }
  return (
    <time dateTime={instant} title={shown.second} className="whitespace-nowrap">
      {shown[precision]}
    </time>
  )
}
