import type { Promotion } from '@quay/contract/discount/promotion'
import type { DiscountBody } from '@quay/contract/discount/shapes'
import { ordinaryPromotion } from '@quay/domain/discount/ordinary-promotion'
import { given } from '../../db/given.ts'
import { newId } from '../../db/new-id.ts'

/** A promotion that a person still writes, as the engine takes it. */
export function draftPromotion({ id = newId(), note: _note, isActive: _active, ...fields }: DiscountBody): Promotion {
  return { ...ordinaryPromotion, code: '', ...given(fields), id } as Promotion
}
