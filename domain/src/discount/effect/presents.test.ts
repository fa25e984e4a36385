import type { Promotion } from '@quay/contract/discount/promotion'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { promotedLine as line, ofProducts, priceWith, promotion } from '../../../test/promotion-factory.ts'
import { checkPromotion } from '../check-promotion.ts'

const lan = { groupId: null, tierId: null, birthday: null, uses: {} }
const context = { customer: lan }
const points = (part: Partial<Promotion> = {}, rule = {}) =>
  promotion('points', 'POINTS', [{ minQuantity: 2, value: 5, ...rule }], part)
const codes = (part: Partial<Promotion> = {}) =>
  promotion('codes', 'VOUCHER', [{ minAmount: 50_000, getQuantity: 1, giftWorth: 10_000 }], {
    voucherDiscountId: 'summer',
    ...part,
  })
const presentsOf = (priced: ReturnType<typeof priceWith>) =>
  Object.fromEntries(priced.promotions.promoted.map(({ promotion: { id }, present }) => [id, present]))
const whyOf = (priced: ReturnType<typeof priceWith>) =>
  Object.fromEntries(priced.promotions.traces.map(trace => [trace.promotion.id, trace.code]))

it.each([
  ['points each time', points(), { points: 15 }],
  ['no more often than it says', points({ maxTimes: 2 }), { points: 10 }],
  ['points by amount', points({}, { minQuantity: null, minAmount: 20_000 }), { points: 15 }],
  ['points once for a bill', points({ level: 'ORDER' }), { points: 5 }],
  ['a part of what is earned, once', points({}, { pointsIn: 'RATE', value: 10_000 }), { rate: 10_000 }],
  ['codes each time', codes({ goods: ofProducts('a') }), { vouchers: 1 }],
  ['codes once for a bill', codes({ level: 'ORDER' }), { vouchers: 1 }],
])('gives %s', (_, own, present) => {
  const cart = [line('a', 5, 10_000), line('b', 1, 10_000), line('m', 9, 10_000, { isPromotable: false })]
  expect(presentsOf(priceWith(cart, [own], { context }))).toEqual({
    [own.id]: { points: 0, rate: 0, vouchers: 0, ...present },
  })
})

it.each([
  ['points to nobody', points(), { context: {} }, 'needs-customer'],
  ['points to a customer', points(), { context }, 'applied'],
  ['codes that are gone', codes({ hasVouchers: false }), { context }, 'vouchers-gone'],
  ['codes without the network', codes(), { context: { isOffline: true } }, 'needs-server'],
  ['too few goods', points({}, { minQuantity: 9 }), { context }, 'below-quantity'],
  ['no goods', points({ goods: ofProducts('c') }), { context }, 'no-goods'],
] as const)('tells of %s', (_, own, part, code) => {
  expect(whyOf(priceWith([line('a', 6, 10_000)], [own], part))).toEqual({ [own.id]: code })
})

it('measures what a bill gives codes for on what all others left of it', () => {
  const off = promotion('off', 'PERCENT', [{ value: 2000 }])
  expect(whyOf(priceWith([line('a', 6, 10_000)], [codes({ level: 'ORDER' }), off], { context }))).toMatchObject({
    off: 'applied',
    codes: 'below-amount',
  })
})

it('gives it alone where it goes with nothing else, and its rank is the lower one', () => {
  const off = promotion('off', 'PERCENT', [{ value: 2000 }])
  const alone = codes({ stacking: 'EXCLUSIVE', rank: 50 })
  const priced = priceWith([line('a', 6, 10_000)], [alone, off], { context })
  expect(priced.payable).toBe(60_000)
  expect(whyOf(priced)).toEqual({ codes: 'applied', off: 'exclusive' })
})

it('never changes what is paid, nor what other promotions do', () => {
  const others = [
    promotion('off', 'PERCENT', [{ minQuantity: 2, value: 1500 }]),
    promotion('get', 'GET', [{ minQuantity: 2, getQuantity: 1, value: 10_000 }], { goods: ofProducts('a') }),
    promotion('bill', 'MONEY', [{ minAmount: 30_000, value: 5000 }], { level: 'ORDER' }),
  ]
  const anyLine = fc
    .record({
      product: fc.constantFrom('a', 'b'),
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.nat(40_000),
    })
    .map(({ product, quantity, price }) => line(product, quantity, price))
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), cart => {
      const { promotions: given, ...without } = priceWith(cart, others, { context })
      const { promotions: more, ...withPresents } = priceWith(
        cart,
        [...others, points(), points({ id: 'rate' }, { pointsIn: 'RATE' }), codes({ level: 'ORDER' })],
        { context },
      )
      expect(withPresents).toEqual(without)
      expect(more.promoted.filter(({ present }) => !present)).toEqual(given.promoted)
    }),
    { numRuns: 200 },
  )
})

it.each([
  ['no points', points({}, { value: 0 }), 'rules.0.value'],
  ['too large a part', points({}, { pointsIn: 'RATE', value: 100_001 }), 'rules.0.value'],
  ['no promotion whose codes are given', codes({ voucherDiscountId: null }), 'voucherDiscountId'],
  ['no number of codes', { ...codes(), rules: [{ ...codes().rules[0]!, getQuantity: null }] }, 'rules.0.getQuantity'],
])('refuses %s', (_, own, path) => {
  expect(checkPromotion(own)).toMatchObject({ path })
})
