import { formatDate } from '@quay/domain/text/format-date'
import { daysBetween } from '@quay/domain/time/calendar'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { kitText } from '../../text/kit/kit.ts'
import { Tag } from '../mark/tag.tsx'

/** Medicine with less than half a year to go is sold first, and bought only on purpose. */
export const shortLifeDays = 180

/** An expiry day, YYYY-MM-DD: amber under half a year, red once it has passed; in both cases with an icon. */
export function ExpiryText({ day, today }: { day: string | null; today: string }) {
  if (day === null) return <span className="text-ink-3">—</span>
  const left = daysBetween(today, day)
  if (left < 0)
    return (
      <span title={kitText.expiredFor(-left)}>
        <Tag tone="danger" icon={<CircleAlert />}>
          {formatDate(day)}
        </Tag>
      </span>
    )
  if (left < shortLifeDays)
    return (
      <span title={kitText.daysLeft(left)}>
        <Tag tone="warning" icon={<Clock />}>
          {formatDate(day)}
        </Tag>
      </span>
    )
  return <span className="whitespace-nowrap">{formatDate(day)}</span>
}
