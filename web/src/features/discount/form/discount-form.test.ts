import { type DiscountView, discountBody, discountView } from '@quay/contract/discount/shapes'
import { describe, expect, it } from 'vitest'
import { bodyOf, copyOf, formOf } from './discount-form.ts'

const id = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const goods = (number: number) => ({ kind: 'PRODUCT' as const, id: id(number) })

/** Of every field something else than a new promotion has. */
const stored: DiscountView = {
  id: id(1),
  code: 'KM000001',
  name: 'Mua A và B',
  note: 'Chạy thử',
  level: 'ITEM',
  effect: 'GET',
  stacking: 'EXCLUSIVE',
  rank: 7,
  isActive: false,
  startsAt: '2026-12-01T00:00',
  endsAt: '2026-12-31T00:00',
  weekdays: 31,
  monthDays: 3,
  months: 5,
  birthday: 'DAY',
  isAutomatic: false,
  isCampaign: true,
  noticeRef: '12/TB',
  hours: [{ from: 60, to: 120 }],
  branchIds: [id(2)],
  sellerIds: [id(3)],
  groupIds: [id(4)],
  tierIds: [id(5)],
  bookIds: [null],
  channels: ['COUNTER'],
  maxAmount: 90_000,
  maxUnits: 4,
  unitsPer: 'LINE',
  pick: 'DEAREST',
  maxTimes: 3,
  codeKind: 'SHARED',
  voucherDiscountId: null,
  voucherName: null,
  hasVouchers: false,
  maxUses: 11,
  maxUsesCustomer: 2,
  customerPeriod: 'MONTH',
  budget: 5_000_000,
  usedCount: 0,
  usedAmount: 0,
  quantityIn: 'BASE',
  rules: [{ minAmount: 1_000, minQuantity: 2, value: 5_000, getQuantity: 1, giftWorth: null, pointsIn: null }],
  goods: [goods(6)],
  notGoods: [goods(7)],
  target: [goods(8)],
  gifts: [],
  buy: [
    { ...goods(9), component: 1, quantity: 1 },
    { ...goods(10), component: 2, quantity: 3 },
  ],
  recentCost: 0,
  version: 3,
  names: {},
}

/** Given by presents alone, and by no promotion of this kind. */
const ofPresents = ['gifts', 'voucherDiscountId']
const written = Object.keys(discountBody.shape).filter(field => field !== 'id')

describe('the form of a promotion', () => {
  it('opens and saves every field of the contract as it is', () => {
    expect(discountView.parse(stored)).toEqual(stored)
    const sent = bodyOf(formOf(stored)) as Record<string, unknown>
    for (const field of written) expect([field, sent[field]]).toEqual([field, stored[field as keyof DiscountView]])
  })

  it('is tried with fields that differ from those of a new one, so that one that is forgotten fails above', () => {
    const fresh = bodyOf(formOf(null)) as Record<string, unknown>
    const same = written.filter(
      field => JSON.stringify(fresh[field] ?? null) === JSON.stringify(stored[field as keyof DiscountView] ?? null),
    )
    expect(same.toSorted()).toEqual(['level', ...ofPresents].toSorted())
  })

  it('keeps the gifts and the voucher of a promotion that gives them', () => {
    const gifts = [{ productId: id(11), unitId: id(12) }]
    expect(bodyOf(formOf({ ...stored, effect: 'GIFT', gifts })).gifts).toEqual(gifts)
    expect(bodyOf(formOf({ ...stored, effect: 'VOUCHER', voucherDiscountId: id(13) })).voucherDiscountId).toBe(id(13))
  })

  it('copies everything but the name', () => {
    expect({ ...bodyOf(copyOf(stored)), name: stored.name }).toEqual(bodyOf(formOf(stored)))
  })
})
