import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceInbound } from './price-inbound.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 5_000 }),
  price: fc.oneof(fc.constant(0), fc.nat(2_000_000)),
  vatRate: fc.constantFrom(0 as const, 5 as const, 8 as const, -2 as const, null),
})
const cost = fc.record({
  amount: fc.integer({ min: 1, max: 50_000_000 }),
  payer: fc.constantFrom('SUPPLIER' as const, 'OTHER' as const),
  isRefundable: fc.boolean(),
})

it('costs beside the goods come back to the last đồng in what the lines cost, each as near its share as whole đồng go', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.array(cost, { maxLength: 6 }),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      (lines, costs, percent, deductsVat) => {
        const goods = { lines, discount: { unit: 1 as const, value: percent }, deductsVat }
        const [bare, priced] = [priceInbound(goods), priceInbound({ ...goods, costs })]
        if (!bare.ok || !priced.ok) throw new Error('these amounts are within the limits')
        const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
        const all = sum(costs.map(({ amount }) => amount))
        const refundable = sum(costs.map(one => (one.payer === 'SUPPLIER' && one.isRefundable ? one.amount : 0)))

        expect(sum(priced.lines.map(({ costShare }) => costShare))).toBe(all)
        expect(sum(priced.lines.map(({ refundableShare }) => refundableShare))).toBe(refundable)
        expect(sum(priced.lines.map(({ cost }) => cost)) - sum(bare.lines.map(({ cost }) => cost))).toBe(all)
        expect(priced.costAmount + priced.otherCost).toBe(all)
        // Only what the supplier charges is paid to it.
        expect(priced.payable - bare.payable).toBe(priced.costAmount)
        const nets = sum(priced.lines.map(({ net }) => net))
        for (const { costShare, refundableShare, net } of priced.lines) {
          expect(refundableShare).toBeLessThanOrEqual(costShare)
          if (nets > 0) expect(Math.abs(costShare - (all * net) / nets)).toBeLessThan(2.001)
        }
      },
    ),
  )
})
