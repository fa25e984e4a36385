import type { Promotion } from '@quay/contract/discount/promotion'
import type { DiscountBody } from '@quay/contract/discount/shapes'
import { given } from '../../db/given.ts'
import { newId } from '../../db/new-id.ts'

/** What createDiscount would store of a body that leaves everything out. */
const ordinary = {
  stacking: 'SINGLE',
  rank: 100,
  startsAt: null,
  endsAt: null,
  weekdays: 127,
  monthDays: null,
  months: null,
  birthday: null,
  isAutomatic: true,
  hours: null,
  branchIds: null,
  sellerIds: null,
  groupIds: null,
  bookIds: null,
  maxAmount: null,
  maxUnits: null,
  unitsPer: 'BILL',
  pick: 'CHEAPEST',
  maxTimes: null,
  codeKind: 'NONE',
  maxUses: null,
  budget: null,
  maxUsesCustomer: null,
  customerPeriod: 'ALL',
  usedCount: 0,
  usedAmount: 0,
  quantityIn: 'UNIT',
  goods: [],
  notGoods: [],
  target: [],
  gifts: [],
  buy: [],
} satisfies Partial<Promotion>

/** A promotion that somebody writes, as the engine takes it. */
export function draftPromotion({ id = newId(), note: _note, isActive: _active, ...fields }: DiscountBody): Promotion {
  return { ...ordinary, code: '', ...given(fields), id } as Promotion
}
