import type { Promotion } from '@quay/contract/discount/promotion'
import type { PromotionWarning } from '@quay/contract/discount/warning'
import { percentOf } from '../money/percent-of.ts'
import { addDays } from '../time/calendar.ts'
import { isNamed, type PromotedGoods } from './effect/promoted-line.ts'
import { type PromotionLaw, promotionLawOn } from './promotion-law.ts'
import { isDayOf } from './validity/why-inactive.ts'

/** A unit of goods that the promotion names, or of all goods. */
export interface NamedUnit
  extends Pick<PromotedGoods, 'productId' | 'unitId' | 'groupIds' | 'manufacturerId' | 'isPromotable'> {
  name: string
  /** Đồng for one. */
  price: number
  /** Null where it is not known, or not for the caller. */
  cost: number | null
}

export interface WarnFacts {
  /** The clock of the branch. */
  at: string
  /** Units of goods that it names; some of them where there are many. */
  units: readonly NamedUnit[]
  /** Codes of its own, and of the promotion whose codes it gives, that may still be used or given. */
  hasCodes: boolean
  /** It is part of a concentrated programme; it was announced to the department of trade. */
  isCampaign: boolean
  isAnnounced: boolean
  /** Other promotions that are on. */
  others: readonly Promotion[]
}

const mostNames = 3
const daysAhead = 366

/** What the owner of a promotion should look at again, the weightiest first. */
export function warnPromotion(promotion: Promotion, facts: WarnFacts): PromotionWarning[] {
  const { at, units, hasCodes, isAnnounced } = facts
  const law = promotionLawOn((promotion.startsAt ?? at).slice(0, 10))
  const most = facts.isCampaign ? law.mostOffInCampaign : law.mostOff
  const barred = units.filter(({ isPromotable }) => !isPromotable)
  const below = units.filter(unit => unit.isPromotable && unit.cost !== null && priceLeft(promotion, unit) < unit.cost)
  return [
    ...when(promotion.endsAt !== null && at >= promotion.endsAt, { code: 'ended' }),
    ...when(!hasDay(promotion, at), { code: 'no-day' }),
    ...when(isForNobody(promotion), { code: 'nobody' }),
    ...when(promotion.maxUses !== null && promotion.usedCount >= promotion.maxUses, { code: 'uses-gone' }),
    ...when(leastGiven(promotion) > (promotion.budget ?? Number.POSITIVE_INFINITY) - promotion.usedAmount, {
      code: 'budget-below-one',
    }),
    ...when((promotion.codeKind !== 'NONE' || promotion.effect === 'VOUCHER') && !hasCodes, { code: 'no-codes' }),
    ...when(barred.length > 0 && barred.length === units.length, { code: 'all-medicines' }),
    ...when(barred.length > 0 && barred.length < units.length, named('medicines', barred)),
    ...when(isOver(promotion, most), { code: 'over-half' }),
    ...when(isGiftOver(promotion, units, most), { code: 'gift-over-half' }),
    ...when(!isAnnounced && needsNotice(promotion, law, at), { code: 'notice', days: law.noticeDays }),
    ...when(below.length > 0, named('below-cost', below)),
    ...sameGoods(promotion, facts),
  ]
}

const when = (holds: boolean, warning: PromotionWarning): PromotionWarning[] => (holds ? [warning] : [])

const named = (code: PromotionWarning['code'], units: readonly NamedUnit[]): PromotionWarning => {
  const names = [...new Set(units.map(({ name }) => name))]
  return { code, count: names.length, names: names.slice(0, mostNames) }
}

const isOver = ({ effect, rules }: Promotion, most: number) =>
  effect === 'PERCENT' && rules.some(({ value }) => value > most)

