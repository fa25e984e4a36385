import fc from 'fast-check'
import { expect, it } from 'vitest'
import { averageGoods, averageOut } from './average-out.ts'

const goods = (
  openingQuantity: number,
  openingValue: number,
  quantityIn: number,
  valueIn: number,
  quantityOut: number,
) => ({
  ...{ openingQuantity, openingValue, quantityIn, valueIn, quantityOut },
})

it.each([
  ['two prices', goods(10, 10_000, 10, 20_000, 5), 7_500],
  ['all of it', goods(3, 1_000, 0, 0, 3), 1_000],
  ['thirds round half up', goods(3, 1_000, 0, 0, 1), 333],
  ['nothing went', goods(3, 1_000, 0, 0, 0), 0],
  ['more than there was', goods(1, 1_000, 0, 0, 2), null],
  ['began below zero', goods(-2, -200, 10, 1_000, 1), null],
  ['value fell below zero', goods(2, 100, 0, -300, 1), null],
])('%s', (_, period, value) => {
  expect(averageOut(period)).toBe(value)
})

it('never takes more value than there is, and leaves none on nothing', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 })
  const count = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      count,
      amount,
      count,
      amount,
      count,
      (openingQuantity, openingValue, quantityIn, valueIn, quantityOut) => {
        const out = averageOut({ openingQuantity, openingValue, quantityIn, valueIn, quantityOut })
        const left = openingValue + valueIn - (out ?? 0)
        if (openingQuantity + quantityIn < quantityOut) expect(out).toBeNull()
        else expect(left).toBeGreaterThanOrEqual(0)
        if (quantityOut > 0 && openingQuantity + quantityIn === quantityOut) expect(left).toBe(0)
      },
    ),
  )
})

it('begins with what the quarter before left, where that was kept of as many', () => {
  const ledger = { ...goods(10, 10_000, 10, 20_000, 5), valueOut: 5_000 }
  expect(averageGoods(ledger)).toMatchObject({ openingValue: 10_000, valueOut: 7_500, isAverage: true })
  expect(averageGoods(ledger, { quantity: 10, value: 12_000 })).toMatchObject({ openingValue: 12_000, valueOut: 8_000 })
  expect(averageGoods(ledger, { quantity: 9, value: 12_000 })).toMatchObject({ openingValue: 10_000, valueOut: 7_500 })
})

it('comes back to the ledger where no average holds', () => {
  const ledger = { ...goods(1, 1_000, 0, 0, 2), valueOut: 1_900 }
  const { openingValue, valueIn, valueOut, isAverage } = averageGoods(ledger, { quantity: 1, value: 1_200 })
  expect([openingValue, isAverage]).toEqual([1_200, false])
  expect(openingValue + valueIn - valueOut).toBe(1_000 - 1_900)
})
