import { expect, it } from 'vitest'
import { valueLots } from './value-lots.ts'

it('takes the value of a lot line after line, the last unit taking what is left', () => {
  const lots = [{ id: 'a', quantity: 3, value: 100 }]
  const takes = [[{ lotId: 'a', quantity: 1 }], [{ lotId: 'a', quantity: 1 }], [{ lotId: 'a', quantity: 1 }]]
  expect(
    valueLots(takes, lots)
      .flat()
      .map(lot => lot.value),
  ).toEqual([33, 34, 33])
  expect(lots[0]).toEqual({ id: 'a', quantity: 3, value: 100 })
})

it('does not take from a lot that was not loaded', () => {
  expect(() => valueLots([[{ lotId: 'b', quantity: 1 }]], [])).toThrow(RangeError)
})