/** Whether gifts are worth more than the law lets a shop give for what has to be bought, where that can be told. */
function isGiftOver({ effect, rules }: Promotion, units: readonly NamedUnit[], most: number): boolean {
  if (effect !== 'GIFT') return false
  const cheapest = Math.min(...units.map(({ price }) => price))
  return rules.some(({ minAmount, minQuantity, getQuantity, giftWorth }) => {
    const bought = minAmount ?? (minQuantity !== null && units.length > 0 ? minQuantity * cheapest : null)
    return bought !== null && (giftWorth ?? 0) * (getQuantity ?? 0) > percentOf(bought, most)
  })
}

/** Presents are announced, but where all that is given stays below what the law names; a plain discount is not. */
function needsNotice({ effect, budget, endsAt }: Promotion, { noticeFrom }: PromotionLaw, at: string): boolean {
  const isPresent = effect === 'GIFT' || effect === 'POINTS' || effect === 'VOUCHER'
  return isPresent && (budget === null || budget >= noticeFrom) && (endsAt === null || endsAt > at)
}

/** What one of a unit costs by the best tier of a promotion of goods. */
function priceLeft({ level, effect, rules }: Promotion, { price }: NamedUnit): number {
  if (level === 'ORDER') return price
  const lefts = rules.map(({ value }) => {
    if (effect === 'PERCENT') return price - percentOf(price, value)
    if (effect === 'MONEY') return Math.max(price - value, 0)
    return effect === 'PRICE' ? Math.min(price, value) : price
  })
  return Math.min(...lefts)
}

/** Đồng that it gives at least where it gives anything; 0 where that depends on the cart. */
const leastGiven = ({ level, effect, rules }: Promotion): number =>
  level === 'ORDER' && effect === 'MONEY' ? Math.min(...rules.map(({ value }) => value)) : 0

const isForNobody = ({ branchIds, sellerIds, groupIds, tierIds, bookIds, channels }: Promotion) =>
  [branchIds, sellerIds, groupIds, tierIds, bookIds, channels].some(ids => ids?.length === 0)

/** Whether a day of the next year is one on which it holds. */
function hasDay(promotion: Promotion, at: string): boolean {
  const today = at.slice(0, 10)
  const first = promotion.startsAt && promotion.startsAt > at ? promotion.startsAt.slice(0, 10) : today
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const day = addDays(first, ahead)
    if (promotion.endsAt !== null && day > promotion.endsAt.slice(0, 10)) return ahead > 0 && promotion.endsAt <= at
    if (isDayOf(promotion, day)) return true
  }
  return false
}

/** Others of the same goods, or of the bill, that go with no other: which of them a cart gets. */
function sameGoods(promotion: Promotion, { units, others }: WarnFacts): PromotionWarning[] {
  if (promotion.stacking !== 'SINGLE' || isGiven(promotion)) return []
  return others
    .filter(
      other =>
        other.id !== promotion.id &&
        other.stacking === 'SINGLE' &&
        other.level === promotion.level &&
        !isGiven(other) &&
        other.codeKind === 'NONE' &&
        overlapInTime(promotion, other) &&
        (promotion.level === 'ORDER' || units.some(unit => speaksOf(other, unit))),
    )
    .map(({ name, rank }) => ({
      code: 'same-goods',
      names: [name],
      rank,
      winner: rank === promotion.rank ? 'better' : rank < promotion.rank ? 'other' : 'this',
    }))
}

const isGiven = ({ effect }: Promotion) => effect === 'POINTS' || effect === 'VOUCHER'

function speaksOf({ goods, notGoods, buy }: Promotion, unit: NamedUnit): boolean {
  const asked: PromotedGoods = { ...unit, ratio: 1, bookId: null, isFixed: false, giftOf: null }
  const rows = buy.length > 0 ? buy : goods
  return !notGoods.some(row => isNamed(row, asked)) && (rows.length === 0 || rows.some(row => isNamed(row, asked)))
}

const overlapInTime = (a: Promotion, b: Promotion) =>
  (a.endsAt === null || b.startsAt === null || b.startsAt < a.endsAt) &&
  (b.endsAt === null || a.startsAt === null || a.startsAt < b.endsAt)
