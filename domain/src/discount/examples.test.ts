import { describe, expect, it } from 'vitest'
import { promotedLine as line, ofProducts, priceWith, promotion } from '../../test/promotion-factory.ts'
import type { PromotionContext } from './validity/promotion-context.ts'

const buyer = (part: Partial<NonNullable<PromotionContext['customer']>> = {}) => ({
  groupId: null,
  tierId: null,
  birthday: null,
  uses: {},
  ...part,
})
const tenPercent = (part = {}) => promotion('10 %', 'PERCENT', [{ value: 1000 }], part)
const fifteenOff = (part = {}) => promotion('15.000', 'MONEY', [{ value: 15_000 }], part)
const twoPlusOne = promotion('2+1', 'GET', [{ minQuantity: 2, getQuantity: 1, value: 10_000 }], {
  goods: ofProducts('a', 'b'),
})

const offOf = (priced: ReturnType<typeof priceWith>) =>
  Object.fromEntries(priced.promotions.promoted.map(({ promotion: { name }, amount }) => [name, amount]))
const whyOf = (priced: ReturnType<typeof priceWith>) =>
  Object.fromEntries(priced.promotions.traces.map(({ promotion: { name }, code }) => [name, code]))

describe('a percentage and đồng on the same goods', () => {
  const cart = [line('a', 2, 89_000)]
  it.each([
    ['of equal rank, each by itself: what gives more', [tenPercent(), fifteenOff()], { '15.000': 30_000 }],
    [
      'together: the percentage first',
      [fifteenOff({ stacking: 'COMBINE' }), tenPercent({ stacking: 'COMBINE' })],
      { '10 %': 17_800, '15.000': 30_000 },
    ],
    ['the lower rank first', [fifteenOff(), tenPercent({ rank: 50 })], { '10 %': 17_800 }],
  ])('%s', (_, promotions, off) => expect(offOf(priceWith(cart, promotions))).toEqual(off))
})

describe('buy two, get one', () => {
  const cart = [line('a', 3, 120_000), line('b', 2, 95_000)]
  it('gives the cheapest of all goods that count, once for three units', () => {
    expect(offOf(priceWith(cart, [twoPlusOne]))).toEqual({ '2+1': 95_000 })
  })
  it('stays beside a percentage that would have given its units less; the others get the percentage', () => {
    const priced = priceWith(cart, [twoPlusOne, tenPercent()])
    expect(offOf(priced)).toEqual({ '2+1': 95_000, '10 %': 12_000 + 9500 })
  })
  it('gives way to a percentage of a lower rank', () => {
    expect(offOf(priceWith(cart, [twoPlusOne, tenPercent({ rank: 50 })]))).toEqual({ '10 %': 55_000 })
  })
  it('takes other goods where there are any, and fewer where there are few', () => {
    const other = promotion('other', 'GET', [{ minQuantity: 1, getQuantity: 2, value: 5000 }], {
      goods: ofProducts('a'),
      target: ofProducts('b'),
    })
    expect(offOf(priceWith([line('a', 2, 100_000), line('b', 3, 10_000)], [other]))).toEqual({ other: 15_000 })
  })
})

it('three for a price, on two lines: the parts add up', () => {
  const set = promotion('3 hộp', 'SET_PRICE', [{ minQuantity: 3, value: 250_000 }])
  const priced = priceWith([line('a', 1, 98_000), line('a', 2, 98_000)], [set])
  expect(priced.lines.map(({ promotionDiscount }) => promotionDiscount)).toEqual([14_667, 29_333])
})

it('a set price that is dearer than its goods makes no set, and of more sets only those that gain', () => {
  const set = promotion('set', 'SET_PRICE', [{ minQuantity: 2, value: 15_000 }])
  expect(offOf(priceWith([line('a', 2, 7000)], [set]))).toEqual({})
  expect(offOf(priceWith([line('a', 2, 10_000), line('b', 2, 7000)], [set]))).toEqual({ set: 5000 })
})

