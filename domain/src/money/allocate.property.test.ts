import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { maxAmount } from './safe-amount.ts'

const weights = fc.array(fc.oneof(fc.constant(0), fc.nat(10), fc.nat(maxAmount)), { minLength: 1, maxLength: 30 })
const total = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -maxAmount, max: maxAmount }))

it('the parts add up to the total, whatever the weights', () => {
  fc.assert(
    fc.property(total, weights, (total, weights) => {
      const sum = allocate(total, weights).reduce((all, part) => all + BigInt(part), 0n)
      expect(sum).toBe(BigInt(total))
    }),
  )
})

it('each part is within one of its exact share, has the sign of the total, and is zero for no weight', () => {
  fc.assert(
    fc.property(total, weights, (total, weights) => {
      const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
      fc.pre(sum > 0n)
      allocate(total, weights).forEach((part, index) => {
        const difference = BigInt(part) * sum - BigInt(total) * BigInt(weights[index]!)
        expect((difference < 0n ? -difference : difference) < sum).toBe(true)
        expect(Math.sign(part) * Math.sign(total)).toBeGreaterThanOrEqual(0)
        if (weights[index] === 0) expect(part).toBe(0)
      })
    }),
  )
})

it('no part is larger than its weight when the total fits', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(1000), (weights, seed) => {
      const sum = weights.reduce((all, weight) => all + weight, 0)
      fc.pre(sum > 0)
      allocate(seed % (sum + 1), weights).forEach((part, index) => {
        expect(part).toBeLessThanOrEqual(weights[index]!)
      })
    }),
  )
})
