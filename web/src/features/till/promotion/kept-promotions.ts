import type { Promotion } from '@quay/contract/discount/promotion'
import type { TillContext } from '../till-facts.ts'

/** The version to ask with: of promotions that this till really has. */
export const versionHeld = (known: TillContext | null | undefined): string | undefined =>
  known?.promotions && known.promotionVersion

/**
 * What the server told with the promotions that this till has, where they are still those of its version: only what is used of their
 * limits is newer. The list stays the same one while nothing changed, because what is worked out of it is kept by it.
 */
export function withKeptPromotions(told: TillContext, known: TillContext | null | undefined): TillContext {
  if (told.promotions || !known?.promotions) return told
  const counts = new Map((told.promotionCounts ?? []).map(count => [count.id, count]))
  const isNews = (promotion: Promotion) => {
    const count = counts.get(promotion.id)
    return (
      count !== undefined &&
      (count.usedCount !== promotion.usedCount ||
        count.usedAmount !== promotion.usedAmount ||
        count.hasVouchers !== promotion.hasVouchers)
    )
  }
  const promotions = known.promotions.some(isNews)
    ? known.promotions.map(one => (isNews(one) ? { ...one, ...counts.get(one.id) } : one))
    : known.promotions
  return { ...told, promotions }
}
