import { expect, it } from 'vitest'
import { checkPrices, isAskedPrice } from './check-prices.ts'
import type { EditorLine } from './editor-state.ts'

const line = (more: object = {}, product: object = {}) =>
  ({
    unitId: 'box',
    quantity: 10,
    bonusQuantity: 0,
    price: 70_000,
    salePrices: [],
    vatRate: 5,
    ...more,
    product: {
      units: [
        { id: 'box', name: 'Hộp', ratio: 100, price: 90_000 },
        { id: 'pill', name: 'Viên', ratio: 1, price: 1_000 },
      ],
      last: { price: 700, ratio: 1, providerName: 'An', day: '2026-11-01' },
      ...product,
    },
  }) as unknown as EditorLine

const withVat = (cost: number) => ({ cost, deductsVat: false })

it('compares with the last price in the unit of the line, and asks beyond 30 % either way', () => {
  const same = checkPrices(line(), withVat(735_000))
  expect(same).toEqual({ change: 0, before: 70_000, belowCost: null })
  expect(isAskedPrice(same)).toBe(false)
  expect(isAskedPrice(checkPrices(line({ price: 91_000 }), withVat(800_000)))).toBe(false)
  expect(checkPrices(line({ price: 700_000 }), withVat(800_000)).change).toBeCloseTo(9)
  expect(isAskedPrice(checkPrices(line({ price: 7_000 }), withVat(73_500)))).toBe(true)
})

it('takes the cost on the shelf where goods were never bought, and nothing where both are unknown', () => {
  expect(checkPrices(line({}, { last: null, cost: 350 }), withVat(735_000)).change).toBeCloseTo(1.1)
  expect(checkPrices(line({}, { last: null, cost: 0 }), withVat(735_000)).change).toBeNull()
})

it('names the unit that is sold for less than it costs, by the prices that hold from now on', () => {
  const dear = checkPrices(line({}), withVat(950_000))
  expect(dear.belowCost).toEqual({ unit: 'Hộp', price: 90_000, beforeVat: null, cost: 95_000 })
  expect(isAskedPrice(dear)).toBe(true)
  const raised = checkPrices(line({ salePrices: [{ unitId: 'box', price: 99_000 }] }), withVat(950_000))
  expect(raised.belowCost).toBeNull()
})

it('compares the price without its VAT where the cost is without', () => {
  // 90.000 hold 4.286 of VAT: 85.714 are earned.
  const withoutVat = (cost: number) => checkPrices(line({}), { cost, deductsVat: true }).belowCost
  expect(withoutVat(857_000)).toBeNull()
  expect(withoutVat(858_000)).toEqual({ unit: 'Hộp', price: 90_000, beforeVat: 85_714, cost: 85_800 })
  expect(checkPrices(line({}), withVat(858_000)).belowCost).toBeNull()
})