it('a set that gains nothing by itself is made where another set is worth more behind it', () => {
  const cart = [line('b', 5, 3), line('a', 3, 7000), line('a', 2, 2)]
  const four = promotion('4 món', 'SET_PRICE', [{ minQuantity: 4, value: 1 }])
  const pair = promotion('đôi', 'SET_PRICE', [{ minQuantity: 2, value: 2 }], { goods: ofProducts('b'), maxTimes: 1 })
  const each = promotion('1 đồng', 'PRICE', [{ value: 1 }], { target: ofProducts('b') })
  const off = { '4 món': 21_011, đôi: 4 }
  expect(offOf(priceWith(cart, [four, pair]))).toEqual(off)
  expect(offOf(priceWith(cart, [four, pair, each]))).toEqual(off)
})

it('a whole bill: goods, lines by hand, the bill with a cap, by hand, points, VAT', () => {
  const priced = priceWith(
    [line('a', 3, 120_000), line('b', 2, 95_000), line('c', 2, 89_000), line('d', 1, 36_000, { isPromotable: false })],
    [
      twoPlusOne,
      fifteenOff({ goods: ofProducts('c') }),
      promotion('bill', 'PERCENT', [{ minAmount: 500_000, value: 500 }], { level: 'ORDER', maxAmount: 25_000 }),
    ],
    { discount: { unit: 2, value: 6000 } },
  )
  expect(priced).toMatchObject({ totalPrice: 764_000, promotionDiscount: 125_000, promotionOrder: 25_000 })
  expect(priced.lines.map(({ promotionShare, orderShare }) => [promotionShare, orderShare])).toEqual([
    [14_925, 3372],
    [3939, 890],
    [6136, 1386],
    [0, 352],
  ])
  expect(priced.payable).toBe(608_000)
})

describe('limits', () => {
  const cart = [line('a', 1, 100_000)]
  const budget = (value: number) =>
    promotion('quỹ', 'MONEY', [{ value }], { budget: 80_000, usedAmount: 62_000, maxUses: 9, usedCount: 8 })
  it.each([
    ['a budget that is short gives no part', budget(25_000), {}, 'budget-short'],
    ['a budget that is enough', budget(17_000), { quỹ: 17_000 }, 'applied'],
    ['uses that are gone', { ...budget(1000), usedCount: 9 }, {}, 'uses-gone'],
    ['the most of a bill', { ...budget(17_000), maxAmount: 5000 }, { quỹ: 5000 }, 'applied'],
  ])('%s', (_, one, off, why) => {
    const priced = priceWith(cart, [one])
    expect([offOf(priced), whyOf(priced)]).toEqual([off, { quỹ: why }])
  })
  it('units of the bill go to the cheapest', () => {
    const one = promotion('một', 'PERCENT', [{ value: 5000 }], { maxUnits: 2 })
    const priced = priceWith([line('a', 3, 10_000), line('b', 1, 4000)], [one])
    expect(priced.lines.map(({ promotionDiscount }) => promotionDiscount)).toEqual([5000, 2000])
  })
})

describe('tiers', () => {
  const tiers = promotion('bậc', 'PERCENT', [
    { minQuantity: 3, value: 1000 },
    { minQuantity: 6, value: 2000 },
  ])
  it.each([
    [2, {}, [{ code: 'below-quantity', missing: 1 }]],
    [5, { bậc: 5000 }, [{ code: 'applied', amount: 5000 }]],
    [6, { bậc: 12_000 }, [{ code: 'applied', amount: 12_000 }]],
  ])('%d units', (units, off, traces) => {
    const priced = priceWith([line('a', units - 1, 10_000), line('b', 1, 10_000)], [tiers])
    expect(offOf(priced)).toEqual(off)
    expect(priced.promotions.traces).toMatchObject(traces)
  })
  it('count base units where asked', () => {
    const base = { ...tiers, quantityIn: 'BASE' as const }
    expect(offOf(priceWith([line('a', 1, 50_000, { ratio: 10 })], [base]))).toEqual({ bậc: 10_000 })
  })
})

