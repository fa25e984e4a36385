import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBill } from '../sale/price/price-bill.ts'
import { priceComponent } from './price-component.ts'
import { sharePrice } from './share-price.ts'

describe('the price of a component', () => {
  it('is its share, and what does not divide comes off the line', () => {
    expect(priceComponent({ share: 1_000, need: 3 }, 1, 3)).toEqual({ unitPrice: 334, rounding: 2 })
    expect(priceComponent({ share: 1_000, need: 4 }, 1, 12)).toEqual({ unitPrice: 250, rounding: 0 })
    expect(priceComponent({ share: 5_000, need: 20 }, 10, 2)).toEqual({ unitPrice: 2_500, rounding: 0 })
    expect(priceComponent({ share: 0, need: 2 }, 1, 2)).toEqual({ unitPrice: 0, rounding: 0 })
  })

  it('adds up to the fixed price times the liều, whatever the components cost', () => {
    const items = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 30 }), unitPrice: fc.integer({ min: 0, max: 90_000 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(
        items,
        fc.integer({ min: 0, max: 900_000 }),
        fc.integer({ min: 1, max: 60 }),
        (items, price, count) => {
          const shares = sharePrice(price, items)
          const lines = items.map(({ quantity }, index) => ({
            quantity: quantity * count,
            vatRate: 5 as const,
            ...priceComponent({ share: shares[index]!, need: quantity }, 1, quantity * count),
          }))
          const bill = priceBill({ lines })
          expect(bill).toMatchObject({ problems: [], payable: price * count })
          for (const [index, { rounding }] of lines.entries()) expect(rounding).toBeLessThan(lines[index]!.quantity)
        },
      ),
    )
  })
})
