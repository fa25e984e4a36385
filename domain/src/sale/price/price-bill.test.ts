import { describe, expect, it } from 'vitest'
import { pointRule } from '../../../test/point-factory.ts'
import { takeOffPoints } from '../take-off-points.ts'
import { priceBill } from './price-bill.ts'
import type { PriceLine } from './price-lines.ts'

const line = (quantity: number, unitPrice: number, part: Partial<PriceLine> = {}): PriceLine => ({
  quantity,
  unitPrice,
  vatRate: 5,
  ...part,
})

function price(input: Parameters<typeof priceBill>[0]) {
  const priced = priceBill(input)
  expect(priced.problems).toEqual([])
  return priced
}

describe('priceBill', () => {
  it('adds up lines, discounts and VAT', () => {
    const priced = price({
      lines: [line(2, 55_000), line(3, 15_000, { discount: { unit: 1, value: 10 } }), line(1, 32_000, { vatRate: 8 })],
      discount: { unit: 2, value: 10_000 },
    })
    expect(priced.lines).toMatchObject([
      { gross: 110_000, lineDiscount: 0, orderShare: 6027, net: 103_973, vat: 4951 },
      { gross: 45_000, lineDiscount: 4500, orderShare: 2219, net: 38_281, vat: 1823 },
      { gross: 32_000, lineDiscount: 0, orderShare: 1754, net: 30_246, vat: 2240 },
    ])
    expect(priced).toMatchObject({
      totalPrice: 187_000,
      lineDiscount: 4500,
      orderDiscount: 10_000,
      discountAmount: 14_500,
      payable: 172_500,
      vatGroups: [
        { rate: 5, net: 142_254, vat: 6774 },
        { rate: 8, net: 30_246, vat: 2240 },
      ],
    })
  })

  it.each<[name: string, Parameters<typeof priceBill>[0], payable: number, discountAmount: number]>([
    ['nothing in the cart', { lines: [] }, 0, 0],
    ['a gift', { lines: [line(1, 0)] }, 0, 0],
    ['a line given away', { lines: [line(1, 5000, { discount: { unit: 1, value: 100 } })] }, 0, 5000],
    [
      'a percentage of the bill counts after the lines',
      {
        lines: [line(1, 100_000, { discount: { unit: 2, value: 20_000 } })],
        discount: { unit: 1, value: 10 },
      },
      72_000,
      28_000,
    ],
    ['half a đồng rounds up', { lines: [line(1, 5, { discount: { unit: 1, value: 10 } })] }, 4, 1],
    [
      'points pay like a discount',
      { lines: [line(1, 100_000)], points: takeOffPoints(30_000, pointRule({ dongPerPoint: 1 })) },
      70_000,
      30_000,
    ],
    [
      'all of it by points',
      { lines: [line(1, 100_000)], points: takeOffPoints(100_000, pointRule({ dongPerPoint: 1 })) },
      0,
      100_000,
    ],
  ])('%s', (_, input, payable, discountAmount) => {
    expect(price(input)).toMatchObject({ payable, discountAmount })
  })

  it('computes VAT once for a rate, not line by line', () => {
    const priced = price({ lines: [line(1, 10), line(1, 10), line(1, 10)] })
    expect(priced.vatGroups).toEqual([{ rate: 5, net: 30, vat: 1 }]) // line by line it would be none
    expect(priced.lines.map(({ vat }) => vat)).toEqual([1, 0, 0])
  })

  it('holds no VAT for goods that are not declared or not taxed', () => {
    const priced = price({
      lines: [line(1, 1000, { vatRate: -1 }), line(1, 1000, { vatRate: -2 }), line(1, 1000, { vatRate: 0 })],
    })
    expect(priced.vat).toBe(0)
    expect(priced.vatGroups.map(({ rate }) => rate)).toEqual([-2, -1, 0])
  })

  it.each<[name: string, Parameters<typeof priceBill>[0], code: string, path: string]>([
    [
      'a line discount over the line',
      { lines: [line(1, 1), line(1, 5000, { discount: { unit: 2, value: 5001 } })] },
      'discount-over-price',
      'items.1.discount',
    ],
    [
      'a bill discount over what is left',
      {
        lines: [line(1, 5000, { discount: { unit: 2, value: 4000 } })],
        discount: { unit: 2, value: 1001 },
      },
      'discount-over-price',
      'discount',
    ],
    [
      'points over what is left',
      {
        lines: [line(1, 5000)],
        discount: { unit: 1, value: 50 },
        points: takeOffPoints(2501, pointRule({ dongPerPoint: 1 })),
      },
      'points-max',
      'points',
    ],
    [
      'a line beyond the limit',
      { lines: [line(999_999_999, 999_999_999_999)] },
      'amount-too-large',
      'items.0.quantity',
    ],
    ['a total beyond the limit', { lines: [line(1, 999_999_999_999), line(1, 1)] }, 'amount-too-large', 'items'],
  ])('refuses %s', (_, input, code, path) => {
    expect(priceBill(input).problems).toMatchObject([{ code, path, isFinal: true }])
  })

  it('leaves out what breaks a rule and tells of all of it', () => {
    const over = { unit: 2 as const, value: 9000 }
    const priced = priceBill({
      lines: [
        line(1, 5000, { id: 'a', discount: over }),
        line(999_999_999, 999_999_999_999, { id: 'b' }),
        line(1, 1000),
      ],
      discount: over,
      points: takeOffPoints(7000, pointRule({ dongPerPoint: 1 })),
    })
    expect(priced.problems.map(({ code, path, lineId }) => [code, path, lineId])).toEqual([
      ['discount-over-price', 'items.0.discount', 'a'],
      ['amount-too-large', 'items.1.quantity', 'b'],
      ['discount-over-price', 'discount', undefined],
      ['points-max', 'points', undefined],
    ])
    expect(priced).toMatchObject({ payable: 6000, discountAmount: 0, adjustments: [] })
  })

  it('says what took how much off, of which line', () => {
    const priced = price({
      lines: [
        line(2, 55_000, { id: 'a', rounding: 3 }),
        line(3, 15_000, { id: 'b', discount: { unit: 1, value: 10 } }),
      ],
      discount: { unit: 2, value: 10_000 },
      points: takeOffPoints(500, pointRule({ dongPerPoint: 1 })),
    })
    expect(priced.adjustments).toEqual([
      { kind: 'dose', source: null, amount: 3, lineId: 'a' },
      { kind: 'manual', source: null, amount: 4500, lineId: 'b' },
      { kind: 'manual', source: null, amount: 10_000 },
      { kind: 'points', source: null, amount: 500 },
    ])
    expect(priced.adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.discountAmount)
  })

  it('spreads what points pay over what the discount of the bill left', () => {
    const priced = price({
      lines: [line(1, 6000), line(1, 3001)],
      discount: { unit: 2, value: 10 },
      points: takeOffPoints(2, pointRule({ dongPerPoint: 1 })),
    })
    expect(priced.lines.map(({ orderShare, pointShare, net }) => [orderShare, pointShare, net])).toEqual([
      [7, 1, 5992],
      [3, 1, 2997],
    ])
  })

  it('goes without a line that is not counted, and gives its amount all the same', () => {
    const priced = price({
      lines: [line(1, 5000), line(1, 3000, { isCounted: false, discount: { unit: 2, value: 500 } })],
      discount: { unit: 1, value: 10 },
    })
    expect(priced).toMatchObject({ totalPrice: 5000, lineDiscount: 0, orderDiscount: 500, payable: 4500 })
    expect(priced.lines[1]).toMatchObject({ gross: 3000, lineDiscount: 500, orderShare: 0, net: 0, vat: 0 })
  })
})
