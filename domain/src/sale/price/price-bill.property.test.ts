import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pointRule } from '../../../test/point-factory.ts'
import { takeOffPoints } from '../take-off-points.ts'
import { priceBill } from './price-bill.ts'

const percent = fc.integer({ min: 0, max: 10_000 }).map(basisPoints => ({ unit: 1 as const, value: basisPoints / 100 }))
const anyDiscount = fc.oneof(
  fc.constant(null),
  percent,
  fc.nat(100_000).map(value => ({ unit: 2 as const, value })),
)
const lineParts = {
  quantity: fc.integer({ min: 1, max: 1000 }),
  unitPrice: fc.oneof(fc.nat(20), fc.nat(10_000_000)),
  vatRate: fc.constantFrom(0 as const, 5 as const, 8 as const, 10 as const, -1 as const, -2 as const),
}
const anyLine = fc.record({ ...lineParts, discount: anyDiscount })
const anyBill = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  discount: anyDiscount,
  points: fc.oneof(fc.constant(0), fc.nat(50_000)).map(points => takeOffPoints(points, pointRule({ dongPerPoint: 1 }))),
})
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

it('everything adds up, and nothing is below zero', () => {
  fc.assert(
    fc.property(anyBill, input => {
      const priced = priceBill(input)
      const { lines } = priced
      expect(sum(lines.map(line => line.gross))).toBe(priced.totalPrice)
      expect(sum(lines.map(line => line.lineDiscount))).toBe(priced.lineDiscount)
      expect(sum(lines.map(line => line.orderShare))).toBe(priced.orderDiscount)
      expect(sum(lines.map(line => line.pointShare))).toBe(priced.pointsAmount)
      expect(sum(lines.map(line => line.net))).toBe(priced.payable)
      expect(priced.payable).toBe(priced.totalPrice - priced.discountAmount)
      expect(sum(priced.adjustments.map(({ amount }) => amount))).toBe(priced.discountAmount)
      expect(sum(priced.vatGroups.map(group => group.net))).toBe(priced.payable)
      expect(sum(priced.vatGroups.map(group => group.vat))).toBe(sum(lines.map(line => line.vat)))
      for (const line of lines) {
        expect(line.net).toBe(line.gross - line.lineDiscount - line.orderShare - line.pointShare)
        const { lineDiscount, orderShare, pointShare, net, vat } = line
        expect(Math.min(lineDiscount, orderShare, pointShare, net, vat)).toBeGreaterThanOrEqual(0)
        expect(line.vat).toBeLessThanOrEqual(line.net)
      }
    }),
  )
})

it('a percentage is never refused for being too much', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ ...lineParts, discount: percent }), { maxLength: 8 }),
      percent,
      (lines, discount) => {
        expect(priceBill({ lines, discount }).problems).toEqual([])
      },
    ),
  )
})