describe('goods bought together', () => {
  const both = promotion('cặp', 'SET_PRICE', [{ value: 100_000 }], {
    buy: [
      { kind: 'PRODUCT', id: 'a', component: 1, quantity: 1 },
      { kind: 'PRODUCT', id: 'b', component: 2, quantity: 2 },
    ],
  })
  it('cost the set price as often as there are all of them', () => {
    const priced = priceWith([line('a', 3, 60_000), line('b', 4, 30_000)], [both])
    expect(offOf(priced)).toEqual({ cặp: 40_000 })
  })
  it('tell what is missing', () => {
    const priced = priceWith([line('a', 3, 60_000), line('b', 1, 30_000)], [both])
    expect(priced.promotions.traces).toMatchObject([{ code: 'below-quantity', missing: 1 }])
  })
})

describe('gifts', () => {
  const gift = promotion('quà', 'GIFT', [{ minQuantity: 2, getQuantity: 1, giftWorth: 9000 }], {
    goods: ofProducts('a'),
    gifts: [{ productId: 'g', unitId: 'g-unit' }],
  })
  it('are earned by sets, and compared by what they are worth', () => {
    const cart = [line('a', 5, 20_000)]
    expect(priceWith(cart, [gift]).promotions.promoted).toMatchObject([{ gifts: 2, giftWorth: 18_000, times: 2 }])
    expect(offOf(priceWith(cart, [gift, promotion('giá', 'PERCENT', [{ value: 5000 }])]))).toEqual({ giá: 50_000 })
  })
  it('count for nothing themselves', () => {
    const cart = [line('a', 1, 20_000), line('a', 9, 0, { giftOf: 'quà' })]
    expect(priceWith(cart, [gift]).promotions.promoted).toEqual([])
  })
  it('of the bill come with its amount', () => {
    const ofBill = {
      ...gift,
      level: 'ORDER' as const,
      rules: [{ ...gift.rules[0]!, minQuantity: null, minAmount: 40_000 }],
    }
    expect(priceWith([line('a', 2, 20_000)], [ofBill]).promotions.promoted).toMatchObject([{ gifts: 1 }])
    expect(priceWith([line('a', 2, 19_999)], [ofBill]).promotions.traces).toMatchObject([
      { code: 'below-amount', missing: 2 },
    ])
  })
})

describe('one that goes with nothing else', () => {
  const alone = promotion('riêng', 'PERCENT', [{ value: 2000 }], { stacking: 'EXCLUSIVE', level: 'ORDER' })
  it('takes the bill where it gives more, and leaves it where the others do', () => {
    const priced = priceWith([line('a', 2, 89_000)], [alone, tenPercent()])
    expect([offOf(priced), whyOf(priced)]).toEqual([{ riêng: 35_600 }, { riêng: 'applied', '10 %': 'exclusive' }])
    expect(offOf(priceWith([line('a', 2, 60_000)], [alone, fifteenOff()]))).toEqual({ '15.000': 30_000 })
  })
})

describe('goods that get none', () => {
  it.each([
    ['that must not be promoted', { isPromotable: false }, 'medicine'],
    ['with a typed price', { isFixed: true }, 'manual-price'],
    ['of another price book', { bookId: 'sỉ' }, 'other-book'],
  ])('%s', (_, goods, why) => {
    const priced = priceWith([line('a', 2, 50_000, goods)], [tenPercent({ bookIds: [null] })])
    expect([offOf(priced), whyOf(priced)]).toEqual([{}, { '10 %': why }])
  })
  it('with a typed price still count for the bill', () => {
    const priced = priceWith([line('a', 2, 50_000, { isFixed: true })], [tenPercent({ level: 'ORDER' })])
    expect(offOf(priced)).toEqual({ '10 %': 10_000 })
  })
})

