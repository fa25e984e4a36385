import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceInbound } from './price-inbound.ts'

const noShare = { costShare: 0, refundableShare: 0 }

describe('priceInbound', () => {
  it('adds up lines, discounts and VAT', () => {
    expect(
      priceInbound({
        lines: [
          { quantity: 10, price: 40_000, vatRate: 5 },
          { quantity: 3, price: 33_333, discount: { unit: 1, value: 10 }, vatRate: 8 },
          { quantity: 5, price: 2000 },
        ],
        discount: { unit: 2, value: 50_000 },
        deductsVat: false,
      }),
    ).toEqual({
      ok: true,
      lines: [
        {
          gross: 400_000,
          lineDiscount: 0,
          documentShare: 40_000,
          net: 360_000,
          vat: 18_000,
          ...noShare,
          cost: 378_000,
        },
        { gross: 99_999, lineDiscount: 10_000, documentShare: 9000, net: 80_999, vat: 6480, ...noShare, cost: 87_479 },
        { gross: 10_000, lineDiscount: 0, documentShare: 1000, net: 9000, vat: 0, ...noShare, cost: 9000 },
      ],
      goodsAmount: 509_999,
      lineDiscount: 10_000,
      documentDiscount: 50_000,
      discountAmount: 60_000,
      vatAmount: 24_480,
      costAmount: 0,
      otherCost: 0,
      payable: 474_479,
    })
  })

  it.each([
    ['is part of what the goods cost', false, [379_600, 87_839, 9040]],
    ['that is deducted is not', true, [361_600, 81_359, 9040]],
  ])('VAT %s; what is paid is the same', (_, deductsVat, costs) => {
    const priced = priceInbound({
      lines: [
        { quantity: 10, price: 40_000, vatRate: 5 },
        { quantity: 3, price: 33_333, discount: { unit: 1, value: 10 }, vatRate: 8 },
        { quantity: 5, price: 2000 },
      ],
      discount: { unit: 2, value: 50_000 },
      // Costs hold their VAT, whoever charges them: their rate is not known.
      costs: [{ amount: 2000, payer: 'OTHER' }],
      deductsVat,
    })
    expect(priced).toMatchObject({ vatAmount: 24_480, payable: 474_479, lines: costs.map(cost => ({ cost })) })
  })

  it.each([
    ['not declared', -1 as const],
    ['not taxed', -2 as const],
    ['zero', 0 as const],
    ['none', null],
  ])('adds no VAT when it is %s', (_, vatRate) => {
    expect(priceInbound({ lines: [{ quantity: 1, price: 1000, vatRate }], deductsVat: false })).toMatchObject({
      vatAmount: 0,
      payable: 1000,
    })
  })

  it.each([
    [
      'a line discount',
      { lines: [{ quantity: 1, price: 10, discount: { unit: 2 as const, value: 11 } }] },
      'discount-over-price',
      'items.0.discount',
    ],
    [
      'a document discount',
      { lines: [{ quantity: 1, price: 10 }], discount: { unit: 2 as const, value: 11 } },
      'discount-over-price',
      'discount',
    ],
    ['a line', { lines: [{ quantity: 2, price: 999_999_999_999 }] }, 'amount-too-large', 'items.0.quantity'],
    ['a total', { lines: [{ quantity: 1, price: 999_999_999_999, vatRate: 5 as const }] }, 'amount-too-large', 'items'],
  ])('refuses %s over the limit', (_, input, code, path) => {
    expect(priceInbound({ ...input, deductsVat: true })).toMatchObject({ ok: false, code, path })
  })
})

it('everything adds up', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    price: fc.nat(1_000_000),
    discount: fc.option(fc.record({ unit: fc.constant(1 as const), value: fc.nat(100) })),
    vatRate: fc.constantFrom(null, 0 as const, 5 as const, 8 as const, 10 as const, -1 as const, -2 as const),
  })
  const anyDiscount = fc.record({ unit: fc.constantFrom(1 as const, 2 as const), value: fc.nat(100) })
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 10 }), fc.option(anyDiscount), (lines, discount) => {
      const priced = priceInbound({ lines, discount, deductsVat: false })
      const deducted = priceInbound({ lines, discount, deductsVat: true })
      expect(deducted.ok).toBe(priced.ok)
      if (!priced.ok || !deducted.ok) return
      // What the goods are worth is less by the VAT of each line, and nothing else differs.
      const worth = priced.lines.map(line => ({ ...line, cost: line.cost - line.vat }))
      expect(deducted).toEqual({ ...priced, lines: worth })
      expect(priced.payable).toBe(priced.goodsAmount - priced.discountAmount + priced.vatAmount)
      expect(priced.payable).toBe(sum(priced.lines.map(line => line.net + line.vat)))
      expect(sum(priced.lines.map(line => line.cost))).toBe(priced.payable)
      expect(sum(priced.lines.map(line => line.documentShare))).toBe(priced.documentDiscount)
      for (const line of priced.lines) expect(Math.min(line.net, line.vat)).toBeGreaterThanOrEqual(0)
    }),
  )
})
