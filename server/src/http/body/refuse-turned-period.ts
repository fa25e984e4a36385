import { formatDate } from '@quay/domain/text/format-date'
import { refuseField } from '../../db/domain-error.ts'

const day = /^\d{4}-\d{2}-\d{2}$/
const isDay = (value: unknown): value is string => typeof value === 'string' && day.test(value)

/**
 * A period that ends before it begins is a slip of the hand, in a list as in a report: an empty answer would read as if nothing had happened. Takes what
 * a list is asked, or a file of it; throws `period-invalid`.
 */
export function refuseTurnedPeriod(asked: unknown): void {
  if (typeof asked !== 'object' || asked === null) return
  const { from, to } = asked as { from?: unknown; to?: unknown }
  if (isDay(from) && isDay(to) && from > to)
    throw refuseField('period-invalid', 'from', { from: formatDate(from), to: formatDate(to) })
}
