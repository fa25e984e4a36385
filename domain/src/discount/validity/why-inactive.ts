import type { Promotion } from '@quay/contract/discount/promotion'
import { addDays, weekdayOf } from '../../time/calendar.ts'
import type { TraceReason } from '../trace.ts'
import { isBirthday } from './is-birthday.ts'
import type { PromotionContext } from './promotion-context.ts'

/** Why a promotion does not hold for a bill, whatever is in it: the first reason, or null where it holds. */
export function whyInactive(promotion: Promotion, context: PromotionContext): TraceReason | null {
  const { startsAt, endsAt, branchIds, sellerIds, channels, groupIds, tierIds, effect } = promotion
  const { at, customer } = context
  if (promotion.codeKind !== 'NONE' && !context.codes.includes(promotion.id)) return { code: 'needs-code' }
  if (needsServer(promotion, context)) return { code: 'needs-server' }
  if (startsAt !== null && at < startsAt) return { code: 'not-started', from: startsAt }
  if (endsAt !== null && at >= endsAt) return { code: 'ended', to: endsAt }
  if (!isOnTime(promotion, at)) return { code: 'other-time' }
  if (branchIds !== null && !branchIds.includes(context.branchId)) return { code: 'other-branch' }
  if (sellerIds !== null && !sellerIds.includes(context.sellerId)) return { code: 'other-seller' }
  if (channels !== null && !channels.includes(context.channel)) return { code: 'other-channel' }
  if (groupIds !== null) {
    if (!customer) return { code: 'needs-customer' }
    if (customer.groupId === null || !groupIds.includes(customer.groupId)) return { code: 'other-group' }
  }
  if (tierIds !== null) {
    if (!customer) return { code: 'needs-customer' }
    if (customer.tierId === null || !tierIds.includes(customer.tierId)) return { code: 'other-tier' }
  }
  if (effect === 'POINTS' && !customer) return { code: 'needs-customer' }
  if (effect === 'VOUCHER' && !promotion.hasVouchers) return { code: 'vouchers-gone' }
  const stopped = whyNotOfCustomer(promotion, context)
  if (stopped) return stopped
  if (!promotion.isAutomatic && !context.chosen.includes(promotion.id)) return { code: 'not-chosen' }
  if (promotion.maxUses !== null && promotion.usedCount >= promotion.maxUses) return { code: 'uses-gone' }
  if (promotion.budget !== null && promotion.usedAmount >= promotion.budget) return { code: 'budget-short' }
  return context.declined.includes(promotion.id) ? { code: 'declined' } : null
}

/** Codes can be used, and given, only where the server counts them; one that everybody uses without a limit is counted by nobody. */
function needsServer({ effect, codeKind, maxUses, budget }: Promotion, { isOffline }: PromotionContext): boolean {
  if (!isOffline) return false
  const isCounted = codeKind === 'SINGLE' || (codeKind === 'SHARED' && (maxUses !== null || budget !== null))
  return effect === 'VOUCHER' || isCounted
}

/** A birthday, and what each customer may use. */
function whyNotOfCustomer(
  { id, birthday, maxUsesCustomer }: Promotion,
  { at, customer }: PromotionContext,
): TraceReason | null {
  if (birthday === null && maxUsesCustomer === null) return null
  if (!customer) return { code: 'needs-customer' }
  if (birthday !== null && !(customer.birthday && isBirthday(birthday, customer.birthday, at.slice(0, 10))))
    return { code: 'not-birthday', period: birthday }
  if (maxUsesCustomer === null) return null
  if (!customer.uses) return { code: 'needs-server' }
  const count = customer.uses[id] ?? 0
  return count >= maxUsesCustomer ? { code: 'customer-used', count } : null
}

const everyDay = 127
const dayMinutes = 1440

/** Whether month, day and hour are right. What runs over midnight belongs to the day on which it began. */
function isOnTime(
  { weekdays, monthDays, months, hours }: Pick<Promotion, 'weekdays' | 'monthDays' | 'months' | 'hours'>,
  at: string,
): boolean {
  if (weekdays === everyDay && monthDays === null && months === null && hours === null) return true
  const today = at.slice(0, 10)
  const minute = Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16))
  const isDay = (day: string) => isDayOf({ weekdays, monthDays, months }, day)
  return (hours ?? [{ from: 0, to: dayMinutes }]).some(({ from, to }) => {
    if (from < to) return minute >= from && minute < to && isDay(today)
    return (minute >= from && isDay(today)) || (minute < to && isDay(addDays(today, -1)))
  })
}

/** Whether a promotion holds on a day, whatever its hours. */
export function isDayOf(
  { weekdays, monthDays, months }: Pick<Promotion, 'weekdays' | 'monthDays' | 'months'>,
  day: string,
): boolean {
  const has = (bits: number | null, bit: number) => bits === null || ((bits >>> bit) & 1) === 1
  return (
    has(weekdays, weekdayOf(day)) &&
    has(monthDays, Number(day.slice(8, 10)) - 1) &&
    has(months, Number(day.slice(5, 7)) - 1)
  )
}