describe('when and for whom', () => {
  const at = (at: string) => ({ at })
  // 2026-11-23 is a Monday.
  it.each([
    ['before it begins', { startsAt: '2026-11-24T00:00' }, {}, 'not-started'],
    ['at its end', { endsAt: '2026-11-23T10:30' }, {}, 'ended'],
    ['on another weekday', { weekdays: 126 }, {}, 'other-time'],
    ['on its weekday', { weekdays: 1 }, {}, 'applied'],
    ['outside its hours', { hours: [{ from: 660, to: 720 }] }, {}, 'other-time'],
    ['within them', { hours: [{ from: 600, to: 660 }] }, {}, 'applied'],
    ['over midnight, before it', { hours: [{ from: 1320, to: 120 }], weekdays: 1 }, at('2026-11-23T23:30'), 'applied'],
    ['over midnight, after it', { hours: [{ from: 1320, to: 120 }], weekdays: 1 }, at('2026-11-24T01:59'), 'applied'],
    [
      'the same hour of its own day',
      { hours: [{ from: 1320, to: 120 }], weekdays: 1 },
      at('2026-11-23T01:00'),
      'other-time',
    ],
    ['another branch', { branchIds: ['b2'] }, {}, 'other-branch'],
    ['another seller', { sellerIds: [] }, {}, 'other-seller'],
    ['another way of selling', { channels: ['DELIVERY' as const] }, {}, 'other-channel'],
    ['the way of selling', { channels: ['DELIVERY' as const] }, { channel: 'DELIVERY' as const }, 'applied'],
    ['nobody named', { groupIds: ['g'] }, {}, 'needs-customer'],
    ['a customer of no group', { groupIds: ['g'] }, { customer: buyer() }, 'other-group'],
    ['a customer of the group', { groupIds: ['g'] }, { customer: buyer({ groupId: 'g' }) }, 'applied'],
    ['no code', { codeKind: 'SHARED' as const }, {}, 'needs-code'],
    ['a code', { codeKind: 'SINGLE' as const }, { codes: ['10 %'] }, 'applied'],
    ['nobody’s choice', { isAutomatic: false }, {}, 'not-chosen'],
    ['a choice', { isAutomatic: false }, { chosen: ['10 %'] }, 'applied'],
    ['nobody’s birthday', { birthday: 'DAY' as const }, {}, 'needs-customer'],
    ['an unknown birthday', { birthday: 'DAY' as const }, { customer: buyer() }, 'not-birthday'],
    ['a birthday', { birthday: 'DAY' as const }, { customer: buyer({ birthday: '11-23' }) }, 'applied'],
    ['uses of nobody', { maxUsesCustomer: 2 }, {}, 'needs-customer'],
    ['uses that are not known', { maxUsesCustomer: 2 }, { customer: buyer({ uses: null }) }, 'needs-server'],
    ['a use', { maxUsesCustomer: 2 }, { customer: buyer({ uses: { '10 %': 1 } }) }, 'applied'],
    ['all uses', { maxUsesCustomer: 2 }, { customer: buyer({ uses: { '10 %': 2 } }) }, 'customer-used'],
    ['another day of the month', { monthDays: 1 }, {}, 'other-time'],
    ['the day of the month', { monthDays: 1 << 22 }, {}, 'applied'],
    ['the 31st', { monthDays: 2 ** 30 }, { at: '2026-12-31T10:00' }, 'applied'],
    ['another month', { months: 1 }, {}, 'other-time'],
    ['the month', { months: 1 << 10 }, {}, 'applied'],
    ['no tier', { tierIds: ['gold'] }, { customer: buyer() }, 'other-tier'],
    ['the tier', { tierIds: ['gold'] }, { customer: buyer({ tierId: 'gold' }) }, 'applied'],
    ['a tier of nobody', { tierIds: ['gold'] }, {}, 'needs-customer'],
    ['declined', {}, { declined: ['10 %'] }, 'declined'],
  ])('%s', (_, part, context, why) => {
    expect(whyOf(priceWith([line('a', 1, 10_000)], [tenPercent(part)], { context }))).toEqual({ '10 %': why })
  })
})

describe('the đồng that does not divide', () => {
  const ofBill = promotion('bill', 'PERCENT', [{ value: 4332 }], { level: 'ORDER', goods: ofProducts('b') })
  const capped = promotion('capped', 'PERCENT', [{ value: 3612 }], { maxAmount: 28_788 })
  it('goes to the same goods wherever they stand in the cart, so that a promotion of some goods counts the same', () => {
    const cart = [line('b', 1, 7000), line('a', 1, 7000), line('a', 4, 35_000)]
    const payable = priceWith(cart, [ofBill, capped]).payable
    for (const order of [
      [1, 0, 2],
      [2, 1, 0],
      [2, 0, 1],
      [1, 2, 0],
      [0, 2, 1],
    ])
      expect(
        priceWith(
          order.map(at => cart[at]!),
          [ofBill, capped],
        ).payable,
      ).toBe(payable)
  })
})
