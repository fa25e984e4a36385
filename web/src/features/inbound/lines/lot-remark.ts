import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { daysBetween } from '@quay/domain/time/calendar'
import { inboundText } from '../../../text/buying/inbound.ts'
import { shortLifeDays } from '../../../ui/date/expiry-text.tsx'
import type { LotSum } from '../write/spread-lots.ts'

export type LotRemark = { tone: 'danger' | 'warning' | 'success' | 'quiet'; text: string }

const daysOfMonth = 30.44
const daysOfYear = 365.25
/** No medicine keeps for more than ten years: its year was typed wrong. */
const farDays = 3_653

type Asked = {
  expiryDate: string | null
  /** Of the lot of that number which the store has; nothing where it is a new one. */
  knownExpiry?: string | null | undefined
  today: string
  /** Of the line, at its last lot only. */
  sum: LotSum | null
  lotCount: number
  /** Of the lot, in the unit of the line. */
  quantity: number
}

/** The one sentence beside a lot: what forbids it, what is missing, what to mind, or how long it lasts. */
export function lotRemark({ expiryDate, knownExpiry, today, sum, lotCount, quantity }: Asked): LotRemark | null {
  const left = expiryDate === null ? null : daysBetween(today, expiryDate)
  if (left !== null && left < 0) return { tone: 'danger', text: inboundText.expiredFor(-left) }
  if (knownExpiry && expiryDate !== null && expiryDate !== knownExpiry)
    return { tone: 'danger', text: inboundText.lotKnown(formatDate(knownExpiry)) }
  if (sum && sum.difference !== 0) return { tone: sum.difference > 0 ? 'danger' : 'warning', text: sum.text }
  if (lotCount > 1 && quantity === 0) return { tone: 'warning', text: inboundText.lotQuantityMissing }
  if (left !== null && left < shortLifeDays) return { tone: 'warning', text: inboundText.shortLife(left) }
  if (left !== null && left > farDays)
    return { tone: 'warning', text: inboundText.farExpiry(formatNumber(Math.floor(left / daysOfYear))) }
  if (sum && lotCount > 1) return { tone: 'success', text: sum.text }
  return left === null ? null : { tone: 'quiet', text: inboundText.monthsLeft(Math.floor(left / daysOfMonth)) }
}
