import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BilledSurcharge, surchargesBack } from './surcharges-back.ts'

const amount = fc.integer({ min: 1, max: 1_000_000_000 })

it('gives back exactly what was taken, however the goods come back, and nothing of what stays', () => {
  fc.assert(
    fc.property(
      amount,
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('SHARE', 'WHOLE', 'NEVER'),
      (taken, parts, returns) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const own: BilledSurcharge = {
          ...{ id: 'a', name: 'Phí', returns: returns as BilledSurcharge['returns'] },
          ...{ amount: taken, vat: Math.floor(taken / 11), returned: 0, returnedVat: 0 },
        }
        let backNow = 0
        for (const [place, part] of parts.entries()) {
          backNow += part
          const [back] = surchargesBack([own], { backNow, whole, isLast: place === parts.length - 1 })
          own.returned += back?.amount ?? 0
          own.returnedVat += back?.vat ?? 0
          expect(own.returned).toBeLessThanOrEqual(taken)
          expect(own.returnedVat).toBeLessThanOrEqual(own.returned)
        }
        expect(own.returned).toBe(returns === 'NEVER' ? 0 : taken)
        if (returns !== 'NEVER') expect(own.returnedVat).toBe(own.vat)
      },
    ),
  )
})
