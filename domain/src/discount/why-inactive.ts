import type { Promotion } from '@quay/contract/discount/promotion'
import { addDays, weekdayOf } from '../time/calendar.ts'
import type { PromotionContext } from './promotion-context.ts'
import type { TraceReason } from './trace.ts'

/** Why a promotion does not hold for a bill, whatever is in it: the first reason, or null where it holds. */
export function whyInactive(promotion: Promotion, context: PromotionContext): TraceReason | null {
  const { startsAt, endsAt, branchIds, sellerIds, groupIds } = promotion
  const { at, customer } = context
  if (promotion.codeKind !== 'NONE' && !context.codes.includes(promotion.id)) return { code: 'needs-code' }
  if (startsAt !== null && at < startsAt) return { code: 'not-started', from: startsAt }
  if (endsAt !== null && at >= endsAt) return { code: 'ended', to: endsAt }
  if (!isOnTime(promotion, at)) return { code: 'other-time' }
  if (branchIds !== null && !branchIds.includes(context.branchId)) return { code: 'other-branch' }
  if (sellerIds !== null && !sellerIds.includes(context.sellerId)) return { code: 'other-seller' }
  if (groupIds !== null) {
    if (!customer) return { code: 'needs-customer' }
    if (customer.groupId === null || !groupIds.includes(customer.groupId)) return { code: 'other-group' }
  }
  if (promotion.maxUses !== null && promotion.usedCount >= promotion.maxUses) return { code: 'uses-gone' }
  if (promotion.budget !== null && promotion.usedAmount >= promotion.budget) return { code: 'budget-short' }
  return context.declined.includes(promotion.id) ? { code: 'declined' } : null
}

const everyDay = 127
const dayMinutes = 1440

/** Whether the weekday and the hour are right. What runs over midnight belongs to the day on which it began. */
function isOnTime({ weekdays, hours }: Pick<Promotion, 'weekdays' | 'hours'>, at: string): boolean {
  if (weekdays === everyDay && hours === null) return true
  const today = at.slice(0, 10)
  const minute = Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16))
  const isDay = (day: string) => ((weekdays >> weekdayOf(day)) & 1) === 1
  return (hours ?? [{ from: 0, to: dayMinutes }]).some(({ from, to }) => {
    if (from < to) return minute >= from && minute < to && isDay(today)
    return (minute >= from && isDay(today)) || (minute < to && isDay(addDays(today, -1)))
  })
}
