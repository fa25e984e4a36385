import type { Promotion } from '@quay/contract/discount/promotion'
import type { DiscountBody } from '@quay/contract/discount/shapes'
import { ordinaryPromotion } from './ordinary-promotion.ts'

/** A promotion that a person still writes, as the engine takes it; it was never used. */
export function draftPromotion(
  id: string,
  { id: _id, note: _note, isActive: _active, ...body }: DiscountBody,
): Promotion {
  const { isCampaign: _campaign, noticeRef: _notice, ...fields } = body
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...ordinaryPromotion, code: '', ...(written as Pick<Promotion, 'name' | 'level' | 'effect' | 'rules'>), id }
}
