import { discountErrors } from '@quay/contract/discount/errors'
import { type DiscountBody, discountBody } from '@quay/contract/discount/shapes'
import type { Trial, TrialBuyer, TrialLine } from '@quay/contract/discount/trial'
import { fillSentence } from '@quay/contract/error'
import { checkPromotion } from '@quay/domain/discount/check-promotion'
import { draftPromotion } from '@quay/domain/discount/draft-promotion'
import { type TriedPromotions, tryPromotions } from '@quay/domain/sale/promotion/try-promotions'

interface TriedCart {
  lines: readonly TrialLine[]
  /** Of a bill; null: whoever buys at the counter now. */
  buyer: TrialBuyer | null
}

/**
 * Works out what the promotion `id` as it is written would do on a cart beside all that run, by the engine of the till. Where it cannot be worked out
 * the first thing that is wrong with it is told.
 */
export function tryDraft(
  id: string,
  body: DiscountBody,
  trial: Trial,
  { lines, buyer }: TriedCart,
): { tried: TriedPromotions; at: string | null } | { fault: string } {
  const read = discountBody.safeParse(body)
  if (!read.success) return { fault: read.error.issues[0]!.message }
  const draft = draftPromotion(id, read.data)
  const unfit = checkPromotion(draft)
  if (unfit) {
    const known: Partial<Record<string, { message: string }>> = discountErrors
    return { fault: fillSentence(known[unfit.code]!.message, unfit.details) }
  }
  const now = trial.buyer.at
  // A promotion of next week is tried as of its first minute: today it gives nothing, and everybody knows.
  const isLater = buyer === null && draft.startsAt !== null && draft.startsAt > now
  const tried = tryPromotions({
    buyer: buyer ?? { ...trial.buyer, at: isLater ? draft.startsAt! : now },
    books: trial.books,
    promotions: [...trial.promotions.filter(one => one.id !== id), draft],
    lines,
    chosen: [id],
  })
  return { tried, at: isLater ? draft.startsAt : null }
}
