import type { Promotion } from '@quay/contract/discount/promotion'
import type { DiscountBody } from '@quay/contract/discount/shapes'
import { ordinaryPromotion } from '@quay/domain/discount/ordinary-promotion'
import { given } from '../../db/given.ts'
import { newId } from '../../db/new-id.ts'

/** A promotion that a person still writes, as the engine takes it. */
export function draftPromotion({ id = newId(), note: _note, isActive: _active, ...body }: DiscountBody): Promotion {
  const { isCampaign: _campaign, noticeRef: _notice, ...fields } = body
  return { ...ordinaryPromotion, code: '', ...given(fields), id } as Promotion
}
